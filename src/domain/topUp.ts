import type { TopUpOptions } from '../api/contract/credit.ts'

/** May this amount be added to this credit, of which there can be so much at most? Cents. */
export const fits = (amount: number, balance: number, maximum: number): boolean => balance + amount <= maximum

/** What of an amount fits: the rest goes back. Cents. */
export const fitting = (amount: number, balance: number, maximum: number): number =>
  Math.max(0, Math.min(amount, maximum - balance))

/**
 * The amount that is chosen: what the customer wants, when that is offered and fits; else the least that covers what they are short of; else
 * the popular one, or the largest that fits. Null when nothing does. Cents.
 */
export function amountChosen(
  { amounts, popular, maximum }: TopUpOptions,
  wanted: number | null,
  balance: number,
  lacking = 0,
): number | null {
  const possible = amounts.filter((amount) => fits(amount, balance, maximum))
  const known = possible.find((amount) => amount === wanted)
  if (known !== undefined) return known
  if (lacking > 0) return possible.find((amount) => amount >= lacking) ?? possible.at(-1) ?? null
  return possible.find((amount) => amount === popular) ?? possible.at(-1) ?? null
}

/** The digits of a top-up code, however it was typed. */
export const topUpCode = (text: string): string => text.normalize('NFKC').replace(/[\s.\-\u200b-\u200f\u2060\ufeff]/g, '')

/** As it is written: four groups of four. */
export const topUpCodeText = (text: string): string =>
  /^\d{16}$/.test(topUpCode(text)) ? topUpCode(text).replace(/(\d{4})(?=\d)/g, '$1 ') : text

/** The check digit of ISO/IEC 7812: every second digit from the right counts double. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

export type TopUpCodeProblem = 'required' | 'invalid'

/** What is wrong with a top-up code: 16 digits of which the last is a check (domain 1.5, 1.26). */
export function topUpCodeProblem(text: string): TopUpCodeProblem | null {
  const code = topUpCode(text)
  if (code === '') return 'required'
  return /^\d{16}$/.test(code) && passesLuhn(code) ? null : 'invalid'
}
