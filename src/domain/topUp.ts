import type { TopUpOptions } from '../api/contract/credit.ts'
import { digitsAmong } from '../typed/digits.ts'
import { plainText } from '../typed/typedText.ts'

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

const CODE_LENGTH = 16

/** The 16 digits of a top-up code in any notation, also from a whole message; null when there are more or fewer (domain 1.5). */
export const topUpCode = (text: string): string | null => digitsAmong(text, CODE_LENGTH)

/** Formats a code in four groups of four; other text stays as typed. */
export const topUpCodeText = (text: string): string => topUpCode(text)?.replace(/(\d{4})(?=\d)/g, '$1 ') ?? text

/** The Luhn check of ISO/IEC 7812: every second digit from the right is doubled. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

type TopUpCodeProblem = 'required' | 'length' | 'wrong'

/** The problem with a top-up code, or null: not 16 digits, or a check digit that does not fit (domain 1.5, 1.26). */
export function topUpCodeProblem(text: string): TopUpCodeProblem | null {
  const code = topUpCode(text)
  if (code !== null) return passesLuhn(code) ? null : 'wrong'
  return plainText(text) === '' ? 'required' : 'length'
}
