import type { BrowserContext, Request } from '@playwright/test'

export type Watch = {
  /** Expects these: a line on the console, or a request as `GET /api/get?… → 500` or `→ net::ERR_…`. */
  allow: (...lines: readonly RegExp[]) => void
  /** What went wrong and was not expected. */
  problems: () => string[]
}

/** Chromium repeats failed requests on its console; Playwright says when it keeps the worker out. */
const ECHOES = [/^Failed to load resource: /, /^Service Worker registration blocked by Playwright$/]
/** A page that is left drops its requests; and one without network asks whether that is so. */
const DROPPED = ['net::ERR_ABORTED', 'net::ERR_INTERNET_DISCONNECTED']

/**
 * Notes everything on the console that is a warning or worse (a breach of the Content-Security-Policy is one), uncaught errors,
 * requests that fail and requests that leave the site at `url`, also those of the service worker.
 */
export function watch(context: BrowserContext, url: string): Watch {
  const { origin } = new URL(url)
  const seen: string[] = []
  const allowed: RegExp[] = []
  const called = (request: Request) => `${request.method()} ${request.url().replace(origin, '')}`

  context.on('console', (message) => {
    const text = message.text()
    if (!['error', 'warning'].includes(message.type()) || ECHOES.some((echo) => echo.test(text))) return
    seen.push(`console ${message.type()}: ${text}`)
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) seen.push(`asked elsewhere: ${called(request)}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    if (!DROPPED.includes(reason)) seen.push(`${called(request)} → ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${called(response.request())} → ${response.status()}`)
  })

  return {
    allow: (...lines) => void allowed.push(...lines),
    problems: () => seen.filter((line) => !allowed.some((expected) => expected.test(line))),
  }
}
