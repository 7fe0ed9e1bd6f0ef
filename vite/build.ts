import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './folders.ts'

/** A hash of the build's inputs. It includes the headers, so that a change of them alone reaches installed apps too. */
export function buildId(mode: string): string {
  const hash = createHash('sha256').update(mode)
  const sources = ['src', 'public', 'vite', ...(mode === 'mock' || mode === 'demo' ? ['mocks', 'fixtures'] : [])]
  const files = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of [...files.sort(), join(root, 'index.html'), join(root, 'package-lock.json'), join(root, 'vite.config.ts')]) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}

/** `build.json`, for the hourly check. */
export function buildFile(build: string, minBuild: string | null): Plugin {
  return {
    name: 'build-file',
    writeBundle({ dir = '' }) {
      const told = { id: build, minBuild, sw: 'on', at: new Date().toISOString() }
      writeFileSync(join(dir, 'build.json'), `${JSON.stringify(told)}\n`)
    },
  }
}
