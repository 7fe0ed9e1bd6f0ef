import { digitsAmong } from '#kit/typed/digits.ts'
import { passesLuhn } from '#kit/typed/luhn.ts'
import { plainText } from '#kit/typed/typedText.ts'

/** A full card number: 19 digits with a check digit at the end, starting with 89 (telecom) and 31 (the Netherlands) (domain 1.6). */
const WHOLE = /^8931\d{15}$/
/** The digits that prove that the card has arrived (domain 1.6). */
const LAST = 6
const WHOLE_LENGTH = 19

/** True for a simcard number with a valid check digit. */
export const isIccid = (number: string): boolean => WHOLE.test(number) && passesLuhn(number)

/** Formats a card number in groups of four, as on the card: `8931 9926 0000 0010 965`. */
export const iccidText = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** The last six digits of a typed simcard number, which may be complete or stand in a message. Null when invalid. */
export function simDigits(text: string): string | null {
  const whole = digitsAmong(text, WHOLE_LENGTH)
  return whole !== null && isIccid(whole) ? whole.slice(-LAST) : digitsAmong(text, LAST)
}

type SimDigitsProblem = 'required' | 'invalid'

/** The problem with the typed digits, or null (domain 1.26): six digits, or a full number with a valid check digit. */
export function simDigitsProblem(text: string): SimDigitsProblem | null {
  if (plainText(text) === '') return 'required'
  return simDigits(text) === null ? 'invalid' : null
}
