import { addDays, addMonths } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { workdayFrom } from '#kit/workdays.ts'
import { completeBy } from '#model/payment/completeBy.ts'
import type { BindingPeriodType } from '#model/subscription/contract/subscription.ts'
import { bindingPeriods } from './bindingPeriods.ts'
import { changesOf, currentOf, pendingOf, sizeRank } from './bundleChange.ts'
import type { ChangeTerms, Composition, PostpaidOptions } from './contract/bundleOptions.ts'

/** Days in which a new contract can be withdrawn. */
const REFLECTION_DAYS = 14

/** Changing to another period of a year or more starts a new contract (domain 1.3). */
export const beginsContract = (from: Composition, to: Composition): boolean =>
  from.period !== to.period && to.period !== 'monthBindingPeriod'

/** The last day of a contract that starts on `startsOn`; null for a monthly contract. */
export const contractEnd = (period: BindingPeriodType, startsOn: Day): Day | null =>
  period === 'monthBindingPeriod' ? null : addDays(addMonths(startsOn, bindingPeriods[period].months), -1)

/** The last day of the reflection period for a contract ordered on `orderedOn`, moved to a working day (domain 1.15). */
export const reflectionUntil = (orderedOn: Day): Day => workdayFrom(addDays(orderedOn, REFLECTION_DAYS))

/** A customer without an internet bundle gets a new one immediately (domain 1.3). */
export const startsAtOnce = (from: Composition, to: Composition): boolean =>
  to.ADDON_INET !== null && sizeRank(to.ADDON_INET) > 0 && (from.ADDON_INET === null || sizeRank(from.ADDON_INET) === 0)

/** True when the internet of a pending change works already. A renewal brings nothing before its start. */
export function internetIsOn(options: PostpaidOptions): boolean {
  const next = pendingOf(options)
  return next !== null && !options.pendingRenewal && startsAtOnce(currentOf(options), next)
}

type Wanted = { from: Composition; to: Composition; startsOn: Day; complete: boolean; renews?: boolean }

/**
 * The terms agreed to by ordering today. `startsOn`: the day on which the bundles change. `complete`: Compleet is ordered too.
 * `renews`: the order renews the subscription, which is always a new contract and brings nothing before its start.
 */
export function termsOf({ from, to, startsOn, complete, renews = false }: Wanted, today: Day): ChangeTerms {
  const isChanged = renews || from.period !== to.period || changesOf(from, to).length > 0
  const begins = renews || beginsContract(from, to)
  return {
    from,
    to,
    startsOn: isChanged ? startsOn : null,
    internetNow: !renews && startsAtOnce(from, to),
    contractEnd: begins ? contractEnd(to.period, startsOn) : null,
    reflectionUntil: begins ? reflectionUntil(today) : null,
    completeBy: complete ? completeBy(today) : null,
  }
}

/** The start that an order names, so that a change ordered just after the first of the month does not begin a month later unseen. */
export const changeStart = ({ startsOn }: Pick<ChangeTerms, 'startsOn'>): { startsOn?: Day } =>
  startsOn === null ? {} : { startsOn }
