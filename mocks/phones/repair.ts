import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { euro } from '#kit/words/money.ts'
import { addWorkdays } from '#kit/workdays.ts'
import type { RepairProblem, RepairState } from '#model/phones/contract/repair.ts'
import { guaranteedUntil, hearsPriceFirst, labelBy } from '#model/phones/repair.ts'
import type { Account, Repairs } from '../../fixtures/accounts/account.ts'
import { mailTo, type Subject } from '../world/message.ts'
import { ownPhoneOf } from './phoneOrder.ts'

/** Cents. */
const prices: Readonly<Record<RepairProblem, number>> = { SCREEN: 14900, BATTERY: 6900, WATER: 18900, OTHER: 8900 }

/** The label of a repair, and its price when that comes first. */
export const ofRepair: Subject = (was, { account, at }) => {
  if (account.type === 'Prepaid' || account.repairs.last === null) return []
  const { problem, day } = account.repairs.last
  const [before, state] = [repairStateOn(dayOf(was.at), day), repairStateOn(dayOf(at), day)]
  if (state === before) return []
  const reference = repairReferenceOf(account, account.repairs)
  if (state === 'LABEL_SENT') {
    const label = `In deze e-mail zit het verzendlabel voor je reparatie ${reference}. Zet je telefoon eerst terug naar de fabrieksinstellingen.`
    return [mailTo(account, label)]
  }
  const delivered = ownPhoneOf(account)?.delivered ?? null
  if (state !== 'IN_REPAIR' || delivered === null || !hearsPriceFirst(problem, guaranteedUntil(delivered), day)) return []
  const price = `De reparatie ${reference} kost ${euro(prices[problem])}. Laat het ons weten als je dat niet wilt, dan sturen we je telefoon terug.`
  return [mailTo(account, price)]
}

/** The number of working days until the phone arrives at the workshop, and until it is sent back. */
const [ARRIVES, LEAVES] = [4, 8]

/** How far a repair is on a day. */
export function repairStateOn(today: Day, requestedOn: Day): RepairState {
  if (today >= addWorkdays(requestedOn, LEAVES)) return 'SENT_BACK'
  if (today >= addWorkdays(requestedOn, ARRIVES)) return 'IN_REPAIR'
  return today >= labelBy(requestedOn) ? 'LABEL_SENT' : 'REQUESTED'
}

/** The number of the latest repair. */
export const repairReferenceOf = ({ number }: Pick<Account, 'number'>, { count }: Repairs): string =>
  `RP-26${String(number).padStart(3, '0')}-${String(count).padStart(3, '0')}`
