import * as v from 'valibot'

type Field<Value> = { blank: Value /** Null: the value never rests. */; schema: v.GenericSchema<unknown, Value> | null }
type Fields<Draft> = { readonly [Name in keyof Draft]: Field<Draft[Name]> }

/** A field without anything personal: it rests in the tab. What comes back from there must fit the schema. */
export const rests = <Value>(schema: v.GenericSchema<unknown, Value>, blank: NoInfer<Value>): Field<Value> => ({
  blank,
  schema,
})

/** A personal field: it stays in memory (decisions D8), and is asked again after a reload. */
export const personal = <Value>(blank: Value): Field<Value> => ({ blank, schema: null })

/** A draft by its fields. The blank draft and what of it may rest in the tab follow from them. */
export function defineDraft<Draft extends object>(name: string, fields: Fields<Draft>) {
  const all = Object.entries<Field<unknown>>(fields)
  const resting = all.flatMap(([key, { schema }]) => (schema === null ? [] : [[key, schema] as const]))
  // `fields` has a blank value for each field of the draft.
  const blank = () => Object.fromEntries(all.map(([key, field]) => [key, structuredClone(field.blank)])) as Draft
  /** Personal fields come out blank. */
  const draftSchema: v.GenericSchema<unknown, Draft> = v.pipe(
    v.object(Object.fromEntries(resting)),
    v.transform((kept) => ({ ...blank(), ...kept })),
  )
  return { name, blank, draftSchema }
}

/** The type of a draft. */
export type DraftOf<Defined extends { blank: () => object }> = ReturnType<Defined['blank']>
