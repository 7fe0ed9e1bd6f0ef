import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'

/** Figures older than this (ms) are outdated. */
const OUTDATED_MS = 72 * 3_600_000

/** previous: of a period that has ended; outdated: of this period, but more than 72 hours old. */
export type Freshness = 'fresh' | 'outdated' | 'previous'

type Dated = {
  /** The moment (ms) at which the figures were correct. */
  updatedAt: number
  /** Last day of the period of the figures; null when they have none. */
  until: Day | null
}

/** The freshness of figures at `now` in ms (decisions D8). An ended period takes precedence over age. */
export function freshnessOf({ updatedAt, until }: Dated, now: number): Freshness {
  if (until !== null && dayOf(now) > until) return 'previous'
  return now - updatedAt > OUTDATED_MS ? 'outdated' : 'fresh'
}
