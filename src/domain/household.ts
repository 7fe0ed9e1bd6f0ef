import type { Day } from '../api/contract/parts.ts'
import { addMonths, startOfMonth } from './dates.ts'
import { mobileNumber, mobileNumberProblem } from './phoneNumber.ts'

/** Cents a month off each subscription, by how many there are at one address (domain 1.22). */
export const householdSteps = { few: { from: 2, discount: 100 }, many: { from: 4, discount: 200 } } as const

/** Cents a month off for each of a group: from 2 subscriptions on, more from 4. Prepaid does not count, and gets nothing. */
export function householdDiscount(group: readonly { isPrepaid: boolean }[]): number {
  const subscriptions = group.filter(({ isPrepaid }) => !isPrepaid).length
  const { few, many } = householdSteps
  if (subscriptions >= many.from) return many.discount
  return subscriptions >= few.from ? few.discount : 0
}

/** The first day without it for a customer who leaves: it ends the month after the group shrinks below 2. */
export const discountEndsOn = (leftOn: Day): Day => addMonths(startOfMonth(leftOn), 1)

/** What is wrong with the number of somebody to invite, or null. `own` is this customer's, as far as it is known. */
export function inviteProblem(text: string, own: string | null): 'required' | 'invalid' | 'notOwn' | null {
  const problem = mobileNumberProblem(text)
  if (problem !== null) return problem
  return own !== null && mobileNumber(text) === own ? 'notOwn' : null
}
