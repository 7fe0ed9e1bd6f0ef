import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import {
  chosenPrepaidBundle,
  extensionOf,
  lackingAtExtension,
  lackingOf,
  lapsingOf,
  lastDayOf,
  mayExtendBundle,
  nextStartOf,
} from '#model/credit/prepaidBundles.ts'

/** Every day of four years, including a leap day. */
const days: Day[] = Array.from({ length: 4 * 365 + 1 }, (_, at) => addDays('2026-01-01', at))

describe('bundles are bought from credit (domain 1.2)', () => {
  test.each([
    [1000, 1740, 0],
    [1000, 1000, 0],
    [1000, 999, 1],
    [1000, 85, 915],
    [75, 85, 0],
    [250, 0, 250],
    [250, -20, 270],
  ])('%i from %i: %i is lacking', (price, balance, lacking) => expect(lackingOf(price, balance)).toBe(lacking))

  test('whoever tops up what is lacking can pay, to the cent', () => {
    for (let balance = -500; balance <= 2500; balance += 37) {
      for (let price = 0; price <= 2000; price += 25) {
        const lacking = lackingOf(price, balance)
        expect(lackingOf(price, balance + lacking)).toBe(0)
        if (lacking > 0) expect(lackingOf(price, balance + lacking - 1)).toBe(1)
      }
    }
  })
})

describe('until when', () => {
  test.each<[Day, number, Day]>([
    ['2026-11-20', 30, '2026-12-19'],
    ['2026-11-20', 1, '2026-11-20'],
    ['2026-12-31', 1, '2026-12-31'],
    ['2026-12-02', 30, '2026-12-31'],
    ['2026-12-03', 30, '2027-01-01'],
    ['2027-01-31', 30, '2027-03-01'],
    ['2028-01-31', 30, '2028-02-29'],
    ['2028-02-29', 30, '2028-03-29'],
    ['2028-02-29', 1, '2028-02-29'],
    // The nights in which the clock changes.
    ['2027-03-28', 30, '2027-04-26'],
    ['2026-10-25', 30, '2026-11-23'],
  ])('begun on %s, %i days: the last day is %s', (from, length, until) => expect(lastDayOf(from, length)).toBe(until))

  test('a bundle holds as many days as it is sold for, its first and its last among them', () => {
    for (const from of days) {
      for (const length of [1, 30]) {
        const until = lastDayOf(from, length)
        expect(daysBetween(from, until) + 1).toBe(length)
        expect(daysBetween(until, nextStartOf(until))).toBe(1)
      }
    }
  })
})

describe('extending: "Je hebt dan wel genoeg tegoed nodig" (domain prepaidBundle)', () => {
  const bundle = { until: '2026-12-19', days: 30, price: 1000, autoExtend: true }

  test('the day after the last, for as long again, paid from the credit', () =>
    expect(extensionOf(bundle, 1740)).toEqual({ until: '2027-01-18', balance: 740 }))
  test('when the credit is exactly the price, then nothing is left', () =>
    expect(extensionOf(bundle, 1000)).toEqual({ until: '2027-01-18', balance: 0 }))
  test('a cent short: it stops', () => expect(extensionOf(bundle, 999)).toBeNull())
  test('when it is not wanted, then it stops', () => expect(extensionOf({ ...bundle, autoExtend: false }, 5000)).toBeNull())
  test('a bundle of 1 day runs on for the next one', () =>
    expect(extensionOf({ until: '2028-02-28', days: 1, price: 75, autoExtend: true }, 85)).toEqual({
      until: '2028-02-29',
      balance: 10,
    }))

  test('as often as the credit allows, without a day between and never below nothing', () => {
    for (const balance of [0, 74, 75, 149, 150, 1000, 1740]) {
      for (const { price, length } of [
        { price: 75, length: 1 },
        { price: 250, length: 30 },
      ]) {
        let [until, left, times] = ['2027-12-30', balance, 0]
        for (;;) {
          const next = extensionOf({ until, days: length, price, autoExtend: true }, left)
          if (!next) break
          expect(daysBetween(until, next.until)).toBe(length)
          expect(left - next.balance).toBe(price)
          ;[until, left, times] = [next.until, next.balance, times + 1]
        }
        expect(times).toBe(Math.floor(balance / price))
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThan(price)
      }
    }
  })
})

