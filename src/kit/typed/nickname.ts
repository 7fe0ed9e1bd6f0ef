import { plainText } from './typedText.ts'

/** Domain 1.26: 1 to 20. */
const LONGEST = 20

/** The nickname as stored. */
export const nickname = (text: string): string => plainText(text)

/** The problem with a nickname, or null; it may be empty. An emoji counts as one character. */
export const nicknameProblem = (text: string): 'tooLong' | null => ([...nickname(text)].length > LONGEST ? 'tooLong' : null)
