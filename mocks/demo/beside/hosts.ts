/**
 * Side by side needs browsers that share nothing: frames on hosts of their own, each with its own cookies and storage. They are subdomains
 * of the page's host, because browsers give frames of another site no cookies. Browsers find all of these on this machine.
 */
export const BESIDE = 'demo.localhost'

/** The hosts of the frames, from left to right. */
export const FRAMES = ['a', 'b', 'c', 'd'].map((name) => `${name}.${BESIDE}`)

/** Lets the page show the frames, and the frames be shown by the page; both keep all other headers. */
export function relaxBeside(address: string, headers: Headers): void {
  const { hostname, port } = new URL(address)
  const policy = headers.get('Content-Security-Policy')
  const at = port === '' ? '' : `:${port}`
  if (hostname === BESIDE && policy)
    headers.set('Content-Security-Policy', policy.replace(/frame-src 'none'/, `frame-src http://*.${BESIDE}${at}`))
  if (!FRAMES.includes(hostname)) return
  headers.delete('X-Frame-Options')
  headers.set('Cross-Origin-Resource-Policy', 'same-site')
  if (policy)
    headers.set('Content-Security-Policy', policy.replace(/frame-ancestors 'none'/, `frame-ancestors http://${BESIDE}${at}`))
}
