import { addMonths } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'

/** A balance below this is low (cents, domain 1.5). */
const LOW_BALANCE = 250

/** Credit stays valid for this many months after the sim was used or topped up (domain 1.5). */
const MONTHS_VALID = 6
/** The expiry warning starts this many months before the end. */
const MONTHS_LEFT = 1

/** The last day on which credit is valid after use or a top-up on `day`. */
export const validUntil = (day: Day): Day => addMonths(day, MONTHS_VALID)

type Validity = 'valid' | 'expiring' | 'expired'

export function validityOf(until: Day, today: Day): Validity {
  if (today > until) return 'expired'
  return today >= addMonths(until, -MONTHS_LEFT) ? 'expiring' : 'valid'
}

/** The state of a credit balance (cents). */
export function balanceState(balance: number): 'enough' | 'low' | 'empty' {
  if (balance <= 0) return 'empty'
  return balance < LOW_BALANCE ? 'low' : 'enough'
}
