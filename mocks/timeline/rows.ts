import type { Day } from '#kit/parts.ts'
import type { plainKinds, TimelineRow } from '#model/timeline/contract.ts'

type DistributiveOmit<Row, Key extends PropertyKey> = Row extends unknown ? Omit<Row, Key> : never

/** A row before it has its id. `key`: what makes it one with its announcement, when that is not its kind and its day. */
export type Told = DistributiveOmit<TimelineRow, 'id'> & { readonly key?: string }

/** The plain row of a day; none without one. */
export const plainOn = (kind: (typeof plainKinds)[number], day: Day | null | undefined): Told[] => (day ? [{ kind, day }] : [])

/**
 * The rows with their ids, oldest first. What happened takes the place of its announcement: both have the same key. Of several rows with one
 * key, all stay when they happened.
 */
export function rowsOf(happened: readonly Told[], coming: readonly Told[]): TimelineRow[] {
  const keyOf = ({ key, kind, day }: Told) => key ?? `${kind}-${day}`
  const done = new Set(happened.map(keyOf))
  const times = new Map<string, number>()
  return [...happened, ...coming.filter((one) => !done.has(keyOf(one)))]
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .map((told): TimelineRow => {
      const key = keyOf(told)
      const count = (times.get(key) ?? 0) + 1
      times.set(key, count)
      const { key: _, ...row } = told
      return { ...row, id: count === 1 ? key : `${key}-${count}` }
    })
}
