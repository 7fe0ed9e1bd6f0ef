import { addresses } from './addresses.ts'
import { type Encoding, filesIn, type SiteFile } from './files.ts'
import { applyRules, type HeaderRule, headerRulesOf } from './headerRules.ts'
import { redirectRulesOf } from './redirectRules.ts'

const RULES = '/_headers'
const REDIRECTS = '/_redirects'
const FOREVER = 'public, max-age=31536000, immutable'

/** The rule files and hidden files are not served. */
const isHidden = (path: string) => addresses.rules.test(path) || (addresses.hidden.test(path) && !addresses.wellKnown.test(path))

/** The path as a file name, with double slashes collapsed; null when it is malformed or leaves the folder. */
function pathOf(request: Request): string | null {
  try {
    const path = decodeURIComponent(new URL(request.url).pathname).replace(/\/{2,}/g, '/')
    return /[\\\0]|\/\.{1,2}(?:\/|$)/.test(path) ? null : path
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

const encodingFor = (request: Request): Encoding | null => {
  const accepted = request.headers.get('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

/** Removes the headers that upgrade http to https: over http they send the browser to a server that does not exist. */
function withoutHttps(headers: Headers): void {
  headers.delete('Strict-Transport-Security')
  const policy = headers.get('Content-Security-Policy')
  if (policy) headers.set('Content-Security-Policy', policy.replace(/;\s*upgrade-insecure-requests\b/, ''))
}

const plain = (status: number, text: string, more: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...more } })

async function sent(request: Request, path: string, file: SiteFile): Promise<Response> {
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': path.startsWith('/assets/') ? FOREVER : 'no-cache',
    ETag: file.etag,
  })
  if (file.encoded) headers.set('Vary', 'Accept-Encoding')
  if (request.headers.get('if-none-match')?.includes(file.etag)) return new Response(null, { status: 304, headers })
  const encoding = file.encoded && encodingFor(request)
  const bytes = file.encoded && encoding ? await file.encoded(encoding) : file.bytes
  if (encoding) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(bytes.length))
  return new Response(new Uint8Array(bytes), { headers })
}

export type Site = {
  /** Answers with a file of the site, or with its page for a route of the app. */
  readonly answer: (request: Request) => Promise<Response>
  /** The headers of `_headers` for this address, with the answer's own headers on top. */
  readonly headersUnder: (request: Request, response: Response) => Promise<Response>
}

/** A built site, served like a static host does: `_headers`, `_redirects`, compression, 304, and one page for all routes of the app. */
export function siteIn(dir: string): Site {
  const fileAt = filesIn(dir)
  let read: { etag: string; rules: HeaderRule[] } | null = null
  const rules = async () => {
    const file = await fileAt(RULES)
    if (!file) return []
    if (read?.etag !== file.etag) read = { etag: file.etag, rules: headerRulesOf(file.bytes.toString('utf8')) }
    return read.rules
  }

  async function leadsTo(path: string): Promise<Response | null> {
    const file = await fileAt(REDIRECTS)
    const rule = redirectRulesOf(file?.bytes.toString('utf8') ?? '').find(({ from }) => from === path)
    return rule ? new Response(null, { status: rule.status, headers: { Location: rule.to, 'Cache-Control': 'no-cache' } }) : null
  }

  /** Adds the headers of the rules for an address. */
  async function lay({ url }: Request, path: string, headers: Headers): Promise<void> {
    applyRules(await rules(), path, headers)
    if (url.startsWith('http:')) withoutHttps(headers)
  }

  async function found(request: Request, path: string): Promise<Response> {
    if (isHidden(path)) return plain(404, 'Niet gevonden')
    const elsewhere = await leadsTo(path)
    if (elsewhere) return elsewhere
    const file = path.endsWith('/') ? null : await fileAt(path)
    if (file) return sent(request, path, file)
    if (addresses.file.test(path)) return plain(404, 'Niet gevonden')
    const page = (addresses.login.test(path) ? await fileAt('/inloggen.html') : null) ?? (await fileAt('/index.html'))
    return page ? sent(request, path, page) : plain(404, 'Niet gevonden')
  }

  return {
    async answer(request) {
      const path = pathOf(request)
      if (path === null) return plain(400, 'Onjuist adres')
      if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Niet toegestaan', { Allow: 'GET, HEAD' })
      const response = await found(request, path)
      // A missing file gets no rules: it may exist after the next build.
      if (response.ok || response.status === 304) await lay(request, path, response.headers)
      return response
    },
    async headersUnder(request, response) {
      if (response.type === 'error') return response
      const headers = new Headers()
      await lay(request, pathOf(request) ?? '/', headers)
      for (const name of new Set(response.headers.keys())) headers.delete(name)
      for (const [name, value] of response.headers) headers.append(name, value)
      return new Response(response.body, { status: response.status, headers })
    },
  }
}
