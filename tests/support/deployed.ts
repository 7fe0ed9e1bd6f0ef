import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A site on a server's disk. */
export type Site = {
  dir: string
  /** Puts a build there. What it no longer has stays. */
  deploy: (build: string) => void
  /** Puts the next version there, `build-2` and so on: the same files under another id. */
  release: (manifest?: { minBuild?: string; sw?: 'off' }) => void
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
  let version = 1
  return {
    dir,
    deploy(build) {
      const files = readdirSync(build).toSorted((a, b) => order(a) - order(b))
      for (const file of files) cpSync(join(build, file), join(dir, file), { recursive: true })
    },
    release(manifest) {
      version += 1
      // A changed worker is a new version: the browser compares it byte by byte.
      const worker = join(dir, 'sw.js')
      writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// ${version}`)
      const build = { id: `build-${version}`, minBuild: null, sw: 'on', at: '', ...manifest }
      writeFileSync(join(dir, 'build.json'), JSON.stringify(build))
    },
    replaceWorker: () => cpSync(join(dir, 'sw-off.js'), join(dir, 'sw.js')),
    remove: () => rmSync(dir, { recursive: true }),
  }
}
