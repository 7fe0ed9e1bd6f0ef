import type { Account, Half } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type { UsageDay } from '../../src/api/contract/usage.ts'
import { addDays, daysBetween } from '../../src/domain/dates.ts'
import { about, randomOf, spread } from '../random.ts'
import { type Allowance, ratesOn, roomIn } from './allowance.ts'
import type { OnTop } from './extras.ts'
import { restOf } from './halves.ts'
import { perDay } from './perDay.ts'

const DAYS_IN_MONTH = 30.4

/** More at the weekend, and every day a little different; the same account and day always give the same. */
function weightOf(account: Account, day: Day): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const weekend = weekday === 0 || weekday === 6
  return (weekend ? 1.4 : 0.84) * (0.5 + randomOf('mb', account.number, day)())
}

/** Where the customer is on a day. Trips come back every year. */
function zoneOf(account: Account, day: Day): 'netherlands' | 'eu' | 'world' {
  for (const trip of account.usage.trips) {
    const start: Day = `${day.slice(0, 4)}-${String(trip.month).padStart(2, '0')}-${String(trip.day).padStart(2, '0')}`
    if (daysBetween(start, day) >= 0 && day < addDays(start, trip.days)) return trip.zone
  }
  return 'netherlands'
}

/** MB of a day, and where the customer was. */
export type OnDay = { readonly day: Day; readonly zone: 'netherlands' | 'eu' | 'world'; readonly megabytes: number }

/** MB of a half of a day. */
export type Used = Pick<OnDay, 'day' | 'zone' | 'megabytes'> & { readonly half: Half }

/** The days of a period until somebody was first seen: exactly `total` MB together, all of it inside what the bundle covers by place. */
export function exactDays(account: Account, days: readonly Day[], total: number): OnDay[] {
  const parts = spread(
    total,
    days.map((day) => weightOf(account, day)),
  )
  return days.map((day, at) => ({ day, zone: zoneOf(account, day) === 'eu' ? 'eu' : 'netherlands', megabytes: parts[at] ?? 0 }))
}

/** Any other day: about its share of `before.data` MB a month. Outside the EU people use little, because it costs. */
export const usedOn = perDay((account, day, { before }: Account['usage']): OnDay => {
  const zone = zoneOf(account, day)
  const mean = (before.data / DAYS_IN_MONTH) * weightOf(account, day) * (zone === 'world' ? 0.05 : 1)
  return { day, zone, megabytes: about(randomOf('day', account.number, day), mean) }
})

/** What is charged, and by half when that was: cents. */
export type Charged = {
  days: UsageDay[]
  /** MB that were charged. */
  megabytes: number
  /** Those of them that the bundle would have covered, had it not been empty. */
  outside: number
  /** MB that nobody used. */
  left: number
  costs: Map<Half, number>
}

/**
 * What of each half of a day is charged. Use in the Netherlands and the EU comes out of the bundle, and is charged per MB (in cents) once that is
 * empty; with a data cap internet stops then. Use outside the EU is always charged. Whoever pays in advance uses nothing that is charged while
 * there is no credit (`isUnpaid`).
 */
export function charged(
  days: readonly Day[],
  used: readonly Used[],
  { data, ...prices }: Allowance,
  { carried, topUps }: OnTop,
  { isCapped, isUnpaid }: { isCapped: (half: Half) => boolean; isUnpaid: (half: Half) => boolean },
): Charged {
  const rows = new Map(days.map((day) => [day, { day, netherlands: 0, eu: 0, world: 0, costs: 0, outside: 0 }]))
  const toCome = [...topUps]
  const total = { megabytes: 0, outside: 0, costs: new Map<Half, number>() }
  let left = roomIn(data) + carried
  for (const { day, zone, half, megabytes: wanted } of used) {
    while (toCome[0] && restOf(toCome[0].day) <= half) left += toCome.shift()?.size ?? 0
    const free = zone === 'world' ? 0 : Math.min(wanted, left)
    const isStopped = isUnpaid(half) || (zone !== 'world' && isCapped(half))
    const paid = isStopped ? 0 : wanted - free
    const cost = paid * ratesOn(prices, half).data
    left -= free
    total.megabytes += paid
    if (zone !== 'world') total.outside += paid
    if (cost > 0) total.costs.set(half, cost)
    const row = rows.get(day)
    if (!row) continue
    row[zone] += free + paid
    row.costs += cost
    if (zone !== 'world') row.outside += paid
  }
  return { ...total, days: [...rows.values()], left: toCome.reduce((sum, { size }) => sum + size, left) }
}
