import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { Type } from 'typescript/unstable/sync'
import type { GenericSchema } from 'valibot'
import { eventKinds } from '#model/usage/contract.ts'
import { type Found, found, schemas } from './found.ts'
import type { Json, Types } from './types.ts'
import { unitAt, unitOfPart } from './units.ts'

const REFERENCE = '#/components/schemas/'

const definitions = Object.fromEntries([...schemas].map(([name, { schema }]) => [name, schema]))

/** Checks that JSON schema has no word for. Their sentence, when they have one, goes along as `x-rules`. */
const RULES = ['check', 'readonly']

/** The list of calls is checked by hand in the contract, so its shape is told by hand here. */
const events: Json = {
  type: 'array',
  items: {
    type: 'array',
    prefixItems: [
      { type: 'integer', description: 'The moment.', 'x-unit': 'seconds since 1970' },
      { type: 'string', enum: [...eventKinds] },
      { type: 'string', description: 'The masked number.' },
      { type: 'integer', minimum: 0, description: '0 for an sms.', 'x-unit': 'seconds' },
      { type: 'integer', description: 'Costs outside the bundle.', 'x-unit': 'cents' },
    ],
    minItems: 5,
    maxItems: 5,
  },
}

/** All exported schemas and all answers in one conversion. A schema has no reference to itself, so answers go in as copies. */
const converted: Readonly<Record<string, Json>> = toJsonSchemaDefs(
  { ...definitions, ...Object.fromEntries(found.map(({ exported, operation }) => [exported, { ...operation.answer }])) } as never,
  {
    target: 'draft-2020-12',
    typeMode: 'input',
    overrideRef: ({ referenceId }) => REFERENCE + referenceId,
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? (events as never) : undefined),
    overrideAction({ valibotAction, jsonSchema }) {
      if (!RULES.includes(valibotAction.type)) return undefined
      const { message } = valibotAction as { message?: unknown }
      const before = (jsonSchema as Json)['x-rules']
      const rules = [...(Array.isArray(before) ? before : []), ...(typeof message === 'string' ? [message] : [])]
      return (rules.length > 0 ? { ...jsonSchema, 'x-rules': rules } : jsonSchema) as never
    },
  },
)

const nameOf: ReadonlyMap<unknown, string> = new Map([...schemas].map(([name, { schema }]) => [schema, name]))

type Inner = GenericSchema & {
  type: string
  pipe?: readonly GenericSchema[]
  wrapped?: GenericSchema
  item?: GenericSchema
  entries?: Record<string, GenericSchema>
  options?: readonly GenericSchema[]
  fallback?: unknown
  known?: GenericSchema
  keys?: readonly string[]
}

/** Adds what JSON schema does not say by itself: units, sentences, additions of ours, and what becomes of an unknown value. */
export class Annotator {
  readonly #types: Types
  /** The lines of the table of units that were used, and the figures for which it has none. */
  readonly used = new Set<string>()
  readonly lacking: string[] = []

  constructor(types: Types) {
    this.#types = types
  }

  /** Adds the unit of a figure or date in an input; all figures are whole. A name such as `number` may also be that of a text. */
  readonly markInput = (json: Json, place: string): Json => {
    const found = unitAt(place)
    const isFigure = json.type === 'number'
    if (!found && isFigure) this.lacking.push(place)
    const isDated = found?.unit.startsWith('day (') || found?.unit.startsWith('moment')
    if (!found || isFigure === isDated) return json
    this.used.add(found.line)
    return { ...json, ...(isFigure && { type: 'integer' }), 'x-unit': found.unit }
  }

  components(): Record<string, Json> {
    return Object.fromEntries(
      [...schemas].map(([name, { area, schema }]) => {
        const json = this.annotate(converted[name] ?? {}, schema, this.#types.outputOf(area, name), name)
        return [name, { ...json, ...described(this.#types.docOf(area, name)) }]
      }),
    )
  }

  answer({ area, exported, operation }: Found): Json {
    const name = nameOf.get(operation.answer)
    if (name !== undefined) return { $ref: REFERENCE + name }
    return this.annotate(converted[exported] ?? {}, operation.answer, this.#types.answerOf(area, exported), exported)
  }

  annotate(json: Json, schema: GenericSchema, type: Type | undefined, place: string): Json {
    const { type: kind, pipe, wrapped, item, entries, options, fallback, known, keys } = schema as Inner
    if (known) {
      const name = nameOf.get(known)
      const same = name === undefined ? json : { $ref: REFERENCE + name }
      return { ...this.annotate(same, known, type, place), 'x-unknown-left-out': keys?.length ? keys : true }
    }
    const unit = unitOfPart(schema)
    const more: Json = {
      ...(unit && { 'x-unit': unit }),
      ...(fallback !== undefined && { 'x-unknown-becomes': fallback }),
    }
    if (wrapped && kind !== 'nullable') return { ...this.annotate(json, wrapped, type, place), ...more }
    if (unit || '$ref' in json) return this.#scalar(json, schema, more, place)
    const [first] = pipe ?? []
    if (first && first !== schema) return { ...this.annotate(json, first, type, place), ...more }
    if (wrapped) return { ...this.#nullable(json, wrapped, type, place), ...more }
    if (item && type) {
      const row = this.#types.rowOf(type)
      return { ...json, items: this.annotate(json.items as Json, item, row, place), ...more }
    }
    if (entries)
      return { ...json, properties: this.#properties(json.properties as Record<string, Json>, entries, type, place), ...more }
    if (options && (kind === 'union' || kind === 'variant')) {
      const key = kind === 'union' ? 'anyOf' : 'oneOf'
      const parts = (json[key] as Json[]).map((part, index) => this.annotate(part, options[index] ?? schema, type, place))
      return { ...json, [key]: parts, ...more }
    }
    return this.#scalar(json, schema, more, place)
  }

  /** A figure, or a reference to one, whose unit depends on its place. */
  #scalar(json: Json, schema: GenericSchema, more: Json, place: string): Json {
    if (more['x-unit'] !== undefined || (schema as Inner).type !== 'number') return { ...json, ...more }
    const found = unitAt(place)
    // A part such as Quantity has a unit only where it is used.
    if (!found && place.includes('.')) this.lacking.push(place)
    if (!found) return { ...json, ...more }
    this.used.add(found.line)
    return { ...json, ...more, 'x-unit': found.unit }
  }

  #nullable(json: Json, wrapped: GenericSchema, type: Type | undefined, place: string): Json {
    const [value, nothing] = json.anyOf as [Json, Json]
    const inner = this.annotate(value, wrapped, type, place)
    const unit = inner['x-unit']
    return { ...json, anyOf: [inner, nothing], ...(unit !== undefined && { 'x-unit': unit }) }
  }

  #properties(
    properties: Record<string, Json>,
    entries: Record<string, GenericSchema>,
    type: Type | undefined,
    place: string,
  ): Record<string, Json> {
    const told = type ? this.#types.propertiesOf(type) : []
    return Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => {
        const same = told.filter(({ name }) => name === key)
        const doc = same.find((one) => one.doc !== '')?.doc ?? ''
        const json = this.annotate(properties[key] ?? {}, entry, same[0]?.type, `${place}.${key}`)
        return [key, { ...json, ...described(doc) }]
      }),
    )
  }
}

/** A sentence, and whether it says that this is an addition of ours. */
export const described = (doc: string): Json => ({
  ...(doc !== '' && { description: doc }),
  ...(/not in the spec/i.test(doc) && { 'x-not-in-spec': true }),
})
