/** On-net calling goes on when a bundle begins or ends, so that its minutes are counted over the periods of both. */

import { addDays, dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Period } from '#model/usage/contract.ts'
import type { Account, Half, Span } from '../../fixtures/accounts/account.ts'
import { mutualBundle } from '../../fixtures/catalogue/bundles.ts'
import { minutesOf, type OnNet } from '../invoices/bill.ts'
import { dayOfHalf, halfBefore, isWithin, restOf } from '../world/halves.ts'
import { daysOf } from '../world/periods.ts'
import { callsIn } from '../world/stream.ts'

const firstOf = (account: Account): Account => (account.before ? firstOf(account.before.account) : account)

/** The first day of a time of on-net calling. The one that ran when the account was first seen began a whole time before its end. */
function startOf(account: Account, span: Span): Day | null {
  if (span.from !== '') return dayOfHalf(span.from)
  const first = firstOf(account)
  return first.type === 'Prepaid' && first.mutual ? addDays(first.mutual.ends, 1 - mutualBundle.days) : null
}

/** The minutes to other customers of ours from a day until a half-day, also under earlier bundles. */
function minutesIn(account: Account, span: Span, from: Day, until: Half): number {
  const days = daysOf({ from, until: dayOfHalf(until) }, dayOfHalf(until))
  const own = callsIn(account, days, { from, until: dayOfHalf(until) }, until)
    .filter(({ kind, half }) => kind === 'mutual' && isWithin(half, [span]) && half <= until)
    .reduce((sum, call) => sum + minutesOf(call), 0)
  const { before } = account
  return before && from <= dayOf(before.at) ? own + minutesIn(before.account, span, from, halfBefore(before.at)) : own
}

/** The times of on-net calling of a customer, with the minutes that each covered before a period. */
export function onNetBefore(account: Account, spans: readonly Span[], { from }: Pick<Period, 'from'>): OnNet[] {
  const { before } = account
  // A period that begins with another bundle begins in the course of a day.
  const begun = before !== null && dayOf(before.at) === from ? before : null
  const until = begun ? halfBefore(begun.at) : restOf(addDays(from, -1))
  return spans.map((span) => {
    const start = startOf(account, span)
    const isOver = span.until !== null && span.until <= from
    if (isOver || start === null || start > dayOfHalf(until)) return { span, taken: 0 }
    return { span, taken: Math.min(mutualBundle.minutes, minutesIn(begun?.account ?? account, span, start, until)) }
  })
}
