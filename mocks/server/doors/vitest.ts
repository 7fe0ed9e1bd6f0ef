import { setupServer } from 'msw/node'
import { type Browsers, cookieDoor } from '../browsers.ts'
import { createHandlers } from '../handlers.ts'
import type { Latency } from '../pause.ts'

const ORIGIN = 'http://localhost'

/** Node's fetch has no cookies: this wrapper keeps them, and adds an origin to a bare path. */
function withCookies(plain: typeof fetch, jar: Map<string, string>): typeof fetch {
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, ORIGIN) : input, init)
    if (jar.size > 0) request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await plain(request)
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (attributes.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
}

/** The door of tests without a browser: `fetch` reaches the mock backend with cookies. Calls to other hosts fail. */
export function mockServer({ latency = 0 }: { latency?: Latency } = {}) {
  const browsers: Browsers = new Map()
  const jar = new Map<string, string>()
  const server = setupServer(...createHandlers({ door: cookieDoor(browsers), latency, clock: Date.now }))
  let plain = globalThis.fetch
  return {
    /** Accepts extra handlers of a test. */
    server,
    jar,
    listen() {
      server.listen({ onUnhandledFrame: 'error' })
      plain = globalThis.fetch
      globalThis.fetch = withCookies(plain, jar)
    },
    reset() {
      server.resetHandlers()
      browsers.clear()
      jar.clear()
    },
    close() {
      globalThis.fetch = plain
      server.close()
    },
  }
}
