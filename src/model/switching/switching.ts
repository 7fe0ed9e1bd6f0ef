import { addDays, addMonths, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { contractEnd, reflectionUntil } from '#model/bundles/changeTerms.ts'
import type { BindingPeriodType } from '#model/subscription/contract/subscription.ts'
import type { SwitchObstacle, SwitchTerms } from './contract.ts'

/** The days that credit must remain valid: the number lapses with it (domain 1.5), and a switch may wait for a bank. */
export const LEAST_VALID_DAYS = 7

/** A younger customer needs a parent's consent (domain 1.2). */
const ADULT_MONTHS = 18 * 12

type PrepaidState = {
  /** The customer has rates that are no longer sold. */
  hasOldRates: boolean
  /** An ordered subscription has yet to start or to be paid. */
  isComing: boolean
  isSimActive: boolean
  creditValidUntil: Day
}

/** Why a prepaid customer cannot switch to a subscription now; null when possible. A pending switch takes precedence. */
export function obstacleOf(
  { hasOldRates, isComing, isSimActive, creditValidUntil }: PrepaidState,
  today: Day,
): SwitchObstacle | null {
  if (isComing) return 'ALREADY'
  if (!isSimActive) return 'SIM_BLOCKED'
  if (hasOldRates) return 'OLD_RATES'
  return daysBetween(today, creditValidUntil) < LEAST_VALID_DAYS ? 'CREDIT_EXPIRING' : null
}

/**
 * The days of a subscription ordered today. It starts at once on request, otherwise on the first day after the withdrawal period (domain
 * 1.15).
 */
export function switchTerms(period: BindingPeriodType, startNow: boolean, today: Day): SwitchTerms {
  const until = reflectionUntil(today)
  const startsOn = startNow ? today : addDays(until, 1)
  return { startsOn, contractEnd: contractEnd(period, startsOn), reflectionUntil: until }
}

/** True when the customer may sign without a parent. */
export const isAdult = (birthDate: Day, today: Day): boolean => birthDate <= addMonths(today, -ADULT_MONTHS)
