import { describe, expect, test } from 'vitest'
import type { Overview } from '#model/overview/contract.ts'
import { getYear, type Year } from '#model/year/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { customerOf } from '../law/law.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

/** A customer at noon on a day, seen first on the twentieth of November 2026. */
async function on(account: number, day: string) {
  const browser = visitor(quickBackend())
  await browser.turn({ clock: '2026-11-20T12:00:00+01:00' })
  await browser.as(account)
  await browser.turn({ clock: `${day}T12:00:00+01:00` })
  const prepaid = account >= 30
  const overview = async () => {
    const { body } = await browser.read(prepaid ? 'prepaidOverview' : 'postpaidOverview')
    return body.result as Overview
  }
  const year = async () => (await browser.read('getYear')).body.result as Year
  return { browser, overview, year }
}
const monthsOf = ({ months }: Year) => months.map(({ month }) => month.slice(0, 7))

describe('getYear', () => {
  test('getYear: when it is January, then it tells the whole months of the year before', async () => {
    const { year } = await on(17, '2027-01-05')
    const told = await year()
    expect(told).toMatchObject({ from: '2026-01-01', since: null, toppedUp: null })
    expect(monthsOf(told)).toHaveLength(12)
    expect(told.months[0]?.bundles).toBe(1400)
  })

  test('getYear: when the year runs, then it tells the months so far', async () => {
    const { year } = await on(17, '2026-11-20')
    expect(monthsOf(await year()).at(-1)).toBe('2026-10')
  })

  test('getYear: when the customer came this year, then it begins with the first whole month', async () => {
    const { year } = await on(28, '2027-01-05')
    const told = await year()
    expect(told.since).toBe('2026-01-20')
    expect(monthsOf(told)[0]).toBe('2026-02')
    expect(monthsOf(told)).toHaveLength(11)
  })

  test('getYear: when the customer is new, then it has no months', async () => {
    const { year } = await on(35, '2026-11-20')
    expect(await year()).toMatchObject({ since: '2026-11-19', months: [], toppedUp: 0 })
  })

  test('getYear: when a subscriber has no bundles changed, then a month is what getUsage tells of it', async () => {
    const { year, browser } = await on(2, '2026-12-10')
    const november = (await year()).months.find(({ month }) => month === '2026-11-01')
    const { body } = await browser.read('getUsage', { period: '2026-11-01' })
    const { data, voice, outside } = body.result as {
      data: { used: number }
      voice: { used: number; smsUsed: number }
      outside: { kind: string; amount: number }[]
    }
    expect(november).toMatchObject({ data: { used: data.used }, voice: { used: voice.used }, sms: voice.smsUsed, bundles: 600 })
    const own = outside.filter(({ kind }) => ['data', 'voice', 'sms'].includes(kind))
    expect(november?.outside).toBe(own.reduce((sum, { amount }) => sum + amount, 0))
  })

  test('getYear: when a prepaid customer buys a bundle and tops up, then the month tells both', async () => {
    const { year, browser } = await on(34, '2026-11-21')
    await browser.write('redeemTopUpCode', { code: '2000000000000014' })
    await browser.write('topupPrepaidBundle', { id: 'PP-S', price: 500, autoExtend: false })
    await browser.turn({ clock: '2026-12-02T12:00:00+01:00' })
    const told = await year()
    const without = await (await on(34, '2026-12-02')).year()
    expect([without, told].map(({ months }) => months.at(-1)?.bundles)).toEqual([0, 500])
    expect(Number(told.toppedUp) - Number(without.toppedUp)).toBe(1000)
  })

  test('getYear: when anybody asks it, then the schema takes the answer', async () => {
    for (const { number } of accounts) {
      const customer = await customerOf(number, '2027-01-05')
      const { months } = await customer.read(getYear)
      expect(months.every(({ bundles, outside }) => bundles >= 0 && outside >= 0)).toBe(true)
    }
  })
})

describe('the card on the overview', () => {
  const tile = async (account: number, day: string) => {
    const { tiles } = await (await on(account, day)).overview()
    return tiles.find(({ templateType }) => templateType === 'yearCard')
  }

  test.each([
    ['2026-12-31', undefined],
    ['2027-01-01', { templateType: 'yearCard', date: '2027-01-31' }],
    ['2027-01-31', { templateType: 'yearCard', date: '2027-01-31' }],
    ['2027-02-01', undefined],
  ])('the tile: when it is %s, then it is %j', async (day, told) => {
    expect(await tile(1, day)).toEqual(told)
    expect(await tile(34, day)).toEqual(told)
  })

  test('the tile: when the subscription has ended, then there is none', async () =>
    expect(await tile(3, '2027-01-05')).toBeUndefined())
})
