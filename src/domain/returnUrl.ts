/** Guest and server paths are never a place to return to. */
const NOT_THERE = /^\/(?:inloggen|loginsso|wachtwoord-|uitgelogd|appredirect|mfa|api|auth|demo|sw\.js)(?:[/?#]|$)|^\/wachtwoord-/i
// Control, space, backslash, and characters that cannot be seen or that turn text around.
const SUSPECT = /[\\\s\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u
const LONGEST = 2048

/**
 * Where to go after signing in (decisions D7): a path with query on this origin, or `/`.
 * Only followed when it stays on the origin whatever a browser makes of it, and `exists` knows the path.
 */
export function safeReturnUrl(raw: string | null, origin: string, exists: (path: string) => boolean): string {
  if (raw === null || raw.length > LONGEST || !/^\/(?![/\\])/.test(raw) || SUSPECT.test(raw)) return '/'
  const decoded = decodedOnce(raw)
  if (decoded === null || SUSPECT.test(decoded) || !/^\/(?![/\\])/.test(decoded)) return '/'
  if (!URL.canParse(raw, origin)) return '/'
  const url = new URL(raw, origin)
  if (url.origin !== origin || url.username !== '' || url.password !== '') return '/'
  const path = url.pathname.replace(/\/{2,}/g, '/')
  return exists(path) && !NOT_THERE.test(path) ? path + url.search : '/'
}

function decodedOnce(raw: string): string | null {
  try {
    return decodeURIComponent(raw)
  } catch {
    return null // a stray percent sign
  }
}

/** ReturnUrl for a page, or null where it is left out (spec 2: `/`, `/mfa`, `/inloggen`). */
export const returnUrlFor = (path: string, search: string): string | null =>
  /^\/(?:mfa|inloggen|inloggen\/mfa)?$/i.test(path) ? null : path + search

/** The login page, with the way back. */
export function loginPath(path: string, search: string, reason?: 1 | 2): string {
  const query = new URLSearchParams()
  if (reason) query.set('uitgelogd', String(reason))
  const back = returnUrlFor(path, search)
  if (back !== null && reason !== 1) query.set('ReturnUrl', back)
  return query.size > 0 ? `/inloggen?${query}` : '/inloggen'
}
