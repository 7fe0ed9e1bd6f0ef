import type { Day } from '../api/contract/parts.ts'
import type { WithdrawalCosts } from '../api/contract/withdrawal.ts'
import { reflectionUntil } from './changeTerms.ts'
import { addDays, daysBetween } from './dates.ts'
import { proRata } from './invoices.ts'

/** Days in which a phone goes back, counted from the withdrawal (domain 1.15). */
const RETURN_DAYS = 14

/** May what was agreed on, or received, on a day still be withdrawn? The last day counts, and is never a Saturday, Sunday or holiday. */
export const isInReflection = (from: Day, today: Day): boolean => today <= reflectionUntil(from)

export const reflectionDaysLeft = (until: Day, today: Day): number => Math.max(0, daysBetween(today, until))

export const returnPhoneBy = (withdrawnOn: Day): Day => addDays(withdrawnOn, RETURN_DAYS)

/** Cents that come back: what was paid before, less what is to be paid. Below zero that much is still to be paid. */
export const backOf = ({ total, invoiced, credit }: Pick<WithdrawalCosts, 'total' | 'invoiced' | 'credit'>): number =>
  credit + invoiced - total

/** What was used of a subscription until a day: the days before it pro rata, and what was bought or used besides (domain 1.15). Cents. */
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
