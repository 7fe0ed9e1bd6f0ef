import type { Day } from '#kit/parts.ts'
import { addWorkdays } from '#kit/workdays.ts'
import type { RepairState } from '#model/phones/contract/repair.ts'
import { labelBy } from '#model/phones/repair.ts'
import type { Account, Repairs } from '../../fixtures/accounts/account.ts'

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
