import { addMonths, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { mobileNumber, mobileNumberProblem } from '#kit/typed/phoneNumber.ts'
import { bundleRoom, leftOf } from '#model/bundles/bundles.ts'
import type { DataBundle } from '#model/overview/contract.ts'
import type { SharedLevel } from './contract/household.ts'

/** The discount (cents a month) per subscription, by the number of subscriptions at one address (domain 1.22). */
export const householdSteps = { few: { from: 2, discount: 100 }, many: { from: 4, discount: 200 } } as const

/** Cents a month off for each subscription of a group; 0 below two. Prepaid neither counts nor gets a discount. */
export function householdDiscount(group: readonly { isPrepaid: boolean }[]): number {
  const subscriptions = group.filter(({ isPrepaid }) => !isPrepaid).length
  const { few, many } = householdSteps
  if (subscriptions >= many.from) return many.discount
  return subscriptions >= few.from ? few.discount : 0
}

/** The subscriptions that are still missing for the higher discount, and that discount (cents a month); null once it is reached. */
export function nextHouseholdStep(subscriptions: number): { readonly missing: number; readonly discount: number } | null {
  const next = Object.values(householdSteps).find(({ from }) => subscriptions < from)
  return next ? { missing: next.from - subscriptions, discount: next.discount } : null
}

/** What the other members see of an internet bundle: the part that is left, rounded down to whole percents. */
export function sharedLevelOf(bundle: DataBundle | null): SharedLevel {
  if (!bundle || bundle.isInfiniteBundle || bundleRoom(bundle) === 0) return { left: null }
  return { left: Math.floor((leftOf(bundle) * 100) / bundleRoom(bundle)) }
}

/** The first day without the discount for a customer who leaves: the first of the next month. */
export const discountEndsOn = (leftOn: Day): Day => addMonths(startOfMonth(leftOn), 1)

/** The problem with the number to invite, or null. `own`: the number of this customer, if known. */
export function inviteProblem(text: string, own: string | null): 'required' | 'invalid' | 'notOwn' | null {
  const problem = mobileNumberProblem(text)
  if (problem !== null) return problem
  return own !== null && mobileNumber(text) === own ? 'notOwn' : null
}
