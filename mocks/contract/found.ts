import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { GenericSchema } from 'valibot'
import type { Operation } from '#model/operation.ts'
import { isOperation } from '../server/backend.ts'

export const root = join(import.meta.dirname, '../..')

/** The contract of a subject is one file or a folder of them; three more files hold what all subjects share. */
const FILES = 'src/{model/*/contract.ts,model/*/contract/*.ts,model/order.ts,model/refusals.ts,kit/parts.ts}'

/** An operation of the contract: its exported name, its area, and whether guests may call it. */
export type Found = {
  readonly exported: string
  readonly area: string
  readonly operation: Operation
  readonly forGuests: boolean
  /** Marked `not in the spec`: an addition of ours. */
  readonly isOurs: boolean
}

/** The operations that need no session stand in one module. */
const GUESTS = 'guest'

/** An area is named after its file, or after its subject when that has one file. */
const areaOf = (file: string): string => (basename(file) === 'contract.ts' ? basename(dirname(file)) : basename(file, '.ts'))

const files: ReadonlyMap<string, string> = new Map(globSync(FILES, { cwd: root }).map((file) => [areaOf(file), join(root, file)]))
const areas = [...files.keys()].toSorted()

export function fileOf(area: string): string {
  const file = files.get(area)
  if (file === undefined) throw new Error(`${area} is no area of the contract`)
  return file
}

/** The modules of the contract by area. */
const modules: ReadonlyMap<string, Record<string, unknown>> = new Map(
  await Promise.all(areas.map(async (area) => [area, await import(fileOf(area))] as const)),
)

/** The declaration of an export with the comments around it. */
function declarationOf(area: string, exported: string): string {
  const text = readFileSync(fileOf(area), 'utf8')
  const start = text.search(new RegExp(`^export const ${exported}\\b`, 'm'))
  const before = text.slice(text.lastIndexOf('\n', text.lastIndexOf('\n', start - 2) - 1) + 1, start)
  const rest = text.slice(start)
  const end = rest.slice(1).search(/^(?:export|const|type|\/\*\*)|^$/m)
  const comment = /(?:^|\n)(?:\/\/.*\n)$/.exec(before)?.[0] ?? ''
  return comment + (end < 0 ? rest : rest.slice(0, end + 1))
}

export const found: readonly Found[] = areas.flatMap((area) =>
  Object.entries(modules.get(area) ?? {}).flatMap(([exported, value]) =>
    isOperation(value)
      ? {
          exported,
          area,
          operation: value,
          forGuests: area === GUESTS,
          isOurs: /not in the spec/i.test(declarationOf(area, exported)),
        }
      : [],
  ),
)

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** The schemas that the contract exports, by name, with their area. A name that two modules use for one schema counts once. */
export const schemas: ReadonlyMap<string, { readonly area: string; readonly schema: GenericSchema }> = new Map(
  areas.flatMap((area) =>
    Object.entries(modules.get(area) ?? {}).flatMap(([name, schema]) =>
      isSchema(schema) ? [[name, { area, schema }] as const] : [],
    ),
  ),
)
