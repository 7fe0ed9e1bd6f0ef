import type { BrowserContext, Request } from '@playwright/test'

export type Watch = {
  /** Allows these: a console line, or a request as `GET /api/get?… → 500` or `→ net::ERR_…`. */
  allow: (...lines: readonly RegExp[]) => void
  problems: () => string[]
}

/** Chromium repeats failed requests on its console; Playwright reports that it blocks the worker. */
const ECHOES = [/^Failed to load resource: /, /^Service Worker registration blocked by Playwright$/]
/** A page that is left aborts its requests; a page without network tests the connection. */
const DROPPED = ['net::ERR_ABORTED', 'net::ERR_INTERNET_DISCONNECTED']

/**
 * Records console warnings and errors (including breaches of the Content-Security-Policy), uncaught errors, failed requests and requests to
 * sites other than `url`, also those of the service worker.
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
