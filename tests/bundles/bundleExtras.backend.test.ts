import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addDays, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Overview } from '#model/overview/contract.ts'
import { type Period, Usage } from '#model/usage/contract.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { bundles, noUse, usage } from '../../fixtures/accounts/build.ts'
import { overviewOf } from '../../mocks/overview/overview.ts'
import { type World, worldOf } from '../../mocks/world/world.ts'
import { operations } from '../support/operations.ts'
import { checkUsage, total, usageAt } from '../world/checks.ts'
import { contextOf } from '../world/context.ts'
import { accountSeen } from '../world/seen.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

/** A Friday. */
const TODAY: Day = '2026-11-20'

async function customer(number: number) {
  const browser = visitor(quickBackend())
  const on = (clock: Day) => browser.turn({ clock })
  await on(TODAY)
  await browser.as(number)
  return {
    ...browser,
    on,
    overview: async () => v.parse(Overview, (await browser.read('postpaidOverview')).body.result),
    usage: async (period?: Day) => v.parse(Usage, (await browser.read('getUsage', period ? { period } : {})).body.result),
  }
}

const subscriber = (number: number, facts: object = {}): Extract<Account, { type: 'Postpaid' }> => {
  const account = accountSeen(number, TODAY)
  if (account.type !== 'Postpaid') throw new Error(`no subscriber ${number}`)
  return { ...account, ...facts }
}
const first = ({ periods }: World, from: Day): Period => {
  const period = periods.find((known) => known.from === from)
  if (!period) throw new Error(`no period from ${from}`)
  return period
}

describe('complete', () => {
  test('when the subscription is cancelled, then Compleet has no tile and keeps its status', async () => {
    const { write, read, overview } = await customer(1)
    const fee = Object((await read('getTerminateData')).body.result).terminationFee
    const leaving = { reason: 'OTHER', message: '', endsOn: '2026-12-20', fee }
    expect((await write('terminateSubscription', leaving)).status).toBe(200)
    expect((await overview()).tiles.some(({ templateType }) => templateType === 'complete')).toBe(false)
    expect((await write('activateComplete', {})).body).toMatchObject({ statusCode: 403, code: 'NOT_ALLOWED' })
    expect(Object((await read('completeStatus')).body.result).completeStatus).toBe('ELIGIBLE')
  })
})

describe('the data cap', () => {
  test('when the price has risen, then switching on needs the new price and switching off does not', async () => {
    const { write, turn } = await customer(1)
    await turn({ priceRise: 50 })
    expect(await write('updateNetworkSettings', { dataCap: true, price: 100 })).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', details: { was: 100, now: 150 } },
    })
    expect((await write('updateNetworkSettings', { dataCap: true, price: 150 })).status).toBe(200)
    await turn({ priceRise: 80 })
    expect((await write('updateNetworkSettings', { dataCap: false, price: 150 })).status).toBe(200)
  })

  test('a subscription that has stopped has none', async () => {
    const { write, read } = await customer(3)
    expect((await read('getNetworkSettings')).body.result).toEqual({ dataCap: null, switches: null, forwardTo: null })
    expect(await write('updateNetworkSettings', { dataCap: true, price: 100 })).toMatchObject({
      status: 403,
      body: { code: 'STOPPED' },
    })
  })

  test('counts from when it was switched: before it nothing changes, after it use outside the bundle stops or costs again', () => {
    const heavy = { usage: { now: subscriber(2).usage.now, before: { data: 9000, minutes: 0, sms: 0 }, trips: [] } }
    const off = subscriber(2, heavy)
    const switched = subscriber(2, {
      ...heavy,
      bundles: bundles('INET-3000', 'MAIN-100', { dataCap: true }),
      dataCapSwitched: [TODAY],
    })
    const again = { ...switched, bundles: bundles('INET-3000', 'MAIN-100'), dataCapSwitched: [TODAY, '2026-11-25'] }
    const november = (account: Account) => {
      const world = worldOf(account, '2026-12-10')
      const usage = usageAt(world, first(world, '2026-11-01'), momentOf('2026-12-10', 12))
      checkUsage(world, usage, momentOf('2026-12-10', 12))
      return new Map(usage.data.days.map(({ day, costs }) => [day, costs]))
    }
    const costs = { off: november(off), switched: november(switched), again: november(again) }
    expect(total([...costs.off.values()])).toBeGreaterThan(0)
    for (const [day, amount] of costs.off) {
      if (day === TODAY || day === '2026-11-25') continue // partial days
      expect(costs.switched.get(day), day).toBe(day < TODAY ? amount : 0)
      expect(costs.again.get(day), day).toBe(day < TODAY || day > '2026-11-25' ? amount : 0)
    }
  })
})

