import { joined } from './plainValue.ts'

/**
 * A typed Dutch number from its 0, whatever blanks and marks are in it: `+31 (0)6 12 34 56 78`, `0031 6…` and `31 6…` give `0612345678`.
 * Other text comes back in one piece.
 */
export const nationalNumber = (text: string): string =>
  joined(text)
    .replace(/^tel(?=[+\d])/i, '')
    .replace(/^(?:\+|00)310?(?=[1-9])|^31(?=6\d{8}$)/, '0')

/**
 * Parses a Dutch mobile number to `06` and 8 digits, or null (spec 5 fields): 10 digits starting with 06, or the country code, 6 and 8
 * digits of which the first is 1 to 9. The 0 in brackets that people write after the country code may be there.
 */
export function mobileNumber(text: string): string | null {
  const number = nationalNumber(text)
  return (joined(text).startsWith('06') ? /^06\d{8}$/ : /^06[1-9]\d{7}$/).test(number) ? number : null
}

/** The error key of a typed number, or null. */
export function mobileNumberProblem(text: string): 'required' | 'invalid' | null {
  if (joined(text) === '') return 'required'
  return mobileNumber(text) === null ? 'invalid' : null
}

/** Formats `0612345678` as `06 12 34 56 78`. */
export const phoneText = (number: string): string => number.replace(/(\d{2})(?=\d)/g, '$1 ')

/** Formats a typed number in pairs; an invalid number stays as typed. */
export function phoneInputText(text: string): string {
  const number = mobileNumber(text)
  return number === null ? text : phoneText(number)
}

/** Masks `0612345678` as `06 •••• ••78`. */
export const maskedNumber = (number: string): string => `${number.slice(0, 2)} •••• ••${number.slice(-2)}`
