import { test as base, expect } from '@playwright/test'
import { type RunningServer, startServer } from '../../mocks/doors/server.ts'
import { builds } from './paths.ts'
import { visitorOf } from './visitor.ts'
import { type Watch, watch } from './watch.ts'

export { expect }

type Visitor = ReturnType<typeof visitorOf>
type ForTest = Visitor & Pick<Watch, 'allow'> & { watched: Watch }
type ForWorker = {
  /** Which build is served: the one with the demo panel, unless a test says otherwise. */
  build: keyof typeof builds
  site: RunningServer
}

/**
 * Playwright's `test` with the built site and the pretend backend over HTTP, without latency, and a new browser each time.
 * Anything unexpected on the console or the network fails the test.
 */
export const test = base.extend<ForTest, ForWorker>({
  build: ['mock', { option: true, scope: 'worker' }],
  site: [
    async ({ build }, use) => {
      const site = await startServer({ dir: builds[build], port: 0, latency: 0 })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  watched: [
    async ({ context, site }, use) => {
      const watched = watch(context, new URL(site.url).origin)
      await use(watched)
      expect(watched.problems()).toEqual([])
    },
    { auto: true },
  ],
  allow: ({ watched }, use) => use(watched.allow),
  signIn: ({ context, site }, use) => use(visitorOf(context, new URL(site.url).origin).signIn),
  world: ({ context, site }, use) => use(visitorOf(context, new URL(site.url).origin).world),
})
