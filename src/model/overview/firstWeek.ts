import { daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Overview } from './contract.ts'

const WEEK = 7

/** True in the first seven days of a customer with an active subscription. */
export function isFirstWeek(
  { customerSince: since, subscriptionActive }: Pick<Overview, 'customerSince' | 'subscriptionActive'>,
  today: Day,
): boolean {
  if (since === undefined || !subscriptionActive) return false
  const days = daysBetween(since, today)
  return days >= 0 && days < WEEK
}
