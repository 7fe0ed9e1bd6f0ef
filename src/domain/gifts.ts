import type { GiftBundle } from '../api/contract/overview.ts'
import type { Day } from '../api/contract/parts.ts'
import { addDays, addMonths, endOfMonth, startOfMonth } from './dates.ts'

/** It is there, and still wrapped (spec 3 gift bundles). */
export const canUnwrap = ({ eligible, subscribed }: Pick<GiftBundle, 'eligible' | 'subscribed'>): boolean =>
  eligible && !subscribed

/** Nobody unwrapped it in time. `until` is the last day on which that could be done. */
export const isExpired = ({ subscribed, until }: Pick<GiftBundle, 'subscribed' | 'until'>, today: Day): boolean =>
  !subscribed && until < today

/** The day before which it has to be unwrapped. */
export const unwrapBefore = ({ until }: Pick<GiftBundle, 'until'>): Day => addDays(until, 1)

/** The last day on which a gift can be used: of the month after the one in which it was unwrapped (domain 1.22). */
export const usableUntil = (unwrapped: Day): Day => endOfMonth(addMonths(startOfMonth(unwrapped), 1))

/** So many days before the end of a month it is worth waiting for the next one. */
const FEW_DAYS = 3

/** The day on which unwrapping gives a month more, when that is near and the gift can wait; null: now is as good. */
export function betterLater({ until }: Pick<GiftBundle, 'until'>, today: Day): Day | null {
  const next = addDays(endOfMonth(today), 1)
  return addDays(today, FEW_DAYS) >= next && next <= until ? next : null
}
