import { joined } from './plainValue.ts'
import { plainText } from './typedText.ts'

/** Letters, digits and the marks that people type between them. */
const WRITTEN = /^[\p{L}\d\s.,:/_-]*$/u

/** The stored form: `nl91abna0417164300`, `IBAN: NL91 ABNA…` and `NL91.ABNA.0417…` give `NL91ABNA0417164300`. */
export const plainIban = (text: string): string =>
  joined(text)
    .toUpperCase()
    .replace(/^IBAN(?=[A-Z]{2}\d)/, '')

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
