import { addDays, addMonths, endOfMonth, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { GiftBundle } from '#model/overview/contract.ts'

/** The last day to unwrap a gift: its own, or that of the subscription when it ends before. */
export const unwrapUntil = (until: Day, endsOn: Day | null): Day => (endsOn !== null && endsOn < until ? endsOn : until)

/** The gift is available and still wrapped (spec 3 gift bundles). */
export const canUnwrap = ({ eligible, subscribed }: Pick<GiftBundle, 'eligible' | 'subscribed'>): boolean =>
  eligible && !subscribed

/** The gift was not unwrapped in time. `until`: the last day on which it could be. */
export const isExpired = ({ subscribed, until }: Pick<GiftBundle, 'subscribed' | 'until'>, today: Day): boolean =>
  !subscribed && until < today

/**
 * The last day on which a gift unwrapped on `unwrapped` can be used: the end of the next month (domain 1.22), or of the subscription, whose
 * last day is `endsOn`.
 */
export function usableUntil(unwrapped: Day, endsOn: Day | null): Day {
  const until = endOfMonth(addMonths(startOfMonth(unwrapped), 1))
  return endsOn !== null && endsOn < until ? endsOn : until
}

/** This many days before the end of a month, waiting for the next month pays off. */
const FEW_DAYS = 3

/** The day on which unwrapping gives an extra month, when it is near and the gift stays valid; null when now is as good. */
export function betterLater({ until }: Pick<GiftBundle, 'until'>, today: Day, endsOn: Day | null): Day | null {
  const next = addDays(endOfMonth(today), 1)
  const isLonger = usableUntil(next, endsOn) > usableUntil(today, endsOn)
  return isLonger && addDays(today, FEW_DAYS) >= next && next <= until ? next : null
}
