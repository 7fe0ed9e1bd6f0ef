import * as v from 'valibot'
import { expect } from 'vitest'
import { addDays, dayOf, daysBetween, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { type Period, Usage } from '#model/usage/contract.ts'
import type { Span } from '../../fixtures/accounts/account.ts'
import { mutualBundle } from '../../fixtures/catalogue/bundles.ts'
import { updatedAt, usageOn } from '../../mocks/usage/world.ts'
import { isWithin, restOf } from '../../mocks/world/halves.ts'
import type { World } from '../../mocks/world/world.ts'

/** Ends of short and long months, the turn of the year, both clock changes, an ordinary day and the first of a month. */
export const todays: Day[] = [
  '2027-02-28',
  '2028-02-29',
  '2027-03-31',
  '2026-12-31',
  '2027-01-01',
  '2027-03-28',
  '2026-10-25',
  '2026-11-20',
  '2026-11-01',
]

/** The number of random customers in a test about any of them. */
export const HISTORIES = Number(process.env.HISTORIES ?? 100)

export const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

export const usageAt = (world: World, period: Period, now: number): Usage =>
  v.parse(Usage, { ...usageOn(world, period, true), updatedAt: updatedAt(world.account, now) })

/** Minutes are counted per started minute. */
export const started = (seconds: number) => Math.ceil(seconds / 60)
/** The minutes to other customers that one time of on-net calling covers. */
const onNetIn = (events: NonNullable<Usage['events']>) => (span: Span) => {
  const covered = events.filter(([at, kind]) => kind === 'mutual' && isWithin(restOf(dayOf(at * 1000)), [span]))
  return Math.min(mutualBundle.minutes, total(covered.map(([, , , seconds]) => started(seconds))))
}
const inBundle = new Set(['voice', 'voicemail'])
const kindOfCosts: Record<string, string> = {
  voice: 'voice',
  voicemail: 'voice',
  mutual: 'voice',
  sms: 'sms',
  abroad: 'abroad',
  service: 'service',
}

/** The invariants of the usage of any account in any period. `now` in ms. */
export function checkUsage(world: World, usage: Usage, now: number) {
  const { period, data, voice, outside } = usage
  const events = usage.events ?? []
  const last = period.until < world.today ? period.until : world.today

  // one row per day, from the first day to today or the last day
  expect(data.days.map(({ day }) => day)).toEqual(
    Array.from({ length: daysBetween(period.from, last) + 1 }, (_, at) => addDays(period.from, at)),
  )
  const megabytes = data.days.flatMap(({ netherlands, eu, world: elsewhere }) => [netherlands, eu, elsewhere])
  expect(megabytes.every(Number.isInteger)).toBe(true)
  expect(data.used).toBe(total(megabytes))

  // the list adds up to the tiles
  const minutesOf = (counts: (kind: string) => boolean) =>
    total(events.filter(([, kind]) => counts(kind)).map(([, , , seconds]) => started(seconds)))
  const beyondOnNet = minutesOf((kind) => kind === 'mutual') - total(world.usageOf(period).allowance.onNet.map(onNetIn(events)))
  expect(voice.used).toBe(minutesOf((kind) => inBundle.has(kind)) + beyondOnNet)
  expect(voice.seconds).toBe(total(events.map(([, , , seconds]) => seconds)))
  expect(voice.smsUsed).toBe(events.filter(([, kind]) => kind === 'sms').length)

  // the costs add up, by kind
  const costs: Record<string, number> = {}
  const add = (kind: string, amount: number) => {
    if (amount > 0) costs[kind] = (costs[kind] ?? 0) + amount
  }
  for (const day of data.days) add('data', day.costs)
  for (const [, kind, , , amount] of events) add(kindOfCosts[kind] ?? kind, amount)
  expect(Object.fromEntries(outside.map(({ kind, amount }) => [kind, amount]))).toEqual(costs)

  // newest first, inside the period, nothing in the future, numbers of others masked and never the customer's own
  const moments = events.map(([at]) => at * 1000)
  expect(moments).toEqual(moments.toSorted((a, b) => b - a))
  const end = Math.min(momentOf(addDays(last, 1)) - 1, now)
  expect(moments.filter((at) => at < momentOf(period.from) || at > end)).toEqual([])
  const own = world.account.phoneNumber.slice(0, -3)
  expect(events.filter(([, , number]) => !/^\+?\d+•••$/.test(number) || number.startsWith(own))).toEqual([])
}
