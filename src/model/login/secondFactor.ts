import { digitsAmong } from '#kit/typed/digits.ts'
import { plainText } from '#kit/typed/typedText.ts'

/** The wait before a new code can be requested (domain 1.24 MFA), in ms. */
export const RESEND_AFTER = 60_000

/**
 * The 6 digits of a typed or pasted code (domain 1.26 `code`), also from a whole message, or null. A string, because `012345` keeps its zero.
 */
export const codeIn = (text: string): string | null => digitsAmong(text, 6)

export function codeProblem(text: string): 'required' | 'invalid' | null {
  if (codeIn(text) !== null) return null
  return plainText(text) === '' ? 'required' : 'invalid'
}

/**
 * Whole seconds until another code can be requested (domain 1.24: resend after 60 s). `sentAt` and `now` in ms; setting the clock back
 * never lengthens the wait.
 */
export function secondsUntilResend(sentAt: number | null, now: number): number {
  if (sentAt === null || now < sentAt) return 0
  return Math.max(0, Math.ceil((sentAt + RESEND_AFTER - now) / 1000))
}
