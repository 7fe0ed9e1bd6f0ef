/** The wait before a new code can be requested (domain 1.24 MFA), in ms. */
export const RESEND_AFTER = 60_000

const SPACES = /[\s\u00a0\u2000-\u200f\u202a-\u202f\u2060\ufeff.\-\u2010-\u2015]/gu
const FULL_WIDTH = /[\uff10-\uff19]/g

/** Parses the 6 digits of a typed or pasted code (domain 1.26 `code`), or null. A string, because `012345` keeps its zero. */
export function codeIn(text: string): string | null {
  const plain = text.replace(SPACES, '').replace(FULL_WIDTH, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
  return /^[0-9]{6}$/.test(plain) ? plain : null
}

export function codeProblem(text: string): 'required' | 'invalid' | null {
  if (codeIn(text) !== null) return null
  return text.trim() === '' ? 'required' : 'invalid'
}

/**
 * Whole seconds until another code can be requested (domain 1.24: resend after 60 s). `sentAt` and `now` in ms; setting the clock back
 * never lengthens the wait.
 */
export function secondsUntilResend(sentAt: number | null, now: number): number {
  if (sentAt === null || now < sentAt) return 0
  return Math.max(0, Math.ceil((sentAt + RESEND_AFTER - now) / 1000))
}
