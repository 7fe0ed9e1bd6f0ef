import type { Browsers } from '../../mocks/browsers.ts'
import { createBackend } from '../../mocks/doors/handle.ts'

/** A backend whose time goes on only when it is told to, and what it remembers. */
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
