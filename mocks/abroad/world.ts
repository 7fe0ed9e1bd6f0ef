/** Internet outside the EU: what it costs, and when it stops. */

import { startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { TravelCap as TravelLimit } from '#model/abroad/contract.ts'
import { WORLD_LIMIT } from '#model/bundles/dataCap.ts'
import type { Account, Half, TravelCap } from '../../fixtures/accounts/account.ts'
import { zoneOf, zoneRates } from '../../fixtures/catalogue/abroad.ts'
import { dayOfHalf, halfAfter } from '../world/halves.ts'

/** Where a customer is: at home, where the rates of home apply, or elsewhere at so many cents per MB. */
export type Stay = { readonly zone: 'netherlands' | 'eu' | 'world'; readonly perMb: number }

export const home: Stay = { zone: 'netherlands', perMb: 0 }

export function stayIn(country: string): Stay {
  const zone = zoneOf(country)
  return zone === 'EU' || zone === null ? { zone: 'eu', perMb: 0 } : { zone: 'world', perMb: zoneRates[zone].data }
}

/** The limit that applies or will apply today. */
export function capOn({ travelCaps }: Account, today: Day): TravelLimit | null {
  const cap = travelCaps.at(-1)
  if (!cap || cap.stopped !== null || cap.until < today) return null
  const { country, from, until, amount } = cap
  return { country, from, until, amount }
}

/** The limits after the last one was cancelled or replaced at a moment (ms). */
const stoppedAt = (caps: readonly TravelCap[], at: number): readonly TravelCap[] =>
  caps.map((cap) => (cap.stopped === null ? { ...cap, stopped: halfAfter(at) } : cap))

export const withoutCap = <A extends Account>(account: A, at: number): A => ({
  ...account,
  travelCaps: stoppedAt(account.travelCaps, at),
})

export const withCap = <A extends Account>(account: A, limit: TravelLimit, at: number): A => ({
  ...account,
  travelCaps: [...stoppedAt(account.travelCaps, at), { ...limit, since: halfAfter(at), stopped: null }],
})

const covers = ({ from, until, since, stopped }: TravelCap, half: Half): boolean =>
  from <= half && dayOfHalf(half) <= until && since <= half && (stopped === null || half < stopped)

/** The first day whose usage counts for a limit that may apply from `from` on. */
export const countedFrom = ({ travelCaps }: Account, from: Day): Day =>
  travelCaps.reduce((first, cap) => (cap.until >= from && cap.from < first ? cap.from : first), startOfMonth(from))

type Used = Pick<Stay, 'perMb'> & { readonly half: Half; readonly megabytes: number }

/**
 * Counts internet outside the EU, oldest first: answers the MB of a half-day that are used before a limit stops it. For a subscriber the
 * legal limit applies each month, and for everybody their own for a trip.
 */
export function meterOf({ type, travelCaps }: Account): (used: Used) => number {
  const spent = new Map<unknown, number>()
  return ({ half, megabytes, perMb }) => {
    const own = travelCaps.filter((cap) => covers(cap, half)).map((cap) => ({ of: cap, cents: cap.amount }))
    const legal = { of: startOfMonth(dayOfHalf(half)), cents: WORLD_LIMIT }
    const limits = type === 'Postpaid' ? [legal, ...own] : own
    const room = Math.min(...limits.map(({ of, cents }) => cents - (spent.get(of) ?? 0)))
    const used = Math.min(megabytes, Math.floor(room / perMb))
    for (const { of } of limits) spent.set(of, (spent.get(of) ?? 0) + used * perMb)
    return used
  }
}
