import { plural } from '../words/plural.ts'
import { plainText } from './typedText.ts'

// People and address books format numbers with spaces, hyphens, dots and brackets.
const DECORATION = /[\s().\-\u2010-\u2015]/g

const plain = (text: string) => plainText(text).replace(DECORATION, '')

/**
 * Parses a Dutch mobile number to `06` and 8 digits, or null (spec 5 fields): 10 digits starting with 06, or +316 or 00316 followed by 8
 * digits of which the first is 1 to 9.
 */
export function mobileNumber(text: string): string | null {
  const number = plain(text)
  if (/^06[0-9]{8}$/.test(number)) return number
  const rest = /^(?:\+|00)316([1-9][0-9]{7})$/.exec(number)?.[1]
  return rest === undefined ? null : `06${rest}`
}

/** The error key of a typed number, or null. */
export function mobileNumberProblem(text: string): 'required' | 'invalid' | null {
  if (text.trim() === '') return 'required'
  return mobileNumber(text) === null ? 'invalid' : null
}

/** Formats `0612345678` as `06 12 34 56 78`. */
export const phoneText = (number: string): string => number.replace(/(\d{2})(?=\d)/g, '$1 ')

/** Formats a typed number in pairs; an invalid number stays as typed. */
export function phoneInputText(text: string): string {
  const number = mobileNumber(text)
  return number === null ? text : phoneText(number)
}

const COUNTS = ['', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']

/** A masked number for screen readers: `06 •••• ••78` as `06, zes verborgen cijfers, 78`. */
export const spokenNumber = (text: string): string =>
  text
    .replace(/ ?•[• ]*/g, (dots) => {
      const count = dots.replace(/[^•]/g, '').length
      return `, ${COUNTS[count] ?? count} verborgen ${plural(count, 'cijfer', 'cijfers')}, `
    })
    .replace(/^, |, $/g, '')

/** Masks `0612345678` as `06 •••• ••78`. */
export const maskedNumber = (number: string): string => `${number.slice(0, 2)} •••• ••${number.slice(-2)}`
