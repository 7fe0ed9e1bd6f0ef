import type { Day } from '../api/contract/parts.ts'
import type { WithdrawalCosts } from '../api/contract/withdrawal.ts'
import { reflectionUntil } from './changeTerms.ts'
import { addDays, daysBetween } from './dates.ts'
import { proRata } from './invoices.ts'

/** The days to send a phone back, from the withdrawal (domain 1.15). */
const RETURN_DAYS = 14

/** True while a contract or delivery of this day can be withdrawn. The last day counts and is never a Saturday, Sunday or holiday. */
export const isInReflection = (from: Day, today: Day): boolean => today <= reflectionUntil(from)

export const reflectionDaysLeft = (until: Day, today: Day): number => Math.max(0, daysBetween(today, until))

export const returnPhoneBy = (withdrawnOn: Day): Day => addDays(withdrawnOn, RETURN_DAYS)

/** The refund in cents: earlier payments minus the costs. A negative amount is still to be paid. */
export const backOf = ({ total, invoiced, credit }: Pick<WithdrawalCosts, 'total' | 'invoiced' | 'credit'>): number =>
  credit + invoiced - total

/** The used part of a subscription in cents until a day: earlier days pro rata, top-ups and usage outside the bundle (domain 1.15). */
export function withdrawalCosts({
  since,
  today,
  monthly,
  extras,
  outside,
}: { since: Day; today: Day } & Pick<WithdrawalCosts, 'monthly' | 'extras' | 'outside'>): Omit<
  WithdrawalCosts,
  'invoiced' | 'credit'
> {
  const days = Math.max(0, daysBetween(since, today))
  const used = proRata(monthly, days)
  return { days, monthly, used, extras, outside, total: used + extras + outside }
}
