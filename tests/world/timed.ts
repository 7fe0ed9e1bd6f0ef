import type { Browsers } from '../../mocks/server/browsers.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'

/** A backend with a manual clock, and its browsers. */
export function timed() {
  let now = Date.now()
  const browsers: Browsers = new Map()
  const backend = createBackend({ browsers, latency: 0, clock: () => now })
  return {
    backend,
    browsers,
    pass: (ms: number) => {
      now += ms
    },
  }
}
