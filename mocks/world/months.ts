import { addDays, addMonths, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { workdayFrom } from '#kit/workdays.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { lastPhoneMonth } from '../phones/phoneOrder.ts'
import { invoicedOn } from './calendar.ts'
import { terminationOf } from './periods.ts'

/** The month whose invoice settles a withdrawn subscription; null for other subscriptions. */
export const settlementOf = ({ cancellation }: PostpaidAccount): Day | null =>
  cancellation?.isWithdrawn ? addMonths(startOfMonth(cancellation.on), 1) : null

/** The date of the invoice of a month. A settlement comes earlier, because payments must be refunded within two weeks. */
export function dateOf(account: PostpaidAccount, month: Day): Day {
  const { cancellation } = account
  return cancellation && settlementOf(account) === month ? workdayFrom(addDays(cancellation.on, 1)) : invoicedOn(month)
}

const latest = (one: Day, other: Day | null): Day => (other !== null && other > one ? other : one)

/** The month of the last invoice: after the last day, or with the last phone term. Null while the subscription goes on. */
export function lastMonthOf(account: PostpaidAccount): Day | null {
  const termination = terminationOf(account)
  if (termination === null) return null
  return settlementOf(account) ?? latest(addMonths(startOfMonth(termination), 1), lastPhoneMonth(account))
}

/**
 * The months of all invoices until a day, newest first. They start after the first month and end after the last one, or with the last phone
 * term.
 */
export function monthsOf(account: PostpaidAccount, until: Day): Day[] {
  const settlement = settlementOf(account)
  const first = addMonths(startOfMonth(account.since), 1)
  const last = lastMonthOf(account) ?? startOfMonth(until)
  const end = settlement ?? (last < startOfMonth(until) ? last : startOfMonth(until))
  const months: Day[] = []
  for (let month = end; month >= first; month = addMonths(month, -1)) {
    // Months that were not invoiced by the day of the withdrawal are part of the settlement.
    const isMade = settlement === null || month === settlement || dateOf(account, month) <= (account.cancellation?.on ?? until)
    if (isMade && dateOf(account, month) <= until) months.push(month)
  }
  return months
}
