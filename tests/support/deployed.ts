import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A site on a server's disk. */
export type Site = {
  dir: string
  /** Puts a build there. What it no longer has stays. */
  deploy: (build: string) => void
  /** Takes the worker away, as is done by hand when it is broken. */
  replaceWorker: () => void
  remove: () => void
}

/** What names other files goes after them: a customer who comes in between finds all that is named. */
const LAST = ['sw.js', 'build.json']
const order = (file: string): number => (file === 'assets' ? -1 : LAST.indexOf(file) + 1)

export function siteOnDisk(): Site {
  const dir = mkdtempSync(join(tmpdir(), 'site-'))
  chmodSync(dir, 0o755)
  return {
    dir,
    deploy(build) {
      const files = readdirSync(build).toSorted((a, b) => order(a) - order(b))
      for (const file of files) cpSync(join(build, file), join(dir, file), { recursive: true })
    },
    replaceWorker: () => cpSync(join(dir, 'sw-off.js'), join(dir, 'sw.js')),
    remove: () => rmSync(dir, { recursive: true }),
  }
}
