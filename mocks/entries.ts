/** What is kept by a name that anybody may have made up: plain JSON, in order, and no name of it means anything else (`__proto__`). */
export type Entries<Value> = readonly (readonly [name: string, value: Value])[]

export const entryOf = <Value>(entries: Entries<Value>, name: string): Value | undefined =>
  entries.find(([known]) => known === name)?.[1]

export const withoutEntry = <Value>(entries: Entries<Value>, name: string): Entries<Value> =>
  entries.filter(([known]) => known !== name)

/** Puts an entry last, and forgets the first ones when there are more than `most`. */
export const withEntry = <Value>(
  entries: Entries<Value>,
  name: string,
  value: Value,
  most = Number.POSITIVE_INFINITY,
): Entries<Value> => [...withoutEntry(entries, name), [name, value] as const].slice(-most)
