import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Overview } from '#model/overview/contract.ts'
import { internetOf } from '#model/overview/internet.ts'

/** The day on which internet is expected to run out once this size (MB) was given; null when it lasts, or cannot be foreseen (design 6). */
export function runsOutAfter(overview: Overview, size: number, now: number): Day | null {
  const { dataBundle: bundle } = overview
  const given = bundle && { ...bundle, givenAway: [...(bundle.givenAway ?? []), { day: dayOf(now), size }] }
  const internet = internetOf({ ...overview, dataBundle: given }, now)
  return internet.kind === 'limited' ? (internet.forecast?.runsOutOn ?? null) : null
}
