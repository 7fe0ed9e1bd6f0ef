import { addDays, daysBetween, endOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { WORLD_LIMIT } from '#model/bundles/dataCap.ts'
import type { AbroadPrices } from './contract.ts'

/** The customer receives a message at this share of the legal limit (domain 1.3). */
const WARNING_SHARE = 0.8
export const warningAt = (limit: number): number => Math.round(limit * WARNING_SHARE)

/**
 * The most that a provider may charge another for a GB in the EU, in cents excl. VAT, by year (Regulation (EU) 2022/612, article 11): the
 * base of the fair use limit.
 */
const WHOLESALE_CAPS: readonly (readonly [year: number, cents: number])[] = [
  [2022, 200],
  [2023, 180],
  [2024, 155],
  [2025, 130],
  [2026, 110],
  [2027, 100],
]
const VAT = 1.21
const MB_PER_GB = 1000

/** A data bundle: MB (null: unlimited), and the price of a month with all that it contains, in cents incl. VAT. */
export type PricedBundle = { readonly size: number | null; readonly price: number }

/**
 * The MB of a bundle that can be used in the EU in a month; null when all of it can. A large bundle has a fair use limit there (domain 1.3):
 * at least twice what its price excl. VAT buys at the wholesale cap (Regulation (EU) 2016/2286, article 4), rounded up to whole GB.
 */
export function fairUseOf({ size, price }: PricedBundle, today: Day): number | null {
  const year = Number(today.slice(0, 4))
  const [, cap] = WHOLESALE_CAPS.findLast(([from]) => from <= year) ?? [0, 200]
  const volume = Math.ceil((2 * price) / VAT / cap) * MB_PER_GB
  return size !== null && size <= volume ? null : volume
}

/** The whole MB that an amount buys at a price per MB, both in cents. */
export const megabytesFor = (amount: number, perMb: number): number => Math.floor(amount / perMb)

/** A trip: from the first to the last day. */
export type Trip = { readonly country: string; readonly from: Day; readonly until: Day }

/** The longest trip, and how long before its start it can be planned (days). */
export const [LONGEST_TRIP, FURTHEST_TRIP] = [90, 365]

/** The problem with the days of a trip, by the day that it concerns; null when there is none. */
export function tripProblem({ from, until }: Omit<Trip, 'country'>, today: Day): 'order' | 'past' | 'long' | 'far' | null {
  if (until < from) return 'order'
  if (until < today) return 'past'
  if (daysBetween(from, until) >= LONGEST_TRIP) return 'long'
  return daysBetween(today, from) > FURTHEST_TRIP ? 'far' : null
}

/** The limits to choose from for internet outside the EU on a trip, in cents: below the legal one. */
export const TRAVEL_LIMITS: readonly number[] = [1000, 2000, 3000, 5000]

/** The assumed use of a traveller per day: minutes of calling, and MB of internet. */
export const TRAVEL_HABITS = {
  little: { minutes: 2, data: 5 },
  some: { minutes: 5, data: 25 },
  much: { minutes: 15, data: 100 },
} as const
export type TravelHabit = keyof typeof TRAVEL_HABITS

/** The days of a trip. */
export const daysOf = ({ from, until }: Pick<Trip, 'from' | 'until'>): number => daysBetween(from, until) + 1

/** Usage on a trip (minutes, MB) with its costs in cents. `stopsAt`: what internet costs when it is stopped on the way; null otherwise. */
type TripCosts = { minutes: number; calls: number; size: number; data: number; stopsAt: number | null; total: number }

/**
 * The costs of a trip outside the EU with these habits. `limit`: the customer's own limit for the trip in cents, or null. `isLegal`: the
 * legal limit of each calendar month applies, which is so for a subscription (domain 1.3).
 */
export function tripCosts(
  { from, until }: Pick<Trip, 'from' | 'until'>,
  prices: Pick<AbroadPrices, 'call' | 'data'>,
  habit: TravelHabit,
  { limit, isLegal }: { limit: number | null; isLegal: boolean },
): TripCosts {
  const { minutes, data: perDay } = TRAVEL_HABITS[habit]
  const days = daysOf({ from, until })
  const wanted = days * perDay * prices.data
  let lawful = 0
  for (let start = from; start <= until; start = addDays(endOfMonth(start), 1)) {
    const end = endOfMonth(start) < until ? endOfMonth(start) : until
    lawful += Math.min(daysOf({ from: start, until: end }) * perDay * prices.data, isLegal ? WORLD_LIMIT : Infinity)
  }
  const data = Math.min(lawful, limit ?? Infinity)
  const calls = days * minutes * prices.call
  const size = data < wanted ? megabytesFor(data, prices.data) : days * perDay
  return { minutes: days * minutes, calls, size, data, stopsAt: data < wanted ? data : null, total: calls + data }
}

/** How long the figures of a trip stay on the device: after its end, and in all (days). */
const [RESTS_AFTER, RESTS_MOST] = [7, 90]

/** The last day on which the figures of a trip that are stored today rest on the device. */
export function restsUntil({ until }: Pick<Trip, 'until'>, today: Day): Day {
  const [after, most] = [addDays(until, RESTS_AFTER), addDays(today, RESTS_MOST)]
  return after < most ? after : most
}

/** True while the figures of a trip may rest on the device. */
export const isTripKept = ({ until }: Pick<Trip, 'until'>, today: Day): boolean => today <= addDays(until, RESTS_AFTER)

/** The place of today in a trip. */
export function stageOf({ from, until }: Pick<Trip, 'from' | 'until'>, today: Day): 'before' | 'eve' | 'during' | 'after' {
  if (today > until) return 'after'
  if (today >= from) return 'during'
  return addDays(today, 1) === from ? 'eve' : 'before'
}
