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
  const url = raw === null ? null : ownAddress(raw, origin)
  if (!url) return '/'
  const path = url.pathname.replace(/\/{2,}/g, '/')
  return exists(path) && !NOT_THERE.test(path) ? path + url.search : '/'
}

/** Plain text: not too long, and nothing in it that a reader would not see, also after decoding it once. */
const isPlain = (raw: string): boolean => {
  const decoded = decodedOnce(raw)
  return raw.length <= LONGEST && decoded !== null && !SUSPECT.test(raw) && !SUSPECT.test(decoded)
}

/** An address on this origin, written as a path; null for anything that a browser might take elsewhere. */
function ownAddress(raw: string, origin: string): URL | null {
  const isPath = (text: string | null) => text !== null && /^\/(?![/\\])/.test(text)
  if (!isPlain(raw) || !isPath(raw) || !isPath(decodedOnce(raw)) || !URL.canParse(raw, origin)) return null
  const url = new URL(raw, origin)
  return url.origin === origin && url.username === '' && url.password === '' ? url : null
}

export type RedirectTarget = { kind: 'internal'; to: string } | { kind: 'external'; to: string }

/**
 * Where the server sends a path that this app does not know (spec 8 server redirect): a known path here, or a page over https on one of
 * `hosts` or below it. Null for anything else, however it is written.
 */
export function redirectTarget(
  raw: string,
  origin: string,
  hosts: readonly string[],
  exists: (path: string) => boolean,
): RedirectTarget | null {
  const own = ownAddress(raw, origin)
  if (own) {
    const path = own.pathname.replace(/\/{2,}/g, '/')
    return exists(path) ? { kind: 'internal', to: path + own.search } : null
  }
  if (!isPlain(raw) || !/^https:\/\//i.test(raw) || !URL.canParse(raw)) return null
  const { href, protocol, hostname, port, username, password } = new URL(raw)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return null
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ? { kind: 'external', to: href } : null
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
