import type { Day } from '../api/contract/parts.ts'
import type { PostpaidSubscription } from '../api/contract/subscription.ts'
import { addMonths, dayOf } from './dates.ts'

/** Months before the end of a contract that it can be renewed (spec 9 renewal window). */
const WINDOW_MONTHS = 4

/** The first day of the renewal window: the same day four months earlier, or the last day of a shorter month. */
export const renewalOpensOn = (contractEndDate: Day): Day => addMonths(contractEndDate, -WINDOW_MONTHS)

/** Between four months before the end of the contract and its last day, both included (spec 4 contract renewal). */
export const isInRenewalWindow = (contractEndDate: Day, today: Day): boolean =>
  renewalOpensOn(contractEndDate) <= today && today <= contractEndDate

/** Spec 4 contract renewal; `now` in ms. The contract runs up to and including its last day. */
export function mayExtend(
  { contract, bindingPeriodType }: Pick<PostpaidSubscription, 'contract' | 'bindingPeriodType'>,
  now: number,
): boolean {
  if (contract === null || bindingPeriodType === 'monthBindingPeriod') return true
  const { contractEndDate, isRenewalEligible } = contract
  const today = dayOf(now)
  return contractEndDate < today || isInRenewalWindow(contractEndDate, today) || isRenewalEligible
}