describe('which bundle is chosen', () => {
  const options = [
    { id: 'DAY', popular: false, price: 75 },
    { id: 'S', popular: false, price: 500 },
    { id: 'M', popular: true, price: 1000 },
    { id: 'L', popular: false, price: 1500 },
  ]
  const rich = { current: undefined, balance: 5000 }
  const id = (asked: (string | null)[], customer: Parameters<typeof chosenPrepaidBundle>[2]) =>
    chosenPrepaidBundle(options, asked, customer)?.id

  test('when a bundle was asked for, then it is chosen, and otherwise the one that was chosen before', () => {
    expect(id(['L', 'S'], rich)).toBe('L')
    expect(id([null, 'S'], rich)).toBe('S')
    expect(id([null, 'L'], { current: 'S', balance: 0 })).toBe('L')
  })
  test('when a bundle is not sold, then it is passed over', () => expect(id(['XXL', 'L'], rich)).toBe('L'))
  test('nothing asked: the one that runs, else the one that most people choose', () => {
    expect(id([null], { current: 'L', balance: 5000 })).toBe('L')
    expect(id([null], { current: 'OLD', balance: 5000 })).toBe('M')
    expect(id([null, null], rich)).toBe('M')
  })
  test('nothing asked and little credit: what can be paid, the dearest of it', () => {
    expect(id([null], { current: undefined, balance: 85 })).toBe('DAY')
    expect(id([null], { current: 'L', balance: 1475 })).toBe('M')
    expect(id([null], { current: 'L', balance: 999 })).toBe('S')
    expect(id([null], { current: undefined, balance: 500 })).toBe('S')
  })
  test('nothing can be paid: the one that lacks least', () => expect(id([null], { current: 'L', balance: 74 })).toBe('DAY'))
  test('the order in which bundles are sold decides nothing: the dearest that can be paid, else the cheapest', () => {
    const dearestFirst = options.toReversed()
    expect(chosenPrepaidBundle(dearestFirst, [null], { current: undefined, balance: 999 })?.id).toBe('S')
    expect(chosenPrepaidBundle(dearestFirst, [null], { current: undefined, balance: 74 })?.id).toBe('DAY')
  })
  test('nothing is sold', () => expect(chosenPrepaidBundle([], ['M'], rich)).toBeUndefined())
})

describe('what ends when another bundle begins', () => {
  const data = { size: 4000, additionalCompleteSize: 0, used: 2650, outside: 0, topUps: [] }
  const voice = { size: 100, additionalCompleteSize: 0, isUnlimited: false, used: 31, outside: 0, topUps: [] }
  const lapsing = (dataBundle: object | null, voiceSmsBundle: object | null) =>
    lapsingOf({ dataBundle, voiceSmsBundle } as Parameters<typeof lapsingOf>[0])

  test('when internet and minutes are left, then both end', () =>
    expect(lapsing(data, voice)).toEqual({ data: 1350, minutes: 69 }))
  test('unlimited calling', () =>
    expect(lapsing({ ...data, used: 4000 }, { ...voice, isUnlimited: true })).toEqual({ data: 0, minutes: null }))
  test('nothing is left, or there is no bundle', () => {
    expect(lapsing({ ...data, used: 4100, outside: 100 }, { ...voice, used: 100 })).toBeNull()
    expect(lapsing(null, null)).toBeNull()
  })
})

describe('the credit on the day of an extension counts one automatic top-up until that day', () => {
  const monthly = (dayOfMonth: number) => ({ type: 'MONTHLY', amount: 600, threshold: null, dayOfMonth }) as const
  test.each([
    ['none', null, 1000],
    ['the day before', monthly(14), 400],
    ['that day', monthly(15), 400],
    ['the day after', monthly(16), 1000],
    ['for the bundle', { type: 'BUNDLE', amount: 1000, threshold: null, dayOfMonth: null }, 0],
    ['at a low balance', { type: 'BALANCE', amount: 2000, threshold: 500, dayOfMonth: null }, 1000],
  ] as const)('%s', (_, topUp, lacking) =>
    expect(lackingAtExtension({ price: 1000, on: '2026-12-15' }, 0, topUp, '2026-11-20')).toBe(lacking),
  )
})

test('nothing is extended from the day on which a subscription begins', () => {
  expect(mayExtendBundle('2026-12-19', null)).toBe(true)
  expect(['2026-12-18', '2026-12-19', '2026-12-20'].map((until) => mayExtendBundle(until, '2026-12-20'))).toEqual([
    true,
    false,
    false,
  ])
})
