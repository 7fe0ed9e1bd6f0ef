/** Invisible characters that come along with pasted text: soft hyphens, joiners and direction marks. */
const INVISIBLE = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Full-width characters such as `ＮＬ９１`, which East Asian keyboards produce. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_STEP = 0xfee0

/** Normalises typed or pasted text: no invisible characters, ordinary-width characters and ordinary spaces. */
export const plainText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_STEP))
    .replace(/\s/g, ' ')
