import { existsSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { type RunningServer, startServer } from '../../mocks/server/doors/server.ts'
import { builds } from './paths.ts'

type ForWorker = {
  /** The build to serve: the one with the demo panel by default. */
  build: keyof typeof builds
  site: RunningServer
}

/** Playwright's `test` with a built site and the mock backend, over HTTP and without latency. */
export const siteTest = base.extend<object, ForWorker>({
  build: ['mock', { option: true, scope: 'worker' }],
  site: [
    async ({ build }, use) => {
      if (!existsSync(builds[build])) throw new Error(`There is no build in ${builds[build]}: npm test makes it`)
      const site = await startServer({ dir: builds[build], port: 0, latency: 0 })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
})
