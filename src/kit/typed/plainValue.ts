/** Signs that are never seen: zero widths, joiners, marks of direction, soft hyphens, fillers, controls. Blanks are not among them. */
const INVISIBLE = /[\p{DI}\ufff9-\ufffc]|(?!\s)\p{Cc}/gu
/** The digits that Arabic and Persian keyboards type. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Quotes, dashes and blanks in their ordinary form; several blanks are one, and those at the ends go. */
export const ordinaryMarks = (text: string): string =>
  text
    .replace(/[`\u00b4\u02b9-\u02bd\u2018-\u201b\u2032\u2035\ua78c]/g, "'")
    .replace(/[\u2010-\u2015\u2043\u2212\ufe58\ufe63]/g, '-')
    .replace(/[\s\u2800]+/g, ' ')
    .trim()

/**
 * Cleans a typed value of Latin letters and digits, such as a number, a date or an e-mail address: without anything that cannot be seen, and
 * with full-width characters, ligatures and digits of other scripts in their ordinary form (NFKC).
 */
export const plainValue = (text: string): string =>
  ordinaryMarks(text.replace(INVISIBLE, ''))
    .normalize('NFKC')
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\u3001\u3002]/g, '.')

/** A number or code in one piece: `NL91-ABNA 0417.1643/00` gives `NL91ABNA0417164300`. */
export const joined = (text: string): string => plainValue(text).replace(/[\s.,:/_·•|()[\]<>-]/g, '')
