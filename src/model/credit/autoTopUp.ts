import { addDays, addMonths, daysBetween, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'
import type { AutoTopUp } from './contract/autoTopUp.ts'
import { fits } from './topUp.ts'

/** The amounts and thresholds that the backend offers. */
type AutoOffer = AutoTopUp['offer']

/** The last day of the month that can be chosen; every month has it (domain 1.5 MONTHLY). */
export const LAST_DAY_OF_MONTH = 28

/** Automatic top-ups are limited to 3 in 30 days (domain 1.5). */
export const MOST_TIMES = 3
export const WITHIN_DAYS = 30

export type ExtendedBundle = { price: number; until: Day; toppedUp: boolean } | null

/** The invalid field. `bundle`: there is no bundle to extend. */
type AutoTopUpProblem = 'amount' | 'threshold' | 'dayOfMonth' | 'bundle'

const among = (values: readonly number[], value: number | null): boolean => value !== null && values.includes(value)

/** The problem with a setting, or null: each type has its own fields and limits (domain 1.5). */
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

/** The wanted amount if the credit has room for it, otherwise the largest that fits; null when none fits. Cents. */
export function amountThatFits({ amounts, maximum }: AutoOffer, wanted: number, balance: number): number | null {
  const possible = amounts.filter((amount) => fits(amount, balance, maximum))
  return possible.find((amount) => amount === wanted) ?? possible.at(-1) ?? null
}

/** The same setting without the fields that belong to other types. */
export const plainSetting = ({ type, amount, threshold, dayOfMonth }: AutoCreditTopUp): AutoCreditTopUp => ({
  type,
  amount,
  threshold: type === 'BALANCE' ? threshold : null,
  dayOfMonth: type === 'MONTHLY' ? dayOfMonth : null,
})

/** True when both settings mean the same. */
export const isSameSetting = (one: AutoCreditTopUp, other: AutoCreditTopUp): boolean =>
  JSON.stringify(plainSetting(one)) === JSON.stringify(plainSetting(other))

/**
 * The first day from `today` on which another automatic top-up is allowed: at most 3 in any 30 days (domain 1.5). `days`: the
 * days of earlier top-ups.
 */
export function allowedFrom(days: readonly Day[], today: Day): Day {
  const third = days.toSorted().at(-MOST_TIMES)
  const free = third === undefined ? today : addDays(third, WITHIN_DAYS)
  return free > today ? free : today
}

/** The top-ups of the last 30 days. */
export const recentTopUps = (days: readonly Day[], today: Day): Day[] =>
  days.filter((day) => day <= today && daysBetween(day, today) < WITHIN_DAYS).toSorted()

type Now = {
  balance: number
  bundle: ExtendedBundle
  days: readonly Day[]
  today: Day /** The credit limit (cents). */
  maximum: number
}

/**
 * The amount (cents) topped up at once at this balance, 0 for none: only below the threshold, within the limit of 3 in 30 days,
 * and never past the credit limit (domain 1.5 BALANCE).
 */
export function toppedUpAt(
  balance: number,
  setting: AutoCreditTopUp | null,
  { days, today, maximum }: Pick<Now, 'days' | 'today' | 'maximum'>,
): number {
  if (setting?.type !== 'BALANCE' || setting.threshold === null || balance >= setting.threshold) return 0
  return allowedFrom(days, today) === today && fits(setting.amount, balance, maximum) ? setting.amount : 0
}

/** The first day after `after` with this day of the month (domain 1.5 MONTHLY). */
export function monthlyAfter(dayOfMonth: number, after: Day): Day {
  const inMonth = addDays(startOfMonth(after), dayOfMonth - 1)
  return inMonth > after ? inMonth : addMonths(inMonth, 1)
}

/** The top-up for a bundle happens on its last day: the extension follows the next day (domain 1.5 BUNDLE). */
export const bundleTopUpOn = ({ until }: Pick<NonNullable<ExtendedBundle>, 'until'>): Day => until

/**
 * The amount (cents) that a new setting tops up at once, 0 for none: the balance is below the threshold, or the bundle is
 * extended tomorrow.
 */
export function toppedUpByChange(setting: AutoCreditTopUp, { balance, bundle, days, today, maximum }: Now): number {
  if (setting.type !== 'BUNDLE') return toppedUpAt(balance, setting, { days, today, maximum })
  const isDue = bundle !== null && !bundle.toppedUp && bundleTopUpOn(bundle) === today
  return isDue && allowedFrom(days, today) === today && fits(setting.amount, balance, maximum) ? setting.amount : 0
}
