import { endOfMonth, startOfMonth } from '#kit/dates.ts'
import type { UsageMonth } from '#model/renewal/contract.ts'
import { coveredOf } from '#model/usage/usage.ts'
import type { World } from './world.ts'

const MOST_MONTHS = 12

/** The usage of the latest complete months of this subscription, oldest first. */
export function usageMonthsOf(world: World): UsageMonth[] {
  const { today, months, usageOf, earlierOf } = world
  const whole = months.filter(
    (period) =>
      period.from === startOfMonth(period.from) &&
      period.until === endOfMonth(period.from) &&
      period.until < today &&
      earlierOf(period) === null,
  )
  return whole
    .slice(0, MOST_MONTHS)
    .toReversed()
    .map((period) => {
      const { days, calls, topUps } = usageOf(period)
      const onTop = (type: 'data' | 'voice', isGift: boolean) =>
        topUps[type].filter((topUp) => (topUp.isGift ?? false) === isGift).reduce((sum, { size }) => sum + size, 0)
      const of = (type: 'data' | 'voice', used: number) => ({ used, given: onTop(type, true), bought: onTop(type, false) })
      return { month: period.from, data: of('data', coveredOf(days)), voice: of('voice', calls.minutes), sms: calls.sms }
    })
}
