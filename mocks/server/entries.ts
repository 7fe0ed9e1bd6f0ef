/** A map as plain JSON, in order. Its names may be user input, so no name is special (`__proto__`). */
export type Entries<Value> = readonly (readonly [name: string, value: Value])[]

export const entryNamed = <Value>(entries: Entries<Value>, name: string): Value | undefined =>
  entries.find(([known]) => known === name)?.[1]

export const withoutEntry = <Value>(entries: Entries<Value>, name: string): Entries<Value> =>
  entries.filter(([known]) => known !== name)

/** Moves an entry to the end. Above `most` entries, the first ones are dropped. */
export const withEntry = <Value>(
  entries: Entries<Value>,
  name: string,
  value: Value,
  most = Number.POSITIVE_INFINITY,
): Entries<Value> => [...withoutEntry(entries, name), [name, value] as const].slice(-most)
