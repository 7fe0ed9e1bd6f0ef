/** Marks that belong to the sign before them in an emoji or a script, and are left over everywhere else: joiners, selectors, tags. */
const MARKS = String.raw`\u200c\u200d\ufe00-\ufe0f\u180b-\u180d\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}`
/** The scripts in which a joiner changes how a word is written. */
const JOINING = 'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'.replace(
  /(\w+) ?/g,
  String.raw`\p{sc=$1}`,
)
/** A mark with the signs that it belongs to (first group), or a mark alone. */
const BELONGING = new RegExp(
  [
    String.raw`(\u{1f3f4}[\u{e0020}-\u{e007f}]+`,
    String.raw`\p{ExtPict}[\ufe0e\ufe0f\p{EMod}]?(?:\u200d\p{ExtPict}[\ufe0f\p{EMod}]?)*`,
    String.raw`[\d#*]\ufe0f?\u20e3`,
    String.raw`\p{sc=Han}[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
    String.raw`\p{sc=Mong}[\u180b-\u180d]`,
    String.raw`(?<=[${JOINING}]\p{M}*)[\u200c\u200d](?=[${JOINING}]))`,
    `[${MARKS}]`,
  ].join('|'),
  'gu',
)
/** Signs that are never seen: soft hyphens, zero widths, marks of direction, fillers, controls. Blanks are not among them. */
const INVISIBLE = new RegExp(String.raw`(?![${MARKS}])[\p{DI}\ufff9-\ufffc]|(?!\s)\p{Cc}`, 'gu')
/** Full-width characters such as `ＮＬ９１`, which East Asian keyboards produce. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_STEP = 0xfee0

/**
 * Cleans typed or pasted text; every field and the backend read text through this one function. Takes out what cannot be seen, but
 * leaves the marks inside an emoji or a word of a joining script. Composes accents (NFC), and writes full-width characters, quotes, dashes
 * and blanks in their ordinary form. Blanks at the ends go, and several blanks are one.
 */
export const plainText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
    .replace(BELONGING, '$1')
    .normalize('NFC')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_STEP))
    .replace(/[`\u00b4\u02b9-\u02bd\u2018-\u201b\u2032\u2035\ua78c]/g, "'")
    .replace(/[\u201c-\u201f\u2033\u2036]/g, '"')
    .replace(/[\u2010-\u2015\u2043\u2212\ufe58\ufe63]/g, '-')
    .replace(/[\s\u2800]+/g, ' ')
    .trim()

/** The zero of the digits that Arabic and Persian keyboards type. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g

/** A typed value of Latin letters and digits, such as a date or an amount: also without ligatures and digits of other scripts. */
export const plainValue = (text: string): string =>
  plainText(text)
    .normalize('NFKC')
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\u3001\u3002\uff61]/g, '.')

/** A number or code in one piece: `NL91-ABNA 0417.1643/00` gives `NL91ABNA0417164300`. */
export const joined = (text: string): string => plainValue(text).replace(/[\s.,:/_·•|()[\]<>-]/g, '')
