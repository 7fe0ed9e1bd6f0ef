import { plural } from './plural.ts'
import { plainText } from './typedText.ts'

// Spaces, hyphens, dots and brackets: people and address books put them in numbers.
const DECORATION = /[\s().\-\u2010-\u2015]/g

const plain = (text: string) => plainText(text).replace(DECORATION, '')

/**
 * A Dutch mobile number as `06` and 8 digits, or null (spec 5 fields): exactly 10 digits starting with 06, or +316 or 00316 followed
 * by 8 digits of which the first is 1 to 9.
 */
export function mobileNumber(text: string): string | null {
  const number = plain(text)
  if (/^06[0-9]{8}$/.test(number)) return number
  const rest = /^(?:\+|00)316([1-9][0-9]{7})$/.exec(number)?.[1]
  return rest === undefined ? null : `06${rest}`
}

/** What is wrong with a typed number: the name of the error text, or null. */
export function mobileNumberProblem(text: string): 'required' | 'invalid' | null {
  if (text.trim() === '') return 'required'
  return mobileNumber(text) === null ? 'invalid' : null
}

/** `0612345678` as `06 12 34 56 78`. */
export const phoneText = (number: string): string => number.replace(/(\d{2})(?=\d)/g, '$1 ')

/** A typed number in pairs; what is not a mobile number stays as it was typed. */
export function phoneInputText(text: string): string {
  const number = mobileNumber(text)
  return number === null ? text : phoneText(number)
}

const COUNTS = ['', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']

/** A number with hidden digits, to be spoken: `06 •••• ••78` as `06, zes verborgen cijfers, 78`. */
export const spokenNumber = (text: string): string =>
  text
    .replace(/ ?•[• ]*/g, (dots) => {
      const count = dots.replace(/[^•]/g, '').length
      return `, ${COUNTS[count] ?? count} verborgen ${plural(count, 'cijfer', 'cijfers')}, `
    })
    .replace(/^, |, $/g, '')

/** `0612345678` as `06 •••• ••78`. */
export const maskedNumber = (number: string): string => `${number.slice(0, 2)} •••• ••${number.slice(-2)}`
