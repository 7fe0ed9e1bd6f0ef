import { plainText } from './typedText.ts'

/** Letters, digits and the separators that people type: any space, dots, hyphens. */
const WRITTEN = /^[\p{L}\d\s.\-\u2010-\u2015]*$/u
const BETWEEN = /[\s.\-\u2010-\u2015]/g

/** The stored form: `nl91abna0417164300` and `NL91.ABNA.0417…` give `NL91ABNA0417164300`. */
export const plainIban = (text: string): string => plainText(text).replace(BETWEEN, '').toUpperCase()

/** Groups of four: `NL91 ABNA 0417 1643 00`. Text with any other character stays as typed. */
export const ibanText = (text: string): string =>
  WRITTEN.test(plainText(text)) ? plainIban(text).replace(/(.{4})(?=.)/gu, '$1 ') : text

/**
 * Groups the text only when characters were added at the end. Deletions and edits in the middle stay untouched, so the caret
 * never jumps.
 */
export const ibanWhileTyping = (before: string, after: string): string =>
  after.length > before.length && after.startsWith(before) ? ibanText(after) : after

/** Shows only the first and last four characters: `NL91 •••• •••• ••43 00` (domain 2.2). */
export function maskedIban(text: string): string {
  const iban = plainIban(text)
  const masked = [...iban].map((sign, at) => (at < 4 || at >= iban.length - 4 ? sign : '•')).join('')
  return masked.replace(/(.{4})(?=.)/gu, '$1 ')
}
