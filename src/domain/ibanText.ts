import { plainText } from './typedText.ts'

/** Letters and digits, and what people put between them: spaces of any kind, dots, hyphens. */
const WRITTEN = /^[\p{L}\d\s.\-\u2010-\u2015]*$/u
const BETWEEN = /[\s.\-\u2010-\u2015]/g

/** `nl91abna0417164300` or `NL91.ABNA.0417…` as `NL91ABNA0417164300`: how it is stored. */
export const plainIban = (text: string): string => plainText(text).replace(BETWEEN, '').toUpperCase()

/** In groups of four, `NL91 ABNA 0417 1643 00`. What holds any other sign stays exactly as it was typed. */
export const ibanText = (text: string): string =>
  WRITTEN.test(plainText(text)) ? plainIban(text).replace(/(.{4})(?=.)/gu, '$1 ') : text

/**
 * Groups while somebody types, and only then: when signs were added at the end. Taking away and changing in the middle stay untouched,
 * so that the caret never jumps.
 */
export const ibanWhileTyping = (before: string, after: string): string =>
  after.length > before.length && after.startsWith(before) ? ibanText(after) : after

/** Of which only the beginning and the end show: `NL91 •••• •••• ••43 00` (domain 2.2). Enough to know an own account by. */
export function maskedIban(text: string): string {
  const iban = plainIban(text)
  const masked = [...iban].map((sign, at) => (at < 4 || at >= iban.length - 4 ? sign : '•')).join('')
  return masked.replace(/(.{4})(?=.)/gu, '$1 ')
}
