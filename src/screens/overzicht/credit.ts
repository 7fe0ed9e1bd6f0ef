import type { AutoCreditTopUp } from '../../api/contract/overview.ts'
import type { Day } from '../../api/contract/parts.ts'
import { balanceState } from '../../domain/credit.ts'
import { dayInFull } from '../../domain/dateText.ts'
import { euro } from '../../domain/money.ts'
import { copy } from './copy.ts'

const words = copy.balance
/** Little credit, but some. */
export const isLowBalance = (balance: number): boolean => balanceState(balance) === 'low'

/** `until` is the last day on which the credit is valid. */
export const validityText = (until: Day, today: Day): string =>
  (until < today ? words.expired : words.validUntil)(dayInFull(until))

/** `Aan: € 20,00 bij een tegoed onder € 5,00` */
export function autoTopUpText({ type, amount, threshold, dayOfMonth }: AutoCreditTopUp): string {
  if (type === 'BUNDLE') return words.onBundle
  if (type === 'BALANCE' && threshold !== null) return words.onBalance(euro(amount), euro(threshold))
  if (type === 'MONTHLY' && dayOfMonth !== null) return words.onMonthly(euro(amount), dayOfMonth)
  return words.on(euro(amount))
}
