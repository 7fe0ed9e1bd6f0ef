import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../../mocks/server/doors/server.ts'
import { siteOnDisk } from '../support/deployed.ts'
import { type Line, lineTo, secureLineTo } from '../support/line.ts'
import { builds } from '../support/paths.ts'

/** A site of its own, on a line that can be cut. */
export type Site = Line & {
  /** Puts the next version there. */
  release: () => void
  /** Takes away the assets with such names, and answers how to bring them back. */
  lose: (name: RegExp) => () => void
  /** What the policy stopped, as browsers reported it. */
  reports: () => Promise<unknown[]>
  close: () => Promise<void>
}

export async function openSite(isSecure: boolean): Promise<Site> {
  const site = siteOnDisk()
  site.deploy(builds.mock)
  const server = await startServer({ dir: site.dir, port: 0, latency: 0 })
  const line = await (isSecure ? secureLineTo : lineTo)(new URL(server.url))
  const assets = join(site.dir, 'assets')
  return {
    ...line,
    release: site.release,
    lose(name) {
      const lost = [site.dir, assets].flatMap((folder) =>
        readdirSync(folder)
          .filter((file) => name.test(file))
          .map((file) => [join(folder, file), join(folder, `.${file}`)] as const),
      )
      if (lost.length === 0) throw new Error(`no file is called ${name}`)
      for (const [here, away] of lost) renameSync(here, away)
      return () => {
        for (const [here, away] of lost) renameSync(away, here)
      }
    },
    reports: async () => (await fetch(new URL('/demo/csp-reports', server.url))).json(),
    async close() {
      await line.cut()
      await server.close()
      site.remove()
    },
  }
}
