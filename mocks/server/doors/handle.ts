import { getResponse } from 'msw/utils/get-response'
import { refusal } from '../answers.ts'
import { type Browsers, cookieDoor } from '../browsers.ts'
import { createHandlers } from '../handlers.ts'
import type { Latency } from '../pause.ts'

/** `NO_LATENCY=1` in the environment removes the delay. */
const usualLatency = (): Latency => (process.env.NO_LATENCY === '1' ? 0 : 'seeded')

/** A backend as one function from request to answer. It remembers browsers and short links in the given maps, or else as long as it lives. */
export function createBackend({
  browsers = new Map(),
  links = new Map(),
  latency = usualLatency(),
  clock = Date.now,
}: {
  browsers?: Browsers
  links?: Map<string, unknown>
  latency?: Latency
  clock?: () => number
} = {}) {
  const handlers = createHandlers({ door: cookieDoor(browsers, links), latency, clock })
  return async (request: Request): Promise<Response> => (await getResponse(handlers, request)) ?? refusal(404, 'Not Found')
}

/** Browsers outlive a reload of this module, so that editing a handler signs nobody out. */
const outside = globalThis as typeof globalThis & { mockBrowsers?: Browsers } // a property of this module alone
outside.mockBrowsers ??= new Map()

export const handle = createBackend({ browsers: outside.mockBrowsers })
