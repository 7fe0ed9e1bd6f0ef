import type { ChangeTerms, Composition, PostpaidOptions } from '../api/contract/bundleOptions.ts'
import type { Day } from '../api/contract/parts.ts'
import type { BindingPeriodType } from '../api/contract/subscription.ts'
import { bindingPeriods } from './bindingPeriods.ts'
import { changesOf, currentOf, pendingOf, sizeRank } from './bundleChange.ts'
import { completeBy } from './completeBy.ts'
import { addDays, addMonths } from './dates.ts'
import { workdayFrom } from './workdays.ts'

/** Days to think a new contract over (spec 9 reflection period). */
const REFLECTION_DAYS = 14

/** Choosing another period for a term begins a new contract (domain 1.3). */
export const beginsContract = (from: Composition, to: Composition): boolean =>
  from.period !== to.period && to.period !== 'monthBindingPeriod'

/** The last day of a contract that starts then; null when it can be ended every month. */
export const contractEnd = (period: BindingPeriodType, startsOn: Day): Day | null =>
  period === 'monthBindingPeriod' ? null : addDays(addMonths(startsOn, bindingPeriods[period].months), -1)

/** The last day on which a contract can be withdrawn that was ordered then: a working day (domain 1.15). */
export const reflectionUntil = (orderedOn: Day): Day => workdayFrom(addDays(orderedOn, REFLECTION_DAYS))

/** A customer without an internet bundle gets the new one at once (domain 1.3). */
export const startsAtOnce = (from: Composition, to: Composition): boolean =>
  to.ADDON_INET !== null && sizeRank(to.ADDON_INET) > 0 && (from.ADDON_INET === null || sizeRank(from.ADDON_INET) === 0)

/** Does the internet of a change that is on its way work already? An extension brings nothing before it begins. */
export function internetIsOn(options: PostpaidOptions): boolean {
  const next = pendingOf(options)
  return next !== null && !options.pendingRenewal && startsAtOnce(currentOf(options), next)
}

type Wanted = { from: Composition; to: Composition; startsOn: Day; complete: boolean; renews?: boolean }

/**
 * What is agreed to when this is ordered today. `startsOn`: the day on which a change of bundles starts; `complete`: is it asked for too?
 * `renews`: it extends the subscription, which is a new contract whatever is chosen, and brings nothing before it begins.
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
