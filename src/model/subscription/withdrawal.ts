import { addDays, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { reflectionUntil } from '#model/bundles/changeTerms.ts'
import { proRata } from '#model/invoices/invoices.ts'
import type { WithdrawalCosts } from './contract/withdrawal.ts'

/** The days to send a phone back, from the withdrawal (domain 1.15). */
const RETURN_DAYS = 14

/** True while a contract or delivery of this day can be withdrawn. The last day counts and is never a Saturday, Sunday or holiday. */
export const isInReflection = (from: Day, today: Day): boolean => today <= reflectionUntil(from)

export const reflectionDaysLeft = (until: Day, today: Day): number => Math.max(0, daysBetween(today, until))

export const returnPhoneBy = (withdrawnOn: Day): Day => addDays(withdrawnOn, RETURN_DAYS)

/** The refund in cents: earlier payments minus the costs. A negative amount is still to be paid. */
export const backOf = ({ total, invoiced, credit }: Pick<WithdrawalCosts, 'total' | 'invoiced' | 'credit'>): number =>
  credit + invoiced - total

/** Days of a subscription, and their price a month in cents. */
export type PricePeriod = { days: number; monthly: number }

/**
 * The used part of a subscription in cents: its days so far pro rata, each at its price, top-ups, usage outside the bundle, and `others`
 * (domain 1.15).
 */
export function withdrawalCosts(
  prices: readonly PricePeriod[],
  { extras, outside, others = 0 }: { extras: number; outside: number; others?: number },
): Omit<WithdrawalCosts, 'invoiced' | 'credit'> {
  const periods = prices.map(({ days, monthly }) => ({ days, monthly, used: proRata(monthly, days) }))
  const used = periods.reduce((sum, one) => sum + one.used, 0)
  return {
    days: periods.reduce((sum, { days }) => sum + days, 0),
    monthly: periods.at(-1)?.monthly ?? 0,
    used,
    periods: periods.length > 1 ? periods : [],
    extras,
    outside,
    others,
    total: used + extras + outside + others,
  }
}
