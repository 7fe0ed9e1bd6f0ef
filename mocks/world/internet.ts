import type { Account } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type { UsageDay } from '../../src/api/contract/usage.ts'
import { addDays, daysBetween } from '../../src/domain/dates.ts'
import { about, randomOf, spread } from '../random.ts'
import { type Allowance, ratesOn, roomIn } from './allowance.ts'
import { addedOn, type OnTop } from './extras.ts'
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

type Used = { day: Day; zone: 'netherlands' | 'eu' | 'world'; megabytes: number }

/** Days of the current period: exactly `total` MB together, all of it inside what the bundle covers by place. */
export function currentDays(account: Account, days: readonly Day[], total: number): Used[] {
  const parts = spread(
    total,
    days.map((day) => weightOf(account, day)),
  )
  return days.map((day, at) => ({ day, zone: zoneOf(account, day) === 'eu' ? 'eu' : 'netherlands', megabytes: parts[at] ?? 0 }))
}

/** A day long past: about its share of `before.data` MB a month. Outside the EU people use little, because it costs. */
const usedOn = perDay((account, day, { before }: Account['usage']): Used => {
  const zone = zoneOf(account, day)
  const mean = (before.data / DAYS_IN_MONTH) * weightOf(account, day) * (zone === 'world' ? 0.05 : 1)
  return { day, zone, megabytes: about(randomOf('day', account.number, day), mean) }
})

export const pastDays = (account: Account, days: readonly Day[]): Used[] => days.map((day) => usedOn(account, day, account.usage))

/**
 * What of each day is charged. Use in the Netherlands and the EU comes out of the bundle, and is charged per MB (in cents) once that is
 * empty; on a day with a data cap internet stops then. Use outside the EU is always charged. `megabytes` are charged, `outside` those of
 * them that the bundle would have covered, and `left` is what nobody used.
 */
export function charged(
  used: readonly Used[],
  { data, ...prices }: Allowance,
  onTop: OnTop,
  isCapped: (day: Day) => boolean,
): { days: UsageDay[]; megabytes: number; outside: number; left: number } {
  let left = roomIn(data) + onTop.carried
  let megabytes = 0
  let outside = 0
  const days = used.map(({ day, zone, megabytes: wanted }) => {
    const inZone = zone !== 'world' && isCapped(day) ? Math.min(wanted, left) : wanted
    const free = zone === 'world' ? 0 : Math.min(inZone, left)
    left -= free
    megabytes += inZone - free
    if (zone !== 'world') outside += inZone - free
    left += addedOn(day, onTop) // after what had been used that day
    const dry = zone === 'world' || inZone === free ? {} : { outside: inZone - free }
    return { day, netherlands: 0, eu: 0, world: 0, [zone]: inZone, costs: (inZone - free) * ratesOn(prices, day).data, ...dry }
  })
  return { days, megabytes, outside, left }
}
