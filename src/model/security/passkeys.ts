import { plainText } from '#kit/typed/typedText.ts'

/** How long a question waits for the answer of a passkey (ms; domain 1.24). */
export const QUESTION_LIVES = 2 * 60_000

/** The most passkeys of one customer (domain 1.24). */
export const MOST_PASSKEYS = 10

/** The longest name of a passkey, in characters (domain 1.24). */
export const LONGEST_NAME = 40

/** The name as it is kept: without spaces around it. */
export const passkeyNameIn = (typed: string): string => plainText(typed).trim()

/** What is wrong with a name (domain 1.24); null for nothing. */
export function passkeyNameProblem(typed: string): 'required' | 'tooLong' | null {
  const name = passkeyNameIn(typed)
  if (name === '') return 'required'
  return name.length > LONGEST_NAME ? 'tooLong' : null
}

/** May a passkey be offered after a sign-in with a code (domain 1.24)? Once on a device, to a customer who has none. */
export const mayOfferPasskey = (facts: { canMake: boolean; wasOffered: boolean; has: number }): boolean =>
  facts.canMake && !facts.wasOffered && facts.has === 0
