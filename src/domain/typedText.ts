/** Marks that cannot be seen: soft hyphens, joiners, and those that turn the direction of writing. They come along with what is pasted. */
const INVISIBLE = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Letters, digits and signs as wide as a Chinese one, `ＮＬ９１`: some keyboards write them. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_STEP = 0xfee0

/** What was typed or pasted as it was meant: without marks that cannot be seen, in ordinary signs and with ordinary spaces. */
export const plainText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_STEP))
    .replace(/\s/g, ' ')
