import { describe, expect, test } from 'vitest'
import type { Day } from '../../src/api/contract/parts.ts'
import { addDays, daysBetween } from '../../src/domain/dates.ts'
import { chosenOf, extensionOf, lackingOf, lastDayOf, nextStartOf } from '../../src/domain/prepaidBundles.ts'

/** Every day of four years, a leap day among them. */
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
  test('with exactly enough, nothing is left', () =>
    expect(extensionOf(bundle, 1000)).toEqual({ until: '2027-01-18', balance: 0 }))
  test('a cent short: it stops', () => expect(extensionOf(bundle, 999)).toBeNull())
  test('who does not want it: it stops', () => expect(extensionOf({ ...bundle, autoExtend: false }, 5000)).toBeNull())
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
    { id: 'S', popular: false },
    { id: 'M', popular: true },
    { id: 'L', popular: false },
  ]
  test('what was asked for, else what was chosen before, else the one that runs', () => {
    expect(chosenOf(options, ['L', 'S', null])?.id).toBe('L')
    expect(chosenOf(options, [null, 'S', 'L'])?.id).toBe('S')
    expect(chosenOf(options, [null, null, 'L'])?.id).toBe('L')
  })
  test('what is not sold is passed over', () => expect(chosenOf(options, ['XXL', 'L'])?.id).toBe('L'))
  test('nothing asked: the one that most people choose, else the first', () => {
    expect(chosenOf(options, [null, undefined])?.id).toBe('M')
    expect(chosenOf([{ id: 'S', popular: false }], [])?.id).toBe('S')
  })
  test('nothing is sold', () => expect(chosenOf([], ['M'])).toBeUndefined())
})
