import type { Day } from '../../api/contract/parts.ts'
import { balanceState, validityOf } from '../../domain/credit.ts'
import { dayInFull } from '../../domain/dateText.ts'
import { euro } from '../../domain/money.ts'
import { aboutCredit as copy } from './aboutCredit.ts'

/** `until` is the last day on which the credit can be used. */
export const validityText = (until: Day, today: Day): string =>
  (validityOf(until, today) === 'expired' ? copy.expired : copy.validUntil)(dayInFull(until))

/** What has to be said first: credit that is gone or going, for want of money or of time. Null: nothing. `balance` in cents. */
export function warningOf(balance: number, until: Day | null, today: Day): string | null {
  const validity = until === null ? 'valid' : validityOf(until, today)
  if (validity === 'expired') return copy.warnings.expired
  const state = balanceState(balance)
  if (state === 'empty') return copy.warnings.empty
  if (validity === 'expiring' && until !== null) return copy.warnings.expiring(dayInFull(until))
  return state === 'low' ? copy.warnings.low(euro(balance)) : null
}
