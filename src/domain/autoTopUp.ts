import type { AutoTopUp } from '../api/contract/autoTopUp.ts'
import type { AutoCreditTopUp } from '../api/contract/overview.ts'
import type { Day } from '../api/contract/parts.ts'
import { addDays, addMonths, daysBetween, startOfMonth } from './dates.ts'
import { fits } from './topUp.ts'

/** What can be chosen, as the backend offers it: a bundle that is extended has its own price. */
export type AutoOffer = AutoTopUp['offer']

/** The last day of the month that can be chosen: every month has it (domain 1.5 MONTHLY). */
export const LAST_DAY_OF_MONTH = 28

/** At most so many times in so many days (domain 1.5). */
export const MOST_TIMES = 3
export const WITHIN_DAYS = 30

/** The bundle that runs and is extended after its last day, and whether that was topped up for already; null: there is none. Cents. */
export type ExtendedBundle = { price: number; until: Day; toppedUp: boolean } | null

/** The field that is wrong, or why it cannot be. */
export type AutoTopUpProblem = 'amount' | 'threshold' | 'dayOfMonth' | 'bundle'

const among = (values: readonly number[], value: number | null): boolean => value !== null && values.includes(value)

/** What is wrong with a setting, or null: each type has its own fields and limits (domain 1.5). */
export function autoTopUpProblem(
  { type, amount, threshold, dayOfMonth }: AutoCreditTopUp,
  bundle: ExtendedBundle,
  { amounts, thresholds }: AutoOffer,
): AutoTopUpProblem | null {
  if (type === 'BUNDLE') {
    if (bundle === null) return 'bundle'
    return amount === bundle.price ? null : 'amount'
  }
  if (!among(amounts, amount)) return 'amount'
  if (type === 'BALANCE') return among(thresholds, threshold) ? null : 'threshold'
  const isDay = dayOfMonth !== null && Number.isInteger(dayOfMonth) && dayOfMonth >= 1 && dayOfMonth <= LAST_DAY_OF_MONTH
  return isDay ? null : 'dayOfMonth'
}

/** The amount that is chosen, when the credit has room for it; else the largest that fits. Null when none does. Cents. */
export function amountThatFits({ amounts, maximum }: AutoOffer, wanted: number, balance: number): number | null {
  const possible = amounts.filter((amount) => fits(amount, balance, maximum))
  return possible.find((amount) => amount === wanted) ?? possible.at(-1) ?? null
}

/** The same setting without the fields of other types. */
export const plainSetting = ({ type, amount, threshold, dayOfMonth }: AutoCreditTopUp): AutoCreditTopUp => ({
  type,
  amount,
  threshold: type === 'BALANCE' ? threshold : null,
  dayOfMonth: type === 'MONTHLY' ? dayOfMonth : null,
})

/** Does the customer change anything? */
export const isSameSetting = (one: AutoCreditTopUp, other: AutoCreditTopUp): boolean =>
  JSON.stringify(plainSetting(one)) === JSON.stringify(plainSetting(other))

/** The first day, from `today` on, on which it may happen once more: no 30 days hold more than 3 (domain 1.5). `days` of the earlier ones. */
export function allowedFrom(days: readonly Day[], today: Day): Day {
  const third = days.toSorted().at(-MOST_TIMES)
  const free = third === undefined ? today : addDays(third, WITHIN_DAYS)
  return free > today ? free : today
}

/** Those of the last 30 days. */
export const recentOf = (days: readonly Day[], today: Day): Day[] =>
  days.filter((day) => day <= today && daysBetween(day, today) < WITHIN_DAYS).toSorted()

type Now = { balance: number; bundle: ExtendedBundle; days: readonly Day[]; today: Day /** The most credit. */; maximum: number }

/**
 * What is topped up at once when the credit is so much: when it is lower than the threshold, as often as is allowed, and never above the most
 * credit (domain 1.5 BALANCE). 0: nothing. Cents.
 */
export function toppedUpAt(
  balance: number,
  setting: AutoCreditTopUp | null,
  { days, today, maximum }: Pick<Now, 'days' | 'today' | 'maximum'>,
): number {
  if (setting?.type !== 'BALANCE' || setting.threshold === null || balance >= setting.threshold) return 0
  return allowedFrom(days, today) === today && fits(setting.amount, balance, maximum) ? setting.amount : 0
}

/** The first day after `after` that has this number in its month (domain 1.5 MONTHLY). */
export function monthlyAfter(dayOfMonth: number, after: Day): Day {
  const inMonth = addDays(startOfMonth(after), dayOfMonth - 1)
  return inMonth > after ? inMonth : addMonths(inMonth, 1)
}

/** One day before the bundle is extended, which is on the day after its last (domain 1.5 BUNDLE). */
export const bundleTopUpOn = ({ until }: Pick<NonNullable<ExtendedBundle>, 'until'>): Day => until

/** What another setting brings about at once: the credit is too low for it, or the bundle is extended tomorrow. 0: nothing. Cents. */
export function toppedUpByChange(setting: AutoCreditTopUp, { balance, bundle, days, today, maximum }: Now): number {
  if (setting.type !== 'BUNDLE') return toppedUpAt(balance, setting, { days, today, maximum })
  const isDue = bundle !== null && !bundle.toppedUp && bundleTopUpOn(bundle) === today
  return isDue && allowedFrom(days, today) === today && fits(setting.amount, balance, maximum) ? setting.amount : 0
}
