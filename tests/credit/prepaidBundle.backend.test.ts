import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addDays, dayOf, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { PrepaidOffer, PrepaidReceipt } from '#model/credit/contract/prepaidBundle.ts'
import { lastDayOf } from '#model/credit/prepaidBundles.ts'
import type { Overview } from '#model/overview/contract.ts'
import { Usage } from '#model/usage/contract.ts'
import type { PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { noUse, usage } from '../../fixtures/accounts/build.ts'
import { mutualBundle, prepaidBundles } from '../../fixtures/catalogue/bundles.ts'
import { withBundle, withMutual } from '../../mocks/credit/prepaid.ts'
import { overviewOf } from '../../mocks/overview/overview.ts'
import { updatedAt } from '../../mocks/usage/world.ts'
import { asOf } from '../../mocks/world/asOf.ts'
import type { WorldEvent } from '../../mocks/world/events.ts'
import { worldOf } from '../../mocks/world/world.ts'
import { checkUsage, todays, usageAt } from '../world/checks.ts'
import { prepaidOn } from '../world/seen.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

/** Only the newest periods: the coherence tests cover older ones. */
const NEWEST = 3
const RICH = 10_000
/** Enough credit for any bundle and its renewal. */
const rich = (account: PrepaidAccount): PrepaidAccount => ({ ...account, balance: RICH })
/** A rich customer without usage and without anything else that ends, so that the credit does not change. */
const quiet = (account: PrepaidAccount): PrepaidAccount => ({
  ...rich(account),
  autoTopUps: [],
  mutual: null,
  creditValidUntil: '2030-01-01',
  usage: usage(noUse),
})
const noon = (day: Day) => momentOf(day, 12)
/** The world of a customer at a moment (ms), after these events. */
const worldAt = (account: PrepaidAccount, now: number, events: WorldEvent[] = []) =>
  worldOf(asOf(account, events, now), dayOf(now))

/** The invariants of a world with a purchase. */
function checkWorld(account: PrepaidAccount, now: number, events: WorldEvent[] = []) {
  const world = worldAt(account, now, events)
  expect(new Set(world.periods.map(({ id }) => id)).size).toBe(world.periods.length)
  world.periods.forEach((period, at) => {
    const newer = world.periods[at - 1]
    // contiguous; a replaced bundle shares its last day with the next one
    if (newer) expect(newer.from).toBe(period.ended ? period.until : addDays(period.until, 1))
    if (at < NEWEST) checkUsage(world, usageAt(world, period, now), now)
  })
  return { world, overview: overviewOf(world), usage: usageAt(world, world.latest, now) }
}

describe('calls to our other customers', () => {
  const lotte = prepaidOn('2026-11-20').find(({ number }) => number === 33)
  if (!lotte?.mutual) throw new Error('no on-net calling')
  const { ends } = lotte.mutual
  const without: WorldEvent = { kind: 'auto-extend', of: 'mutual', autoExtend: false, at: lotte.seenAt }
  const buys = (at: number): WorldEvent => ({ kind: 'prepaid-bundle', id: 'PP-M', days: 30, price: 1000, autoExtend: false, at })
  const usageOn = (day: Day, events: WorldEvent[]) => checkWorld({ ...rich(lotte), autoTopUps: [] }, noon(day), events).usage

  test('come out of the bundle once on-net calling has ended, and are charged beyond it', () => {
    const { voice, events, outside } = usageOn('2027-01-05', [without, buys(noon(addDays(ends, 1)))])
    expect(voice.used - voice.outside).toBe(100)
    expect((events ?? []).filter(([, , , , costs]) => costs > 0).map(([, kind]) => kind)).toContain('mutual')
    expect(outside.find(({ kind }) => kind === 'voice')).toMatchObject({ quantity: voice.outside })
  })
  test('stay out of the bundle for the days on which on-net calling was on', () => {
    const [last, after] = [ends, addDays(ends, 1)].map((day) => usageOn(day, [without, buys(noon('2026-11-25'))]))
    expect(last?.voice.used).toBeLessThan(100)
    expect(last?.events?.map(([, kind]) => kind)).toContain('mutual')
    // that day is known in full a day later
    const known = after?.events?.filter(([at]) => dayOf(at * 1000) < ends)
    expect(known).toEqual(last?.events?.filter(([at]) => dayOf(at * 1000) < ends))
  })
})

describe.each(todays)('on %s', (today) => {
  const now = noon(today)

  test.each(prepaidOn(today))('account $number buys any bundle', (account) => {
    const before = worldOf(account, today)
    const had = overviewOf(before)
    for (const bundle of prepaidBundles) {
      const customer = withBundle(rich(account), bundle, false, now)
      const { world, overview, usage } = checkWorld(customer, now)

      // the new bundle begins today, unused and paid
      const until = lastDayOf(today, bundle.days)
      expect(overview.balance).toBe(RICH - bundle.price)
      expect(overview.dataBundle).toMatchObject({ size: bundle.data, used: 0, usedPerDay: [0], from: today, until })
      expect(overview.voiceSmsBundle?.size ?? 0).toBe(bundle.minutes ?? 0)
      expect(overview.voiceSmsBundle?.isUnlimited ?? false).toBe(bundle.minutes === null)
      expect(usage).toMatchObject({ data: { used: 0, hasBundle: true }, voice: { used: 0, smsUsed: 0 }, outside: [], events: [] })
      expect(overview.mutualBundle).toEqual(had.mutualBundle)

      // earlier usage stays in the earlier periods, to the megabyte and the call
      const [, replaced, ...older] = world.periods
      expect(replaced).toEqual({ ...before.latest, until: today, ended: true })
      const [first] = before.periods
      if (!first || !replaced) throw new Error('no period')
      const apart = { period: null, periods: null, updatedAt: null }
      expect({ ...usageAt(world, replaced, now), ...apart }).toEqual({ ...usageAt(before, first, now), ...apart })
      expect(older).toEqual(before.periods.slice(1, older.length + 1))
      for (const period of older.slice(0, 1))
        expect({ ...usageAt(world, period, now), ...apart }).toEqual({ ...usageAt(before, period, now), ...apart })
    }
  })

  test.each(prepaidOn(today))('account $number buys two on one day', (account) => {
    const events: WorldEvent[] = [
      { kind: 'prepaid-bundle', at: now, id: 'PP-DAG', days: 1, price: 75, autoExtend: true },
      { kind: 'prepaid-bundle', at: now + 60_000, id: 'PP-XL', days: 30, price: 2000, autoExtend: false },
    ]
    const { world, overview } = checkWorld(rich(account), now + 120_000, events)
    expect(overview.balance).toBe(RICH - 75 - 2000)
    expect(world.periods.slice(0, 2).map(({ from }) => from)).toEqual([today, today])
    // the demo clock moves back: the first bundle runs again
    expect(overviewOf(worldAt(rich(account), now + 30_000, events)).dataBundle?.size).toBe(50)
  })

  test.each(prepaidOn(today))('account $number: what was bought ends, or is extended while there is credit', (account) => {
    for (const { id, days, price } of prepaidBundles.filter(({ popular, days }) => popular || days === 1)) {
      const last = lastDayOf(today, days)
      const running = (customer: PrepaidAccount, day: Day): Partial<Overview> => checkWorld(customer, noon(day)).overview

      const once = withBundle(quiet(account), { id, days, price }, false, now)
      expect(running(once, last)).toMatchObject({ balance: RICH - price, dataBundle: { until: last, autoExtend: false } })
      expect(running(once, addDays(last, 1))).toMatchObject({ balance: RICH - price, dataBundle: null })

      const again = withBundle({ ...quiet(account), balance: 2 * price + 1 }, { id, days, price }, true, now)
      const next = addDays(last, 1)
      expect(running(again, last)).toMatchObject({ balance: price + 1, dataBundle: { from: today, until: last } })
      expect(running(again, next)).toMatchObject({ balance: 1, dataBundle: { from: next, until: addDays(last, days), used: 0 } })
      expect(running(again, addDays(last, days + 1))).toMatchObject({ balance: 1, dataBundle: null })
    }
  })

  test.each(prepaidOn(today).filter(({ mutual }) => !mutual))('account $number turns on-net calling on', (account) => {
    const off = rich(account)
    const before = overviewOf(worldOf(off, today))
    const on = withMutual(off, mutualBundle.price, false, now)
    const last = lastDayOf(today, 30)
    const { overview } = checkWorld(on, now)
    expect(overview.mutualBundle).toEqual({ active: true, size: 1000, used: 0, until: last })
    expect(overview.balance).toBe(RICH - 250)
    expect(overview.dataBundle).toEqual(before.dataBundle)
    expect(checkWorld(on, noon(last)).overview.mutualBundle?.active).toBe(true)
    expect(checkWorld(on, noon(addDays(last, 1))).overview.mutualBundle?.active).toBe(false)

    // a bundle bought meanwhile does not affect it, even when it ends first
    const both = withBundle(on, { id: 'PP-DAG', days: 1, price: 75 }, false, now + 60_000)
    const tomorrow = addDays(today, 1)
    expect(checkWorld(both, now + 120_000).overview.mutualBundle).toEqual(overview.mutualBundle)
    expect(checkWorld(both, noon(tomorrow)).overview).toMatchObject({ dataBundle: null, mutualBundle: overview.mutualBundle })
  })
})

test('an extension that the credit cannot pay is told before, and afterwards that it did not come', () => {
  const [found] = prepaidOn('2026-11-20')
  if (!found) throw new Error('no prepaid account')
  const account = { ...quiet(found), bundle: null }
  const bought = noon('2026-11-20')
  const bundle = { id: 'PP-M', days: 30, price: 1000 }
  const customer = withBundle({ ...account, balance: 1085, autoTopUps: [] }, bundle, true, bought)
  const asks = (now: number, who = customer) =>
    overviewOf(worldAt(who, now)).fixMeBarItems.filter(({ templateType }) => templateType?.startsWith('extension'))
  expect(asks(bought)).toEqual([{ templateType: 'extensionLacking', amount: 915, date: '2026-12-20' }])
  expect(asks(noon('2026-12-20'))).toEqual([{ templateType: 'extensionMissed', amount: 915, date: '2026-12-20' }])
  // It is news for two weeks, and says no more for ever.
  expect(asks(noon('2027-01-03'))).toHaveLength(1)
  expect(asks(noon('2027-01-04'))).toEqual([])
  // No warning with enough credit, with a top-up in time, or without a renewal.
  expect(asks(bought, { ...customer, balance: 1000 })).toEqual([])
  const topUp = { type: 'BUNDLE', amount: 1000, threshold: null, dayOfMonth: null } as const
  expect(asks(bought, { ...customer, autoTopUps: [topUp] })).toEqual([])
  expect(asks(bought, withBundle({ ...account, balance: 1085 }, bundle, false, bought))).toEqual([])
  // Another bundle replaces the warning.
  const anew = withBundle(
    { ...asOf(customer, [], noon('2026-12-21')), balance: RICH } as PrepaidAccount,
    bundle,
    false,
    noon('2026-12-21'),
  )
  expect(asks(noon('2026-12-21'), anew)).toEqual([])
})

test('the figures are never older than the bundle that they are about', () => {
  const [account] = prepaidOn('2026-11-20')
  if (!account) throw new Error('no prepaid account')
  const now = noon('2026-11-20')
  const customer = withBundle(rich(account), { id: 'PP-S', days: 30, price: 500 }, false, now)
  expect(Date.parse(updatedAt(customer, now))).toBe(now)
  expect(Date.parse(updatedAt(customer, now + 3_600_000))).toBeGreaterThan(now)
})

describe('over the wire', () => {
  async function as(number: number) {
    const browser = visitor(quickBackend())
    await browser.as(number)
    const send = (method: string, operation: string, input: object, key: string = crypto.randomUUID()) =>
      browser.ask(method, `/api/${method.toLowerCase()}?endpoint=${operation}`, input, { 'Idempotency-Key': key })
    return {
      ...browser,
      offer: async () => v.parse(PrepaidOffer, (await browser.read('getPrepaidTopupBundlesV3')).body.result),
      balance: async () => (await browser.read('prepaidOverview')).body.result,
      buy: (input: object, key?: string) => send('PUT', 'topupPrepaidBundle', input, key),
      extend: (input: object) => send('POST', 'setAutoExtendPrepaidDataCampaign', input),
    }
  }
  const bundle = { id: 'PP-M', price: 1000, autoExtend: false }

  test('when bundles are read, then those on sale and the running one are known', async () => {
    const { topupOptions, current, mutual } = await (await as(31)).offer()
    expect(topupOptions.map(({ id, price }) => [id, price])).toEqual([
      ['PP-DAG', 75],
      ['PP-500', 250],
      ['PP-S', 500],
      ['PP-M', 1000],
      ['PP-L', 1500],
      ['PP-XL', 2000],
    ])
    expect(topupOptions.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['PP-M'])
    expect(current).toMatchObject({ id: 'PP-M', days: 30, autoExtend: true })
    expect(mutual).toMatchObject({ minutes: 1000, days: 30, price: 250, perMinute: 20, current: null })
  })
  test('when a customer never switched, then the old rates apply (domain 3.5, account 34)', async () =>
    expect((await (await as(34)).offer()).mutual.perMinute).toBe(25))
  test('account 33: 388 minutes left', async () =>
    expect((await (await as(33)).offer()).mutual.current).toMatchObject({ left: 388, autoExtend: true }))

  test('sent twice with one key it is bought once', async () => {
    const julia = await as(35)
    const first = await julia.buy(bundle, 'key')
    expect(v.parse(PrepaidReceipt, first.body.result)).toMatchObject({ kind: 'bundle', balance: 0, price: 1000, data: 4000 })
    expect((await julia.buy(bundle, 'key')).body).toEqual(first.body)
    expect(await julia.balance()).toMatchObject({ balance: 0, dataBundle: { size: 4000, used: 0 } })
  })
  test('two on one day: the usage of each can be asked for', async () => {
    const gerrit = await as(36)
    await gerrit.buy({ id: 'PP-DAG', price: 75, autoExtend: false })
    await gerrit.buy({ id: 'PP-500', price: 250, autoExtend: false })
    const { periods } = v.parse(Usage, (await gerrit.read('getUsage')).body.result)
    const sizes = await Promise.all(
      periods.slice(0, 3).map(async ({ id }) => v.parse(Usage, (await gerrit.read('getUsage', { period: id })).body.result).data),
    )
    expect(sizes.map(({ size, used }) => [size, used])).toEqual([
      [500, 0],
      [50, 0],
      [10_000, 0],
    ])
  })
})
