import { passesLuhn } from './topUp.ts'

/** The whole number on a card: 19 digits of which the last is a check; the first are 89, telecom, and 31, the Netherlands (domain 1.6). */
const WHOLE = /^8931\d{15}$/
/** Enough of it to prove that the card has arrived (domain 1.6). */
const LAST = 6

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/[\s.\-\u200b-\u200f\u2060\ufeff]/g, '')

/** Is this the number of a simcard, with a right check digit? */
export const isIccid = (number: string): boolean => WHOLE.test(number) && passesLuhn(number)

/** `8931 9926 0000 0010 965`: in groups of four, as it stands on the card. */
export const iccidText = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** The last six digits of a simcard number, also when the whole number was typed. Null when it is neither. */
export function simDigits(text: string): string | null {
  const digits = digitsOf(text)
  if (/^\d{6}$/.test(digits)) return digits
  return isIccid(digits) ? digits.slice(-LAST) : null
}

export type SimDigitsProblem = 'required' | 'invalid'

/** What is wrong with the last digits of a simcard number (domain 1.26): six of them, or a whole number whose check digit is right. */
export function simDigitsProblem(text: string): SimDigitsProblem | null {
  if (digitsOf(text) === '') return 'required'
  return simDigits(text) === null ? 'invalid' : null
}
