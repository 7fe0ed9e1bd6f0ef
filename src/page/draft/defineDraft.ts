import * as v from 'valibot'
import { plainCopy } from '#kit/plainCopy.ts'

type Field<Value> = { blank: Value /** The stored value. */; schema: v.GenericSchema<unknown, Value> }
type Fields<Draft> = { readonly [Name in keyof Draft]: Field<Draft[Name]> }

/** A field without personal data, which is stored in the tab. The stored value must fit the schema. */
export const persisted = <Value>(schema: v.GenericSchema<unknown, Value>, blank: NoInfer<Value>): Field<Value> => ({
  blank,
  schema,
})

/** A personal field: it stays in memory (decisions D8), and is asked again after a reload. */
export const personal = <Value>(blank: Value): Field<Value> => ({
  blank,
  schema: v.fallback(
    v.custom<Value>(() => false),
    blank,
  ),
})

/** A draft by its fields. The blank draft and what of it may rest in the tab follow from them. */
export function defineDraft<Draft extends object>(name: string, fields: Fields<Draft>) {
  const all = <Part extends 'blank' | 'schema'>(part: Part) =>
    Object.fromEntries(Object.entries<Field<unknown>>(fields).map(([key, field]) => [key, field[part]]))
  return {
    name,
    // Both have a value for each field of the draft.
    blank: () => plainCopy(all('blank')) as Draft,
    draftSchema: v.object(all('schema')) as unknown as v.GenericSchema<unknown, Draft>,
  }
}

/** The type of a draft. */
export type DraftOf<Defined extends { blank: () => object }> = ReturnType<Defined['blank']>
