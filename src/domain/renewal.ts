import type { Day } from '../api/contract/parts.ts'
import type { PostpaidSubscription } from '../api/contract/subscription.ts'
import { bindingPeriods } from './bindingPeriods.ts'
import { isCancelledLike } from './cancellation.ts'
import { addDays, addMonths, dayOf, endOfMonth } from './dates.ts'
import { isEligibleForRetention } from './retention.ts'

/** Months before the end of a contract that it can be renewed (spec 9 renewal window). */
const WINDOW_MONTHS = 4

/** The first day of the renewal window: the same day four months earlier, or the last day of a shorter month. */
export const renewalOpensOn = (contractEndDate: Day): Day => addMonths(contractEndDate, -WINDOW_MONTHS)

/** Between four months before the end of the contract and its last day, both included (spec 4 contract renewal). */
export const isInRenewalWindow = (contractEndDate: Day, today: Day): boolean =>
  renewalOpensOn(contractEndDate) <= today && today <= contractEndDate

type Term = Pick<PostpaidSubscription, 'contract' | 'bindingPeriodType'>

/** Did a contract for a term end, so that the subscription goes on by the month? `now` in ms. */
export const hasTermEnded = ({ contract }: Pick<Term, 'contract'>, now: number): boolean =>
  contract !== null && contract.contractEndDate < dayOf(now)

/**
 * May this customer sign for a new term (spec 4 contract renewal)? Without a term, after it, in the window before its end, or when the backend
 * allows it earlier. The contract runs up to and including its last day. `now` in ms.
 */
export function mayExtend({ contract, bindingPeriodType }: Term, now: number): boolean {
  if (contract === null || bindingPeriodType === 'monthBindingPeriod') return true
  const { contractEndDate, isRenewalEligible } = contract
  return hasTermEnded({ contract }, now) || isInRenewalWindow(contractEndDate, dayOf(now)) || isRenewalEligible
}

/** The last day of the term that is running; null without one: then the subscription can be ended any day (domain 1.14). */
export const termUntil = ({ contract, bindingPeriodType }: Term, now: number): Day | null =>
  contract === null || bindingPeriodType === 'monthBindingPeriod' || hasTermEnded({ contract }, now)
    ? null
    : contract.contractEndDate

/** The first day of the term that is running; null without one. A subscription that was renewed is older. `now` in ms. */
export function termSince(term: Term, now: number): Day | null {
  const until = termUntil(term, now)
  return until && addMonths(addDays(until, 1), -bindingPeriods[term.bindingPeriodType].months)
}

/**
 * The first day of the contract that a renewal begins: bundles run by the calendar month (domain 1.3), so it is the first one after the term that
 * is running, and without one the next. `now` in ms.
 */
export const renewalStartsOn = (term: Term, now: number): Day => addDays(endOfMonth(termUntil(term, now) ?? dayOf(now)), 1)

/** Renewing is possible, has to wait until a change of bundles is done, opens on a day, or is out of the question. */
export type Renewal = { kind: 'open' | 'waits' | 'none' } | { kind: 'from'; day: Day }

/** Can this subscription be renewed now (spec 4 contract renewal and retention)? One that stops cannot. `now` in ms. */
export function renewalOf(
  subscription: Term & Pick<PostpaidSubscription, 'cancelSubscriptionStatus' | 'bundles'>,
  now: number,
): Renewal {
  const { contract, cancelSubscriptionStatus, bundles } = subscription
  if (isCancelledLike(cancelSubscriptionStatus)) return { kind: 'none' }
  if (contract !== null && !mayExtend(subscription, now)) return { kind: 'from', day: renewalOpensOn(contract.contractEndDate) }
  return { kind: isEligibleForRetention(bundles) ? 'open' : 'waits' }
}
