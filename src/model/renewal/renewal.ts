import { addDays, addMonths, dayOf, endOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { bindingPeriods } from '#model/bundles/bindingPeriods.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import type { PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { isEligibleForRetention } from './retention.ts'

/** Months before the end of a contract in which it can be renewed (spec 9 renewal window). */
const WINDOW_MONTHS = 4

/** The first day of the renewal window: four months before the end, or the last day of a shorter month. */
export const renewalOpensOn = (contractEndDate: Day): Day => addMonths(contractEndDate, -WINDOW_MONTHS)

/** True from four months before the end of the contract up to and including its last day (spec 4 contract renewal). */
export const isInRenewalWindow = (contractEndDate: Day, today: Day): boolean =>
  renewalOpensOn(contractEndDate) <= today && today <= contractEndDate

type Term = Pick<PostpaidSubscription, 'contract' | 'bindingPeriodType'>

/** True when the fixed term has ended and the subscription continues monthly. `now` in ms. */
export const hasTermEnded = ({ contract }: Pick<Term, 'contract'>, now: number): boolean =>
  contract !== null && contract.contractEndDate < dayOf(now)

/**
 * True when the customer may sign for a new term (spec 4 contract renewal): without a term, after it, in the window before its end, or
 * earlier with the backend's permission. The contract runs up to and including its last day. `now` in ms.
 */
export function mayRenew({ contract, bindingPeriodType }: Term, now: number): boolean {
  if (contract === null || bindingPeriodType === 'monthBindingPeriod') return true
  const { contractEndDate, isRenewalEligible } = contract
  return hasTermEnded({ contract }, now) || isInRenewalWindow(contractEndDate, dayOf(now)) || isRenewalEligible
}

/** The last day of the current term; null without one, when the subscription can be cancelled any day (domain 1.14). `now` in ms. */
export const termUntil = ({ contract, bindingPeriodType }: Term, now: number): Day | null =>
  contract === null || bindingPeriodType === 'monthBindingPeriod' || hasTermEnded({ contract }, now)
    ? null
    : contract.contractEndDate

/** The first day of the current term; null without one. A renewed subscription itself is older. `now` in ms. */
export function termSince(term: Term, now: number): Day | null {
  const until = termUntil(term, now)
  return until && addMonths(addDays(until, 1), -bindingPeriods[term.bindingPeriodType].months)
}

/**
 * The first day of a renewed contract: bundles run per calendar month (domain 1.3), so the first of the month after the current term, or
 * of the next month without one. `now` in ms.
 */
export const renewalStartsOn = (term: Term, now: number): Day => addDays(endOfMonth(termUntil(term, now) ?? dayOf(now)), 1)

/** Renewal is open, waits for a pending bundle change, opens on a day, or is impossible. */
export type Renewal = { kind: 'open' | 'waits' | 'none' } | { kind: 'from'; day: Day }

/** Whether this subscription can be renewed now (spec 4 contract renewal and retention). A cancelled one cannot. `now` in ms. */
export function renewalOf(
  subscription: Term & Pick<PostpaidSubscription, 'cancelSubscriptionStatus' | 'bundles'>,
  now: number,
): Renewal {
  const { contract, cancelSubscriptionStatus, bundles } = subscription
  if (isCancelledLike(cancelSubscriptionStatus)) return { kind: 'none' }
  if (contract !== null && !mayRenew(subscription, now)) return { kind: 'from', day: renewalOpensOn(contract.contractEndDate) }
  return { kind: isEligibleForRetention(bundles) ? 'open' : 'waits' }
}
