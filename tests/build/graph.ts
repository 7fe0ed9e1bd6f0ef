import { readFileSync } from 'node:fs'
import { dist } from './files.ts'

/** An entry of Vite's manifest; `imports` and `dynamicImports` are keys of it, the others are paths from the root of the site. */
type Chunk = { file: string; imports?: readonly string[]; dynamicImports?: readonly string[]; css?: readonly string[] }

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(`${dist}-deploy/manifest.json`, 'utf8'))
const filesOf = (keys: readonly string[] = []): readonly string[] => keys.flatMap((key) => manifest[key]?.file ?? [])

/** The scripts that each script imports at once. */
export const imports: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(manifest)
    .filter(({ file }) => file.endsWith('.js'))
    .map((chunk) => [chunk.file, filesOf(chunk.imports)]),
)

/** The scripts that this one imports, directly or by way of others. */
export const reaches = (from: string): ReadonlySet<string> => {
  const found = new Set(imports.get(from))
  for (const file of found) for (const next of imports.get(file) ?? []) found.add(next)
  return found
}
