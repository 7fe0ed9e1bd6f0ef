import type { TopUpOptions } from './contract/credit.ts'

/** True when the amount stays within the credit limit. Cents. */
export const fits = (amount: number, balance: number, maximum: number): boolean => balance + amount <= maximum

/** The part of an amount within the credit limit; the rest is refunded. Cents. */
export const fitting = (amount: number, balance: number, maximum: number): number =>
  Math.max(0, Math.min(amount, maximum - balance))

/**
 * The preselected amount: the wanted one when it is offered and fits, else the smallest that covers the shortage, else the popular one,
 * else the largest that fits. Null when none fits. Cents.
 */
export function amountChosen(
  { amounts, popular, maximum }: TopUpOptions,
  wanted: number | null,
  balance: number,
  lacking: number,
): number | null {
  const possible = amounts.filter((amount) => fits(amount, balance, maximum))
  const known = possible.find((amount) => amount === wanted)
  if (known !== undefined) return known
  if (lacking > 0) return possible.find((amount) => amount >= lacking) ?? possible.at(-1) ?? null
  return possible.find((amount) => amount === popular) ?? possible.at(-1) ?? null
}
