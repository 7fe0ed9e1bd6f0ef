import { dayOf, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Half, Span } from '../../fixtures/accounts/account.ts'

export const restOf = (day: Day): Half => `${day}+`
export const isRest = (half: Half): boolean => half.endsWith('+')
export const dayOfHalf = (half: Half): Day => half.slice(0, 'yyyy-mm-dd'.length)

/** The first half-day after a moment (ms): an event during a day comes after its morning. */
export function halfAfter(at: number): Half {
  const day = dayOf(at)
  return momentOf(day) === at ? day : restOf(day)
}
/** The last half-day before a moment (ms). */
export const halfBefore = (at: number): Half => (momentOf(dayOf(at)) === at ? restOf(dayOf(at - 1)) : dayOf(at))

export const isWithin = (half: Half, spans: readonly Span[]): boolean =>
  spans.some(({ from, until }) => from <= half && (until === null || half < until))
