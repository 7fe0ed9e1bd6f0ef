import { posix } from 'node:path'
import { files, textOf } from './files.ts'

/** The scripts that each script imports at once. */
export const imports: ReadonlyMap<string, readonly string[]> = new Map(
  files
    .filter((file) => /^assets\/.*\.js$/.test(file))
    .map((file) => [
      file,
      [...textOf(file).matchAll(/\b(?:import|from)\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g)].map(([, path = '']) =>
        posix.join(posix.dirname(file), path),
      ),
    ]),
)

/** The scripts that this one imports, directly or by way of others. */
export const reaches = (from: string): ReadonlySet<string> => {
  const found = new Set(imports.get(from))
  for (const file of found) for (const next of imports.get(file) ?? []) found.add(next)
  return found
}
