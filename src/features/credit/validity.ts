import type { Day } from '#kit/parts.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { balanceState, validityOf } from '#model/credit/credit.ts'
import { creditLines as copy } from './aboutCredit.ts'

/** `until` is the last day on which the balance can be used. */
export const validityText = (until: Day, today: Day): string =>
  (validityOf(until, today) === 'expired' ? copy.expired : copy.validUntil)(dayInFull(until))

/** The warning for an empty, low, expired or expiring balance (cents); null when all is well. */
export function warningOf(balance: number, until: Day | null, today: Day): string | null {
  const validity = until === null ? 'valid' : validityOf(until, today)
  if (validity === 'expired') return copy.warnings.expired
  const state = balanceState(balance)
  if (state === 'empty') return copy.warnings.empty
  if (validity === 'expiring' && until !== null) return copy.warnings.expiring(dayInFull(until))
  return state === 'low' ? copy.warnings.low(euro(balance)) : null
}
