import { passesLuhn } from './topUp.ts'

/** A full card number: 19 digits with a check digit at the end, starting with 89 (telecom) and 31 (the Netherlands) (domain 1.6). */
const WHOLE = /^8931\d{15}$/
/** The digits that prove that the card has arrived (domain 1.6). */
const LAST = 6

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/[\s.\-\u200b-\u200f\u2060\ufeff]/g, '')

/** True for a simcard number with a valid check digit. */
export const isIccid = (number: string): boolean => WHOLE.test(number) && passesLuhn(number)

/** Formats a card number in groups of four, as on the card: `8931 9926 0000 0010 965`. */
export const iccidText = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** The last six digits of a typed simcard number, which may be complete. Null when invalid. */
export function simDigits(text: string): string | null {
  const digits = digitsOf(text)
  if (/^\d{6}$/.test(digits)) return digits
  return isIccid(digits) ? digits.slice(-LAST) : null
}

type SimDigitsProblem = 'required' | 'invalid'

/** The problem with the typed digits, or null (domain 1.26): six digits, or a full number with a valid check digit. */
export function simDigitsProblem(text: string): SimDigitsProblem | null {
  if (digitsOf(text) === '') return 'required'
  return simDigits(text) === null ? 'invalid' : null
}
