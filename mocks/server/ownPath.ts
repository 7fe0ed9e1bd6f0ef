/**
 * True for a path of this site. A path that a browser could resolve to another site is not: `//host`, a backslash, a control character, or
 * a detour that ends in `//host`.
 */
export function isOwnPath(path: string, origin: string): boolean {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return false
  const url = URL.parse(path, origin)
  return url?.origin === origin && !url.pathname.startsWith('//')
}
