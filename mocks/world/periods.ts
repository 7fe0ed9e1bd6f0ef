import type { Account } from '../../fixtures/accounts/account.ts'
import { mutualBundle, type PrepaidBundle, prepaidBundles } from '../../fixtures/catalogue/bundles.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type { Period } from '../../src/api/contract/usage.ts'
import { addDays, dayOf, endOfMonth, startOfMonth } from '../../src/domain/dates.ts'

/** For how many periods the usage is told, and for how many there are invoices. */
export const MOST_PERIODS = 13
export const KEPT_PERIODS = 121

/** The bundle that a prepaid account has, if any. Throws when the catalogue does not have it. */
export function prepaidBundleOf(account: Account): PrepaidBundle | null {
  if (account.type === 'Postpaid' || !account.bundle) return null
  const { id } = account.bundle
  const bundle = prepaidBundles.find((candidate) => candidate.id === id)
  if (!bundle) throw new Error(`Account ${account.number} has an unknown bundle ${id}`)
  return bundle
}

/** A prepaid bundle (data and minutes, or else on-net calling) sets the periods: its last day and its length. */
function windowOf(account: Account): { ends: Day; days: number } | null {
  if (account.type === 'Postpaid') return null
  const running = account.bundle ?? account.mutual
  return running && { ends: running.ends, days: prepaidBundleOf(account)?.days ?? mutualBundle.days }
}

/** The last day of a subscription that is cancelled, or null. */
export const terminationOf = (account: Account): Day | null => (account.type === 'Postpaid' ? account.termination : null)

/** A subscription that has stopped; one that was withdrawn has at once. */
export const hasEnded = (account: Account, today: Day): boolean => {
  if (account.type === 'Postpaid' && account.cancellation?.isWithdrawn) return true
  const termination = terminationOf(account)
  return termination !== null && termination < today
}

/** The first day of the figures of this account: those of whoever they were `before` are apart. */
const sinceOf = (account: Account): Day => (account.before ? dayOf(account.before.at) : account.since)

/**
 * The usage periods of an account, newest first: calendar months, or the windows of a prepaid bundle.
 * Never before the first day or after the last day of the subscription.
 */
export function periodsOf(account: Account, today: Day, most = MOST_PERIODS): Period[] {
  const since = sinceOf(account)
  const last = terminationOf(account)
  const window = windowOf(account)
  const startBefore = (end: Day) => (window ? addDays(end, 1 - window.days) : startOfMonth(end))

  const periods: Period[] = []
  let end = window?.ends ?? endOfMonth(last && last < today ? last : today)
  while (end >= since && periods.length < most) {
    const start = startBefore(end)
    const from = start < since ? since : start
    periods.push({ id: from, from, until: last && last < end ? last : end })
    end = addDays(start, -1)
  }
  return periods
}

/**
 * The periods of whoever this was until `at` (ms), as they were left: the newest stops there, and may do so while its last day goes on.
 */
export function closedAt(at: number, [latest, ...older]: readonly Period[]): Period[] {
  if (!latest) return []
  const until = dayOf(at - 1)
  return [{ ...latest, until, ...(until === dayOf(at) && { ended: true }) }, ...older]
}

/** Two periods may begin on one day: the later one gets a number behind its id. */
export function named(periods: readonly Period[], earlier: readonly Period[]): Period[] {
  return periods.map((period) => {
    const others = earlier.filter(({ from }) => from === period.from).length
    return others === 0 ? period : { ...period, id: `${period.from}.${others + 1}` }
  })
}

/** The days of a period up to today. */
export function daysOf(period: Period, today: Day): Day[] {
  const days: Day[] = []
  for (let day = period.from; day <= period.until && day <= today; day = addDays(day, 1)) days.push(day)
  return days
}
