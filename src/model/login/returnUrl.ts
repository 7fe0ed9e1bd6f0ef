/** Guest and server paths are never a valid return address. */
const NOT_THERE = /^\/(?:inloggen|loginsso|wachtwoord-|uitgelogd|appredirect|mfa|api|auth|demo|sw\.js)(?:[/?#]|$)|^\/wachtwoord-/i
// Control characters, spaces, backslashes, invisible characters and characters that change the text direction.
const SUSPECT = /[\\\s\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u
const LONGEST = 2048

/**
 * The path to open after signing in (decisions D7): a known path with query on this origin, or `/`. Addresses that a browser might resolve
 * to another origin are refused.
 */
export function safeReturnUrl(raw: string | null, origin: string, exists: (path: string) => boolean): string {
  const url = raw === null ? null : ownAddress(raw, origin)
  if (!url) return '/'
  const path = url.pathname.replace(/\/{2,}/g, '/')
  return exists(path) && !NOT_THERE.test(path) ? path + url.search : '/'
}

/** True for a short text without suspect characters, also after decoding it once. */
export const isPlain = (raw: string): boolean => {
  const decoded = decodedOnce(raw)
  return raw.length <= LONGEST && decoded !== null && !SUSPECT.test(raw) && !SUSPECT.test(decoded)
}

/** The URL on this origin of a path; null for anything that a browser might resolve elsewhere. */
export function ownAddress(raw: string, origin: string): URL | null {
  const isPath = (text: string | null) => text !== null && /^\/(?![/\\])/.test(text)
  if (!isPlain(raw) || !isPath(raw) || !isPath(decodedOnce(raw)) || !URL.canParse(raw, origin)) return null
  const url = new URL(raw, origin)
  return url.origin === origin && url.username === '' && url.password === '' ? url : null
}

function decodedOnce(raw: string): string | null {
  try {
    return decodeURIComponent(raw)
  } catch {
    return null // malformed percent-encoding
  }
}
