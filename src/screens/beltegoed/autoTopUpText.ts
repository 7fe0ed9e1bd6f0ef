import type { AutoCreditTopUp } from '../../api/contract/overview.ts'
import { euro } from '../../words/money.ts'

const words = {
  balance: (amount: string, threshold: string) => `We waarderen ${amount} op als je tegoed lager is dan ${threshold}.`,
  monthly: (amount: string, day: number) => `We waarderen elke maand op dag ${day} ${amount} op.`,
  bundle: (amount: string) => `We waarderen ${amount} op voordat je bundel verlengt.`,
  other: (amount: string) => `We waarderen steeds ${amount} op.`,
} as const

export function autoTopUpText({ type, amount, threshold, dayOfMonth }: AutoCreditTopUp): string {
  if (type === 'BUNDLE') return words.bundle(euro(amount))
  if (type === 'BALANCE' && threshold !== null) return words.balance(euro(amount), euro(threshold))
  if (type === 'MONTHLY' && dayOfMonth !== null) return words.monthly(euro(amount), dayOfMonth)
  return words.other(euro(amount))
}
