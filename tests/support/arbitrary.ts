import { faker } from '@faker-js/faker/locale/nl'
import type * as v from 'valibot'
import { between, type Random } from '../../mocks/world/random.ts'

/** Makes values for schemas of which not every value is of use. */
export type Made = ReadonlyMap<unknown, () => unknown>

type Part = v.GenericSchema & {
  readonly options: readonly unknown[]
  readonly entries: Readonly<Record<string, v.GenericSchema>>
  readonly literal: unknown
  readonly wrapped: v.GenericSchema
  readonly item: v.GenericSchema
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[between(random, 0, items.length - 1)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** A random value of this shape. Numbers, texts and lists are mostly small; `made` makes the values of its schemas. */
export function arbitrary(schema: v.GenericSchema, random: Random, made: Made): unknown {
  const make = made.get(schema)
  if (make) return make()
  const part = schema as Part
  const of = (inner: v.GenericSchema) => arbitrary(inner, random, made)
  const rule = (type: string) => part.pipe?.find((action) => action.type === type)?.requirement
  switch (part.type) {
    case 'boolean':
      return random() < 0.5
    case 'literal':
      return part.literal
    case 'picklist':
      return oneOf(random, part.options)
    case 'variant':
    case 'union':
      return of(oneOf(random, part.options) as v.GenericSchema)
    case 'nullable':
      return random() < 0.3 ? null : of(part.wrapped)
    case 'optional':
    case 'exact_optional':
      return of(part.wrapped)
    case 'array':
      return Array.from({ length: between(random, 0, 3) }, () => of(part.item))
    case 'object':
    case 'strict_object': {
      const entries = Object.entries(part.entries).filter(([, { type }]) => type !== 'exact_optional' || random() < 0.5)
      return Object.fromEntries(entries.map(([key, entry]) => [key, of(entry)]))
    }
    case 'number': {
      const [least, most] = [Number(rule('min_value') ?? 0), Number(rule('max_value') ?? 100)]
      return between(random, least, random() < 0.5 ? Math.min(least + 3, most) : Math.min(most, 10_000))
    }
    case 'string': {
      const pattern = rule('regex')
      faker.seed(between(random, 0, 1_000_000))
      if (pattern instanceof RegExp)
        return faker.helpers.fromRegExp(pattern.source.replace(/^\^|\$$/g, '').replaceAll('\\d', '[0-9]'))
      return !part.pipe?.some(({ type }) => type === 'url')
        ? faker.string.alpha({ length: { min: 1, max: Math.min(Number(rule('max_length') ?? 8), 8) } })
        : 'http://localhost/'
    }
    default:
      throw new Error(`No values are made for ${part.type}`)
  }
}
