import type { Day } from '../api/contract/parts.ts'
import type { BindingPeriodType } from '../api/contract/subscription.ts'
import type { SwitchObstacle, SwitchTerms } from '../api/contract/switching.ts'
import { contractEnd, reflectionUntil } from './changeTerms.ts'
import { addDays, addMonths, daysBetween } from './dates.ts'

/** Credit must be valid for so many days yet: with it the number lapses (domain 1.5), and a switch may wait for a bank. */
export const LEAST_VALID_DAYS = 7

/** A younger customer asks a parent (domain 1.2). */
const ADULT_MONTHS = 18 * 12

type Standing = {
  /** Pays prices that are not sold any more. */
  hasOldRates: boolean
  /** Has ordered a subscription that is still to begin, or to be paid. */
  isComing: boolean
  isSimActive: boolean
  creditValidUntil: Day
}

/** Why a prepaid customer cannot switch to a subscription now; null when nothing stands in the way. What is on its way comes first. */
export function obstacleOf(
  { hasOldRates, isComing, isSimActive, creditValidUntil }: Standing,
  today: Day,
): SwitchObstacle | null {
  if (isComing) return 'ALREADY'
  if (!isSimActive) return 'SIM_BLOCKED'
  if (hasOldRates) return 'OLD_RATES'
  return daysBetween(today, creditValidUntil) < LEAST_VALID_DAYS ? 'CREDIT_EXPIRING' : null
}

/**
 * When a subscription that is ordered today begins: at once for a customer who asks for that, else on the first day on which it cannot be
 * withdrawn any more (domain 1.15); and the days that hang on it.
 */
export function switchTerms(period: BindingPeriodType, startNow: boolean, today: Day): SwitchTerms {
  const until = reflectionUntil(today)
  const startsOn = startNow ? today : addDays(until, 1)
  return { startsOn, contractEnd: contractEnd(period, startsOn), reflectionUntil: until }
}

/** May somebody who was born then sign without a parent? */
export const isAdult = (birthDate: Day, today: Day): boolean => birthDate <= addMonths(today, -ADULT_MONTHS)
