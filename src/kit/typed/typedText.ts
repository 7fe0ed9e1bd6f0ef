import { ordinaryMarks } from './plainValue.ts'

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
 * Cleans typed or pasted text; every text that people write goes through this one function, and every value of Latin letters and digits
 * through `plainValue`. Takes out what cannot be seen, but leaves the marks inside an emoji or a word of a joining script. Composes accents
 * (NFC), and writes full-width characters, quotes, dashes and blanks in their ordinary form.
 */
export const plainText = (text: string): string =>
  ordinaryMarks(
    text
      .replace(INVISIBLE, '')
      .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
      .replace(BELONGING, '$1')
      .normalize('NFC')
      .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_STEP)),
  ).replace(/[\u201c-\u201f\u2033\u2036]/g, '"')
