import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayOf, daysBetween, endOfMonth, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { invoiceDateOf } from '#model/invoices/invoices.ts'
import { Overview } from '#model/overview/contract.ts'
import { renewalOf, termSince } from '#model/renewal/renewal.ts'
import { tilesOf } from '../../mocks/overview/attention.ts'
import { overviewOf } from '../../mocks/overview/overview.ts'
import { subscriptionOf } from '../../mocks/subscription/subscription.ts'
import { updatedAt, usageOn } from '../../mocks/usage/world.ts'
import { type World, worldOf } from '../../mocks/world/world.ts'
import { checkUsage, started, todays, total, usageAt } from './checks.ts'
import { accountSeen, accountsOn } from './seen.ts'

const HOUR = 3_600_000
const noon = (day: Day) => momentOf(day, 12)
const overviewAt = (world: World, now: number): Overview =>
  v.parse(Overview, { ...overviewOf(world), updatedAt: updatedAt(world.account, now) })

describe.each(todays)('on %s', (today) => {
  const now = noon(today)

  test.each(accountsOn(today))('account $number: $title', (account) => {
    const world = worldOf(account, today)
    const overview = overviewAt(world, now)

    // no invitation to renew without the possibility
    if (account.type === 'Postpaid' && renewalOf(subscriptionOf(account, today), now).kind === 'none') {
      const tiles = tilesOf({ ...account, contractEnd: addMonths(today, 2) }, today).map(({ templateType }) => templateType)
      expect(tiles).not.toContain('renew')
    }

    // no term is older than the subscription that it binds
    if (account.type === 'Postpaid') {
      const term = subscriptionOf(account, today)
      const since = termSince(term, now)
      if (since !== null) expect(since >= account.since).toBe(true)
    }

    // periods: newest first, contiguous, at most 13, never before the contract started
    expect(world.periods.length).toBeLessThanOrEqual(13)
    world.periods.forEach((period, at) => {
      expect(period.id).toBe(period.from)
      expect(period.from <= period.until).toBe(true)
      expect(period.from >= account.since).toBe(true)
      const newer = world.periods[at - 1]
      if (newer) expect(addDays(period.until, 1)).toBe(newer.from)
    })
    for (const period of world.periods) checkUsage(world, usageAt(world, period, now), now)

    // the overview agrees with the usage
    const usage = usageAt(world, world.latest, now)
    if (overview.dataBundle) {
      const { used, usedPerDay, size, additionalCompleteSize, from, until } = overview.dataBundle
      expect(used).toBe(usage.data.used)
      expect(usedPerDay).toEqual(usage.data.days.map((day) => day.netherlands + day.eu + day.world))
      expect({ size, additionalCompleteSize, from, until }).toEqual({
        size: usage.data.size,
        additionalCompleteSize: usage.data.additionalCompleteSize,
        from: usage.period.from,
        until: usage.period.until,
      })
      expect(from <= today && today <= until).toBe(true)
    }
    expect(overview.voiceSmsBundle !== null).toBe(overview.subscriptionActive && usage.voice.hasBundle)
    if (overview.voiceSmsBundle) {
      expect(overview.voiceSmsBundle).toMatchObject({
        used: usage.voice.used,
        smsUsed: usage.voice.smsUsed,
        size: usage.voice.size,
      })
    }
    if (overview.mutualBundle?.active) {
      const mutual = usage.events?.filter(([, kind]) => kind === 'mutual').map(([, , , seconds]) => started(seconds)) ?? []
      expect(overview.mutualBundle.used).toBe(total(mutual))
    }
    if (overview.currentCosts) {
      const { fixed, outside, total: all, invoiceOn } = overview.currentCosts
      expect(outside).toEqual(usage.outside)
      expect(all).toBe(total([...fixed, ...outside].map(({ amount }) => amount)))
      expect(invoiceOn).toBe(invoiceDateOf(addDays(endOfMonth(today), 1)))
    }

    // the figures are a few minutes old
    const age = now - Date.parse(overview.updatedAt)
    expect(age).toBeGreaterThanOrEqual(HOUR / 30)
    expect(age).toBeLessThanOrEqual(HOUR / 3)

    // fields that do not apply to a type of customer are null or empty
    if (account.type === 'Prepaid')
      expect(overview).toMatchObject({ currentCosts: null, dataCap: null, fixMeTiles: [], giftBundles: [] })
    else expect(overview).toMatchObject({ balance: null, creditValidUntil: null, mutualBundle: null, autoTopUps: [] })
  })

  test.each(accountsOn(today))('account $number is the same when asked again, and its past is the same tomorrow', (account) => {
    const world = worldOf(account, today)
    expect(usageOn(worldOf(account, today), world.latest, true)).toEqual(usageOn(world, world.latest, true))

    const tomorrow = worldOf(account, addDays(today, 1))
    const over = world.periods.filter(({ until }) => until < today)
    for (const period of tomorrow.periods.filter(({ from, until }) =>
      over.some((other) => other.from === from && other.until === until),
    )) {
      expect({ ...usageOn(tomorrow, period, true), periods: [] }).toEqual({ ...usageOn(world, period, true), periods: [] })
    }
  })
})

test('a day long past is the same in whatever period it falls', () => {
  const roos = accountSeen(31, '2026-11-20')
  const daysOf = (today: Day) => {
    const world = worldOf(roos, today)
    return new Map(
      world.periods.slice(1).flatMap((period) => world.usageOf(period).days.map((day) => [day.day, day.netherlands])),
    )
  }
  const [before, after] = [daysOf('2026-11-20'), daysOf('2026-11-27')]
  const both = [...before.keys()].filter((day) => after.has(day))
  expect(both.length).toBeGreaterThan(60)
  for (const day of both) expect(after.get(day)).toBe(before.get(day))
})

test('a full month of a customer who calls has 3 to 40 lines', () => {
  for (const account of accountsOn('2026-11-20').filter(({ usage }) => usage.before.minutes > 0)) {
    const world = worldOf(account, '2026-11-20')
    for (const period of world.periods.slice(1).filter(({ from, until }) => daysBetween(from, until) >= 27)) {
      const lines = world.usageOf(period).calls.calls.length
      expect(lines, `account ${account.number}, ${period.id}`).toBeGreaterThanOrEqual(3)
      expect(lines, `account ${account.number}, ${period.id}`).toBeLessThanOrEqual(40)
    }
  }
})

test('more is used at the weekend than on other days', () => {
  const days = accountsOn('2026-11-20').flatMap((account) => {
    const world = worldOf(account, '2026-11-20')
    return world.periods.slice(1).flatMap((period) => world.usageOf(period).days)
  })
  const mean = (wanted: boolean) => {
    const some = days.filter(({ day }) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) === wanted)
    return total(some.map((day) => day.netherlands)) / some.length
  }
  expect(mean(true)).toBeGreaterThan(mean(false) * 1.3)
})

test('just after midnight the figures are of the day that they speak of', () => {
  const today = '2026-12-01'
  for (const account of accountsOn(today)) {
    const { account: changed, today: day } = worldOf(account, today)
    expect(dayOf(Date.parse(updatedAt(changed, momentOf(day, 0, 0, 30))))).toBe(today)
  }
})

test('a first month that is not a whole one costs its part, the next one all of it', () => {
  const account = accountSeen(27, '2026-11-20')
  const bundles = (today: Day) => overviewOf(worldOf(account, today)).currentCosts?.fixed[0]?.title
  expect(bundles('2026-11-20')).toBe('Bundels, deel van de maand')
  expect(bundles('2026-12-03')).toBe('Bundels')
})
