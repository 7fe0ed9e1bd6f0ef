/** The ReturnUrl of a page, or null where it is omitted (spec 2: `/`, `/mfa`, `/inloggen`). */
export const returnUrlFor = (path: string, search: string): string | null =>
  /^\/(?:mfa|inloggen|inloggen\/mfa)?$/i.test(path) ? null : path + search

/** The login page with the return address. */
export function loginPath(path: string, search: string, reason?: 1 | 2): string {
  const query = new URLSearchParams()
  if (reason) query.set('uitgelogd', String(reason))
  const back = returnUrlFor(path, search)
  if (back !== null && reason !== 1) query.set('ReturnUrl', back)
  return query.size > 0 ? `/inloggen?${query}` : '/inloggen'
}
