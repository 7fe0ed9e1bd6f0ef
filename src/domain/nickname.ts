import { plainText } from './typedText.ts'

/** Domain 1.26: 1 to 20. */
const LONGEST = 20

/** A nickname as it is stored: without spaces around it, and one at most between words. */
export const nickname = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim()

/** What is wrong with a nickname; it may stay empty. Counted as people do: an emoji is one. */
export const nicknameProblem = (text: string): 'tooLong' | null => ([...nickname(text)].length > LONGEST ? 'tooLong' : null)
