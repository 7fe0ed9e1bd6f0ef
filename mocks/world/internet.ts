import { addDays, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { UsageDay } from '#model/usage/contract.ts'
import type { Account, Half } from '../../fixtures/accounts/account.ts'
import { home, type Stay, stayIn } from '../abroad/world.ts'
import type { OnTop } from '../bundles/extras.ts'
import type { CostMeter } from '../costs/limit.ts'
import { type Allowance, ratesOn } from './allowance.ts'
import { cachedPerDay } from './perDay.ts'
import { poolOf } from './pool.ts'
import { about, randomOf, spread } from './random.ts'

const DAYS_IN_MONTH = 30.4

/** More at the weekend, with daily variation; the same account and day always give the same weight. */
function weightOf(account: Account, day: Day): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const weekend = weekday === 0 || weekday === 6
  return (weekend ? 1.4 : 0.84) * (0.5 + randomOf('mb', account.number, day)())
}

/** Where the customer is on a day. Trips recur every year. */
function stayOn(account: Account, day: Day): Stay {
  for (const trip of account.usage.trips) {
    const start: Day = `${day.slice(0, 4)}-${String(trip.month).padStart(2, '0')}-${String(trip.day).padStart(2, '0')}`
    if (daysBetween(start, day) >= 0 && day < addDays(start, trip.days)) return stayIn(trip.country)
  }
  return home
}

/** The MB of a day, and where the customer is. */
export type OnDay = Stay & { readonly day: Day; readonly megabytes: number }

/** The MB of a half-day. */
export type Used = OnDay & { readonly half: Half }

/** The days until the account was first seen: exactly `total` MB together, all within the bundle's zones. */
export function exactDays(account: Account, days: readonly Day[], total: number): OnDay[] {
  const parts = spread(
    total,
    days.map((day) => weightOf(account, day)),
  )
  return days.map((day, at) => {
    const stay = stayOn(account, day)
    return { day, ...(stay.zone === 'world' ? home : stay), megabytes: parts[at] ?? 0 }
  })
}

/** Any other day: its share of about `before.data` MB a month. Outside the EU usage is low, because it is charged. */
export const usedOn = cachedPerDay((account, day, { before }: Account['usage']): OnDay => {
  const stay = stayOn(account, day)
  const mean = (before.data / DAYS_IN_MONTH) * weightOf(account, day) * (stay.zone === 'world' ? 0.05 : 1)
  return { day, ...stay, megabytes: about(randomOf('day', account.number, day), mean) }
})

/** The charges in cents. */
export type Charged = {
  days: UsageDay[]
  /** The charged MB. */
  megabytes: number
  /** The part of `megabytes` that the bundle covers by place, charged because the bundle was empty. */
  outside: number
  /** The unused MB. */
  left: number
  /** The cents for usage outside the EU. */
  worldCosts: number
  /** Of the half-days with use, also when it cost nothing. */
  costs: Map<Half, number>
}

/**
 * The reason why internet stops: an empty bundle with a data cap, no credit, a limit outside the EU (it answers the MB before that), or the
 * customer's own limit to extra costs.
 */
type Stops = {
  isCapped: (half: Half) => boolean
  isUnpaid: (half: Half) => boolean
  inWorld: (used: Used) => number
  limit: CostMeter
}

/**
 * Charges internet per half-day. Usage in the Netherlands and the EU comes out of the bundle, and is charged per MB (in cents) once the
 * bundle is empty; with a data cap, internet stops instead. Usage outside the EU is always charged, until a limit stops it (`inWorld`). A
 * prepaid customer has no charged usage without credit (`isUnpaid`). `add` takes the half-days in their order.
 */
export function internetMeter(
  days: readonly Day[],
  { rooms, ...prices }: Allowance,
  onTop: OnTop,
  { isCapped, isUnpaid, inWorld, limit }: Stops,
): { add: (used: Used) => void; total: () => Charged } {
  const rows = new Map(days.map((day) => [day, { day, netherlands: 0, eu: 0, world: 0, costs: 0, outside: 0 }]))
  const pool = poolOf(rooms.data, onTop)
  const total = { megabytes: 0, outside: 0, worldCosts: 0, costs: new Map<Half, number>() }

  function add(one: Used): void {
    const { day, zone, half, megabytes: wanted } = one
    const isWorld = zone === 'world'
    const free = isWorld ? 0 : Math.min(wanted, pool.left(half))
    const isStopped = isUnpaid(half) || (!isWorld && isCapped(half))
    const price = isWorld ? one.perMb : ratesOn(prices, half).data
    const asked = isStopped ? 0 : wanted - free
    const fitting = limit.fitting(half, asked, price)
    const paid = isWorld ? inWorld({ ...one, megabytes: fitting }) : fitting
    const cost = paid * price
    limit.spend(half, cost, fitting < asked && paid === fitting)
    pool.take(free)
    total.megabytes += paid
    if (isWorld) total.worldCosts += cost
    else total.outside += paid
    if (free + paid > 0) total.costs.set(half, cost)
    const row = rows.get(day)
    if (!row) return
    row[zone] += free + paid
    row.costs += cost
    if (!isWorld) row.outside += paid
  }
  return { add, total: () => ({ ...total, days: [...rows.values()], left: pool.left() }) }
}
