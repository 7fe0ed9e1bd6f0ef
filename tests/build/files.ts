import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { builds } from '../support/paths.ts'

export const dist = builds.production

/** Every file of a build, relative to its root: `assets/app-1a2b3c.js`. */
export const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))

/** The files of the production build, without the compressed copies beside them. */
export const files: readonly string[] = filesIn(dist).filter((file) => !/\.(?:br|gz)$/.test(file))

export const bytesOf = (file: string): Buffer => readFileSync(join(dist, file))
export const textOf = (file: string): string => bytesOf(file).toString('utf8')

/** In the notation of the web: `sha256-…`, `sha384-…`. */
export const hashOf = (algorithm: 'sha256' | 'sha384', content: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
