import type { Account, Repairs } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type { RepairState } from '../../src/api/contract/repair.ts'
import { labelBy } from '../../src/domain/repair.ts'
import { addWorkdays } from '../../src/domain/workdays.ts'

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
