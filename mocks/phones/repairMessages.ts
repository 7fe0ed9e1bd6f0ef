/** The label of a repair, and its price when that comes first. */

import { dayOf } from '#kit/dates.ts'
import { euro } from '#kit/words/money.ts'
import type { RepairProblem } from '#model/phones/contract/repair.ts'
import { guaranteedUntil, hearsPriceFirst } from '#model/phones/repair.ts'
import { mailTo, type Subject } from '../world/message.ts'
import { ownPhoneOf } from './handset.ts'
import { repairReferenceOf, repairStateOn } from './repair.ts'

/** Cents. */
const prices: Readonly<Record<RepairProblem, number>> = { SCREEN: 14900, BATTERY: 6900, WATER: 18900, OTHER: 8900 }

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
