import { isPlain, ownAddress } from './returnUrl.ts'

type RedirectTarget = { kind: 'internal'; to: string } | { kind: 'external'; to: string }

/**
 * The target of a server redirect for an unknown path (spec 8 server redirect): a known path here, or an https page on one of `hosts` or a
 * subdomain. Null for anything else.
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
