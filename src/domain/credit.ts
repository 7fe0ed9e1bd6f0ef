import type { Day } from '../api/contract/parts.ts'
import { addMonths } from './dates.ts'

/** Credit below this is nearly used up (cents, domain 1.5). */
export const LOW_BALANCE = 250

/** Credit stays usable for so many months after the sim was used or the credit topped up (domain 1.5). */
export const MONTHS_VALID = 6
/** Of those, so many are left when we warn: after 5 months. */
const MONTHS_LEFT = 1

/** The last day on which credit can be used that was topped up, or used, on a day. */
export const validUntil = (day: Day): Day => addMonths(day, MONTHS_VALID)

export type Validity = 'valid' | 'expiring' | 'expired'

/** How long credit can still be used: `until` is the last day. In its last month it is about to expire. */
export function validityOf(until: Day, today: Day): Validity {
  if (today > until) return 'expired'
  return today >= addMonths(until, -MONTHS_LEFT) ? 'expiring' : 'valid'
}

/** What is to be said about so much credit (cents). */
export function balanceState(balance: number): 'enough' | 'low' | 'empty' {
  if (balance <= 0) return 'empty'
  return balance < LOW_BALANCE ? 'low' : 'enough'
}
