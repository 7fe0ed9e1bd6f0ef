/**
 * One request to a built site, and what every host of it answers. `file` and `text` say the body; `{kind}` in a path stands for a hashed
 * file. Unless `isBackend`, all headers of `_headers` for the address are expected too; a refusal is never kept.
 */
export type Asked = {
  path: string
  method?: string
  send?: Record<string, string>
  status: number
  file?: string
  text?: string
  type?: string
  cache?: string
  location?: string
  allow?: string
  /** The compression that is wanted; a host without Brotli falls back to gzip. */
  encoding?: 'br' | 'gzip'
  isBackend?: true
}

const FOREVER = 'public, max-age=31536000, immutable'
const page = (path: string, more: Partial<Asked> = {}): Asked => ({
  path,
  status: 200,
  file: 'index.html',
  type: 'text/html; charset=utf-8',
  cache: 'no-cache',
  ...more,
})
const login = (path: string): Asked => page(path, { file: 'inloggen.html' })
const file = (path: string, type: string, more: Partial<Asked> = {}): Asked => ({
  path,
  status: 200,
  file: path.slice(1),
  type,
  cache: 'no-cache',
  ...more,
})
const asset = (path: string, type: string, more: Partial<Asked> = {}) => file(path, type, { cache: FOREVER, ...more })
const missing = (path: string): Asked => ({
  path,
  status: 404,
  text: 'Niet gevonden',
  type: 'text/plain; charset=utf-8',
  cache: 'no-store',
})
const redirect = (path: string, location: string): Asked => ({ path, status: 302, location, cache: 'no-cache' })

const SCRIPT = 'text/javascript; charset=utf-8'
const own = { 'X-Requested-With': 'mijn' }

export const requests: readonly Asked[] = [
  page('/'),
  page('/verbruik'),
  page('/factuur/2026-4100001-11'),
  page('/inloggen/mfa'),
  page('/nergens?en=waar.js'),
  page('//verbruik'),
  page('/index.html'),
  page('/icons'),
  page('/icons/'),
  page('/.well-known/anders'),
  page('/', { send: { 'Accept-Encoding': 'gzip, deflate, br, zstd' }, encoding: 'br' }),
  page('/', { send: { 'Accept-Encoding': 'gzip' }, encoding: 'gzip' }),
  login('/inloggen'),
  login('/Inloggen'),
  login('/LoginSSO'),
  login('/inloggen/'),
  login('/inloggen?uitgelogd=1'),
  login('//inloggen'),
  login('/inloggen.html'),
  file('/sw.js', SCRIPT),
  file('/sw.js', SCRIPT, { send: { 'Accept-Encoding': 'gzip' }, encoding: 'gzip' }),
  file('/manifest.webmanifest', 'application/manifest+json'),
  file('/build.json', 'application/json'),
  file('/robots.txt', 'text/plain; charset=utf-8'),
  file('/licenties.txt', 'text/plain; charset=utf-8', { send: { 'Accept-Encoding': 'gzip, br' }, encoding: 'br' }),
  file('/favicon.svg', 'image/svg+xml'),
  file('/icons/app-icon-192.png', 'image/png'),
  file('/.well-known/security.txt', 'text/plain; charset=utf-8'),
  asset('/{app.js}', SCRIPT),
  asset('/{app.js}', SCRIPT, { send: { 'Accept-Encoding': 'gzip, deflate, br, zstd' }, encoding: 'br' }),
  asset('/{app.js}', SCRIPT, { send: { 'Accept-Encoding': 'gzip' }, encoding: 'gzip' }),
  asset('/{app.css}', 'text/css; charset=utf-8', { send: { 'Accept-Encoding': 'gzip, br' }, encoding: 'br' }),
  asset('/{woff2}', 'font/woff2', { send: { 'Accept-Encoding': 'gzip, br' } }),
  missing('/assets/weg-1a2b3c.js'),
  missing('/assets/geen-punt'),
  missing('/foto.png'),
  missing('/_headers'),
  missing('/_HEADERS'),
  missing('/%5fheaders'),
  missing('//_headers'),
  missing('/_redirects/'),
  missing('/.geheim'),
  missing('/.git/config'),
  missing('/.well-known/.geheim'),
  redirect('/.well-known/change-password', '/instellingen/wijzig/wachtwoord'),
  redirect('/favicon.ico', '/icons/app-icon-192.png'),
  {
    path: '/',
    method: 'POST',
    status: 405,
    text: 'Niet toegestaan',
    type: 'text/plain; charset=utf-8',
    cache: 'no-store',
    allow: 'GET, HEAD',
  },
  { path: '/auth/is-logged-in', send: own, status: 200, type: 'application/json', cache: 'no-store', isBackend: true },
  { path: '/api/get?endpoint=getUser', send: own, status: 401, type: 'application/json', cache: 'no-store', isBackend: true },
  { path: '/api/get/x.css', send: own, status: 404, type: 'application/json', cache: 'no-store', isBackend: true },
  { path: '/beeld/telefoons/ph01-zwart-voor.svg', status: 200, type: 'image/svg+xml', cache: 'public, max-age=86400' },
  { path: '/csp-report', method: 'POST', status: 204, cache: 'no-store', isBackend: true },
]

/** Addresses that lead out of the site, or to a file that is not served. */
export const ways: readonly string[] = [
  '/../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../_headers',
  '/assets/..%2f_headers',
  '/assets/.%2f..%2f_redirects',
  '/assets/..%5c_headers',
  '/./_headers',
  '/%00',
  '/%E0%A4%A',
]
