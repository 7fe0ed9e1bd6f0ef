import type { Unit } from '../../contract/units.ts'
import { plain } from '../../server/plainText.ts'

/** A part of the contract's document, of which only what the page shows is known. */
type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly description?: string
  readonly 'x-unit'?: Unit
}
type Content = { readonly 'application/json': { readonly schema: Schema } }
type Response = { readonly content?: Content }
type DocumentedCall = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly description?: string
  readonly security: readonly unknown[]
  readonly 'x-reads'?: boolean
  readonly 'x-not-in-spec'?: boolean
  readonly 'x-changes'?: readonly string[] | 'everything'
  readonly parameters: readonly { readonly name?: string; readonly content?: Content }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, Response>>
}
export type ContractDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** An operation as the page lists it. `name` is that of the wire. */
export type Listed = {
  readonly verb: string
  readonly path: string
  readonly name: string
  readonly call: DocumentedCall
  readonly words: string
}

/** All operations, by area and name. */
export const listedOperations = ({ paths }: ContractDocument): Listed[] =>
  Object.entries(paths)
    .flatMap(([whole, item]) =>
      Object.entries(item).map(([verb, call]) => {
        const [path = '', name = path] = whole.split('#')
        const codes = refusalsOf(call).flatMap((refusal) => refusal.codes)
        const words = plain([verb, whole, call.operationId, ...call.tags, call.description ?? '', ...codes].join(' '))
        return { verb, path, name, call, words }
      }),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name))

/** The operations in which every typed word occurs. */
export function operationsFor(all: readonly Listed[], typed: string): readonly Listed[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  return all.filter(({ words }) => wanted.every((word) => words.includes(word)))
}

/** The codes of each status; empty where a call refuses without a code. */
export const refusalsOf = ({ responses }: DocumentedCall): { status: string; codes: readonly string[] }[] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('4'))
    .map(([status, { content }]) => ({
      status,
      codes: (content?.['application/json'].schema.properties?.code?.enum ?? []).map(String),
    }))

export const answerOf = ({ responses }: DocumentedCall): Schema =>
  responses['200']?.content?.['application/json'].schema.properties?.result ?? {}

/** The input in the body, or as JSON in the query; null when there is none. */
export const inputOf = ({ requestBody, parameters }: DocumentedCall): Schema | null =>
  (requestBody?.content ?? parameters.find(({ name }) => name === 'requestParams')?.content)?.['application/json'].schema ?? null

/** A field of an input or an answer. `isSure`: always there. */
export type FieldLine = {
  readonly path: string
  readonly kind: string
  readonly values: readonly string[]
  readonly unit: Unit | null
  readonly isSure: boolean
  readonly mayBeNull: boolean
  readonly text: string
}

const kinds: Readonly<Record<string, string>> = {
  string: 'tekst',
  integer: 'geheel getal',
  number: 'getal',
  boolean: 'ja of nee',
  object: 'object',
  array: 'lijst',
}

/** The fields of a schema, each on a line, with those inside it after it. References are followed. */
export function fieldsOf(schema: Schema, components: ContractDocument['components']['schemas'], top: string): FieldLine[] {
  const followed = (part: Schema): Schema => {
    const { $ref, ...own } = part
    const target = $ref === undefined ? undefined : components[$ref.slice($ref.lastIndexOf('/') + 1)]
    return target ? { ...followed(target), ...own } : part
  }

  function lines(given: Schema, path: string, isSure: boolean, mayBeNull: boolean): FieldLine[] {
    const part = followed(given)
    const options = part.anyOf ?? part.oneOf
    if (options) {
      const real = options.filter(({ type }) => type !== 'null')
      const isNull = mayBeNull || real.length < options.length
      const more = {
        ...(part.description && { description: part.description }),
        ...(part['x-unit'] && { 'x-unit': part['x-unit'] }),
      }
      const all = real.flatMap((option) => lines({ ...followed(option), ...more }, path, isSure && real.length === 1, isNull))
      // Options share fields: each is told once.
      return [...new Map(all.map((line) => [line.path, line])).values()]
    }
    const values = (part.enum ?? (part.const === undefined ? [] : [part.const])).map((value) => JSON.stringify(value))
    const own: FieldLine = {
      path,
      kind: kinds[part.type ?? typeof part.const] ?? 'van alles',
      values,
      unit: part['x-unit'] ?? null,
      isSure,
      mayBeNull,
      text: part.description ?? '',
    }
    const inside = Object.entries(part.properties ?? {}).flatMap(([name, field]) =>
      lines(field, `${path}.${name}`, part.required?.includes(name) ?? false, false),
    )
    const items = part.items ? lines(part.items, `${path}[]`, true, false) : []
    const places = (part.prefixItems ?? []).flatMap((item, index) => lines(item, `${path}[${index}]`, true, false))
    return [own, ...inside, ...items, ...places]
  }

  return lines(schema, top, true, false)
}