describe('a gift', () => {
  test('when its last day is over, then it can no longer be unwrapped', () => {
    const late = subscriber(19, { gifts: [{ type: 'data', size: 5000, until: addDays(TODAY, -1) }] })
    const context = contextOf(late, momentOf(TODAY, 12))
    expect(overviewOf(context.world).giftBundles).toMatchObject([{ eligible: false, subscribed: false }])
    expect(() => operations.get('activateGiftBundle')?.answer({ id: 'gift-19-1' }, context)).toThrow('The gift has expired')
  })

  test('when a month ends, then the unused part of a gift is carried over, because the bundle is used first', () => {
    const extra = { type: 'data', size: 5000, price: 0, day: TODAY, until: '2026-12-31', isGift: true }
    const using = (data: number) =>
      subscriber(19, {
        extras: [extra],
        bundles: bundles('INET-3000', 'MAIN-100'),
        usage: { now: { data: 2000, minutes: 0, sms: 0 }, before: { data, minutes: 0, sms: 0 }, trips: [] },
      })
    const december = (data: number) => worldOf(using(data), '2026-12-10')
    const carried = (data: number) => overviewOf(december(data)).dataBundle?.topUps.map(({ size }) => size)
    expect(carried(1500)).toEqual([5000])
    const usedInNovember = (data: number) => {
      const world = december(data)
      const { megabytes, uncovered } = world.usageOf(first(world, '2026-11-01'))
      return megabytes - uncovered
    }
    expect(usedInNovember(5000)).toBeGreaterThan(3000)
    expect(carried(5000)).toEqual([8000 - usedInNovember(5000)])
    expect(carried(30_000)).toEqual([])
  })

  test('when minutes are left over, then they count from the first day of the next month', () => {
    const extra = { type: 'voice', size: 100, price: 0, day: '2026-11-30', until: '2026-12-31', isGift: true }
    const account = subscriber(28, { extras: [extra], usage: usage(noUse, { data: 0, minutes: 40, sms: 0 }) })
    const world = worldOf(account, '2026-12-10')
    const { calls, outside, left } = world.usageOf(world.latest)
    const [carried] = overviewOf(world).voiceSmsBundle?.topUps ?? []
    expect(calls.minutes).toBeGreaterThan(0)
    expect(outside).toEqual([])
    expect(carried).toEqual({ day: '2026-12-01', size: left.voice + calls.minutes, isGift: true })
  })

  test('when an extra was bought, then it lapses at the end of its month', () => {
    const extra = { type: 'data', size: 1000, price: 300, day: TODAY, until: '2026-11-30', isGift: false }
    expect(overviewOf(worldOf(subscriber(1, { extras: [extra] }), '2026-12-10')).dataBundle?.topUps).toEqual([])
  })

  test('worlds with extras stay coherent on every day', () => {
    const given = { type: 'data', size: 5000, price: 0, day: TODAY, until: '2026-12-31', isGift: true }
    const account = subscriber(2, {
      extras: [given, { ...given, type: 'voice', size: 100 }],
      dataCapSwitched: ['2026-11-22'],
      completeStatus: 'PENDING',
      completeFrom: '2026-11-24',
    })
    for (let day: Day = TODAY; day < '2027-02-03'; day = addDays(day, 5)) {
      const world = worldOf(account, day)
      for (const period of world.periods) checkUsage(world, usageAt(world, period, momentOf(day, 12)), momentOf(day, 12))
      const { dataBundle, currentCosts } = overviewOf(world)
      const usage = usageAt(world, world.latest, momentOf(day, 12))
      expect(dataBundle).toMatchObject({ topUps: usage.data.topUps, outside: usage.data.outside, used: usage.data.used })
      expect(currentCosts?.outside).toEqual(usage.outside)
    }
  })
})
