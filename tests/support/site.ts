import { existsSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { type RunningServer, startServer } from '../../mocks/server/doors/server.ts'
import { builds } from './paths.ts'

// The server loads these later. Playwright caches compiled code only for modules that a test file imports: without these lines every worker
// process would compile them again.
import '../../mocks/login/auth.ts'
import '../../mocks/server/control.ts'
import '../../mocks/server/laterOperations.ts'

type Build = keyof typeof builds

type ForTest = {
  /** The build to serve: the one with the demo panel by default. */
  build: Build
  site: RunningServer
}
/** `sites`: serves a build, from its first test until the worker process ends. One process serves all builds: a new one takes seconds. */
type ForWorker = { sites: (build: Build) => Promise<RunningServer> }

function serve(build: Build): Promise<RunningServer> {
  if (!existsSync(builds[build])) throw new Error(`There is no build in ${builds[build]}: npm test makes it`)
  return startServer({ dir: builds[build], port: 0, latency: 0 })
}

/** Playwright's `test` with a built site and the mock backend, over HTTP and without latency. */
export const siteTest = base.extend<ForTest, ForWorker>({
  build: ['mock', { option: true }],
  sites: [
    async ({ browserName: _ }, use) => {
      const running = new Map<Build, Promise<RunningServer>>()
      await use((build) => {
        const site = running.get(build) ?? serve(build)
        running.set(build, site)
        return site
      })
      for (const site of running.values()) await (await site).close()
    },
    { scope: 'worker' },
  ],
  site: async ({ build, sites }, use) => use(await sites(build)),
  baseURL: ({ site }, use) => use(site.url),
})
