import type { Day } from '../api/contract/parts.ts'
import { dayOf } from './dates.ts'

/** Figures older than this (ms) are marked (decisions D8). */
const OUTDATED_MS = 72 * 3_600_000

/** previous: of a period that has ended since; outdated: of this period, but more than 72 hours old. */
export type Freshness = 'fresh' | 'outdated' | 'previous'

type Dated = {
  /** When the figures were right, ms. */
  updatedAt: number
  /** Last day of the period they are about; null when they have none. */
  until: Day | null
}

/** How far figures can be trusted at `now` in ms (decisions D8). A period that has ended weighs more than age. */
export function freshnessOf({ updatedAt, until }: Dated, now: number): Freshness {
  if (until !== null && dayOf(now) > until) return 'previous'
  return now - updatedAt > OUTDATED_MS ? 'outdated' : 'fresh'
}
