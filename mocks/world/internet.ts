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

/** More at the weekend, with daily variation; the same account and day always give the same weight. */
function weightOf(account: Account, day: Day): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const weekend = weekday === 0 || weekday === 6
  return (weekend ? 1.4 : 0.84) * (0.5 + randomOf('mb', account.number, day)())
}

/** The customer's location on a day. Trips recur every year. */
function zoneOf(account: Account, day: Day): 'netherlands' | 'eu' | 'world' {
  for (const trip of account.usage.trips) {
    const start: Day = `${day.slice(0, 4)}-${String(trip.month).padStart(2, '0')}-${String(trip.day).padStart(2, '0')}`
    if (daysBetween(start, day) >= 0 && day < addDays(start, trip.days)) return trip.zone
  }
  return 'netherlands'
}

/** The MB of a day, and the customer's location. */
export type OnDay = { readonly day: Day; readonly zone: 'netherlands' | 'eu' | 'world'; readonly megabytes: number }

/** The MB of a half-day. */
export type Used = Pick<OnDay, 'day' | 'zone' | 'megabytes'> & { readonly half: Half }

/** The days until the account was first seen: exactly `total` MB together, all within the bundle's zones. */
export function exactDays(account: Account, days: readonly Day[], total: number): OnDay[] {
  const parts = spread(
    total,
    days.map((day) => weightOf(account, day)),
  )
  return days.map((day, at) => ({ day, zone: zoneOf(account, day) === 'eu' ? 'eu' : 'netherlands', megabytes: parts[at] ?? 0 }))
}

/** Any other day: its share of about `before.data` MB a month. Outside the EU usage is low, because it is charged. */
export const usedOn = perDay((account, day, { before }: Account['usage']): OnDay => {
  const zone = zoneOf(account, day)
  const mean = (before.data / DAYS_IN_MONTH) * weightOf(account, day) * (zone === 'world' ? 0.05 : 1)
  return { day, zone, megabytes: about(randomOf('day', account.number, day), mean) }
})

/** The charges in cents, by half-day. */
export type Charged = {
  days: UsageDay[]
  /** The charged MB. */
  megabytes: number
  /** The part of `megabytes` that the bundle covers by place, charged because the bundle was empty. */
  outside: number
  /** The unused MB. */
  left: number
  costs: Map<Half, number>
}

/**
 * Charges internet per half-day. Usage in the Netherlands and the EU comes out of the bundle, and is charged per MB (in cents) once the
 * bundle is empty; with a data cap, internet stops instead. Usage outside the EU is always charged. A prepaid customer has no charged usage
 * without credit (`isUnpaid`).
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
