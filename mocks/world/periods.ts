import { addDays, dayOf, endOfMonth, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Period } from '#model/usage/contract.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { mutualBundle, type PrepaidBundle, prepaidBundles } from '../../fixtures/catalogue/bundles.ts'

/** The number of periods with usage, and of months with invoices. */
export const MOST_PERIODS = 13
export const KEPT_PERIODS = 121

/** The bundle of a prepaid account; null without one. Throws when the catalogue does not have it. */
export function prepaidBundleOf(account: Account): PrepaidBundle | null {
  if (account.type === 'Postpaid' || !account.bundle) return null
  const { id } = account.bundle
  const bundle = prepaidBundles.find((candidate) => candidate.id === id)
  if (!bundle) throw new Error(`Account ${account.number} has an unknown bundle ${id}`)
  return bundle
}

/** A prepaid bundle (data and minutes, or else on-net calling) determines the periods by its last day and length. */
function windowOf(account: Account): { ends: Day; days: number } | null {
  if (account.type === 'Postpaid') return null
  const running = account.bundle ?? account.mutual
  return running && { ends: running.ends, days: prepaidBundleOf(account)?.days ?? mutualBundle.days }
}

/** The last day of a cancelled subscription, or null. */
export const terminationOf = (account: Account): Day | null => (account.type === 'Postpaid' ? account.termination : null)

/** Has the subscription ended? A withdrawn subscription ends at once. */
export const hasEnded = (account: Account, today: Day): boolean => {
  if (account.type === 'Postpaid' && account.cancellation?.isWithdrawn) return true
  const termination = terminationOf(account)
  return termination !== null && termination < today
}

/** The first day of the figures of this account. Figures of the account `before` a switch are separate. */
const sinceOf = (account: Account): Day => (account.before ? dayOf(account.before.at) : account.since)

/**
 * The usage periods of an account, newest first: calendar months, or the windows of a prepaid bundle. They stay within the first and last
 * day of the subscription.
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

/** The periods of a former account, with the newest one cut off at `at` (ms), even within its last day; left out when nothing is left of it. */
export function closedAt(at: number, [latest, ...older]: readonly Period[]): Period[] {
  if (!latest) return []
  const until = dayOf(at - 1)
  if (until < latest.from) return older
  return [{ ...latest, until, ...(until === dayOf(at) && { ended: true }) }, ...older]
}

/** Two periods may begin on one day: the later one gets a number after its id. */
export function named(periods: readonly Period[], earlier: readonly Period[]): Period[] {
  return periods.map((period) => {
    const others = earlier.filter(({ from }) => from === period.from).length
    return others === 0 ? period : { ...period, id: `${period.from}.${others + 1}` }
  })
}

/** The days of a period up to today. */
export function daysOf(period: Pick<Period, 'from' | 'until'>, today: Day): Day[] {
  const days: Day[] = []
  for (let day = period.from; day <= period.until && day <= today; day = addDays(day, 1)) days.push(day)
  return days
}
