import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from './paths.ts'

/** `from` and `to` are paths from the root, or the name of a package; `only` is the kind of import, when that matters. */
export type Import = { from: string; to: string; only: 'types' | 'later' | null }

const STATIC = /^(?:import|export)\s+(type\s)?(?:[^'"()]*?\sfrom\s+)?'([^']+)'/gm
const LATER = /(typeof\s+)?\bimport\('([^']+)'\)/g

/** The brand of a build without a choice. */
const BRAND = 'src/kit/brand/tureluur'

/** The path of what a file imports by this name. */
export const importedPath = (from: string, to: string): string =>
  to.startsWith('.')
    ? posix.join(dirname(from), to)
    : to.startsWith('#')
      ? to.replace(/^#brand/, BRAND).replace(/^#/, 'src/')
      : to

/** The imports in the files of a pattern. */
export const importsIn = (pattern: string): readonly Import[] =>
  globSync(pattern, { cwd: root }).flatMap((path) => {
    const from = path.replaceAll('\\', '/')
    const code = readFileSync(join(root, from), 'utf8')
    return [
      ...[...code.matchAll(STATIC)].map(
        ([, type, to = '']): Import => ({ from, to: importedPath(from, to), only: type ? 'types' : null }),
      ),
      ...[...code.matchAll(LATER)].map(
        ([, type, to = '']): Import => ({ from, to: importedPath(from, to), only: type ? 'types' : 'later' }),
      ),
    ]
  })
