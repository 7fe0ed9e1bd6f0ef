import { addDays, addMonths, dayOf, endOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { terminationOf } from '../world/periods.ts'

/** The first day with this kind of subscription; a prepaid customer keeps it with every bundle. */
export const sinceOf = (account: Account): Day =>
  account.type === 'Postpaid' && account.before ? dayOf(account.before.at) : account.since

/** True when the customer came after the first day of this year. */
export const isFirstYear = (account: Account, from: Day): boolean => sinceOf(account) > from

/** The first days of the whole months of a year that have passed, oldest first. */
export function wholeMonths(account: Account, from: Day, today: Day): Day[] {
  const end = terminationOf(account)
  const last = end !== null && end < today ? addDays(end, 1) : today
  return Array.from({ length: 12 }, (_, at) => addMonths(from, at)).filter(
    (month) => month >= sinceOf(account) && endOfMonth(month) < last,
  )
}
