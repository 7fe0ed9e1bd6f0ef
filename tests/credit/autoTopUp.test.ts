import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import {
  allowedFrom,
  amountThatFits,
  autoTopUpProblem,
  bundleTopUpOn,
  isSameSetting,
  MOST_TIMES,
  monthlyAfter,
  plainSetting,
  recentTopUps,
  toppedUpAt,
  toppedUpByChange,
  WITHIN_DAYS,
} from '#model/credit/autoTopUp.ts'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'

const balance: AutoCreditTopUp = { type: 'BALANCE', amount: 2000, threshold: 500, dayOfMonth: null }
const monthly: AutoCreditTopUp = { type: 'MONTHLY', amount: 1000, threshold: null, dayOfMonth: 28 }
const bundle: AutoCreditTopUp = { type: 'BUNDLE', amount: 1500, threshold: null, dayOfMonth: null }
/** The limits of the demo. */
const maximum = 15_000
const offer = { amounts: [1000, 2000, 3000, 5000], thresholds: [250, 500, 1000], maximum }
const runs = { price: 1500, until: '2026-12-20', toppedUp: false }

describe('fields and limits of each type (domain 1.5)', () => {
  test.each<[string, AutoCreditTopUp, typeof runs | null, ReturnType<typeof autoTopUpProblem>]>([
    ['a low balance', balance, null, null],
    ['a day', monthly, null, null],
    ['the first day', { ...monthly, dayOfMonth: 1 }, null, null],
    ['a bundle', bundle, runs, null],
    ['an amount that is not offered', { ...balance, amount: 500 }, null, 'amount'],
    ['an amount that is not offered', { ...monthly, amount: 4000 }, null, 'amount'],
    ['less than nothing', { ...balance, amount: -2000 }, null, 'amount'],
    ['no threshold', { ...balance, threshold: null }, null, 'threshold'],
    ['another threshold', { ...balance, threshold: 501 }, null, 'threshold'],
    ['no day', { ...monthly, dayOfMonth: null }, null, 'dayOfMonth'],
    ['a day that not every month has', { ...monthly, dayOfMonth: 29 }, null, 'dayOfMonth'],
    ['no day at all', { ...monthly, dayOfMonth: 0 }, null, 'dayOfMonth'],
    ['half a day', { ...monthly, dayOfMonth: 1.5 }, null, 'dayOfMonth'],
    ['no bundle that is extended', bundle, null, 'bundle'],
    ['another price than that of the bundle', { ...bundle, amount: 1000 }, runs, 'amount'],
  ])('%s', (_, setting, running, problem) => expect(autoTopUpProblem(setting, running, offer)).toBe(problem))

  test('fields of another type make no other setting', () => {
    expect(plainSetting({ ...monthly, threshold: 500 })).toEqual(monthly)
    expect(isSameSetting({ ...balance, dayOfMonth: 3 }, balance)).toBe(true)
    expect(isSameSetting({ ...balance, threshold: 250 }, balance)).toBe(false)
  })
})

test.each([
  ['what was wanted', 2000, 0, 2000],
  ['the largest for which there is room', 5000, 10_500, 3000],
  ['as much as makes the credit full', 5000, 10_000, 5000],
  ['nothing', 1000, 14_500, null],
])('there is room for %s', (_, wanted, credit, amount) => expect(amountThatFits(offer, wanted, credit)).toBe(amount))

describe('at most 3 times per 30 days (domain 1.5)', () => {
  const three: Day[] = ['2026-11-01', '2026-11-10', '2026-11-20']
  test.each<[Day[], Day, Day]>([
    [[], '2026-11-20', '2026-11-20'],
    [three.slice(1), '2026-11-20', '2026-11-20'],
    [three, '2026-11-20', '2026-12-01'],
    [three, '2026-11-30', '2026-12-01'],
    [three, '2026-12-01', '2026-12-01'],
    [three.toReversed(), '2026-11-20', '2026-12-01'],
    [['2026-11-20', '2026-11-20', '2026-11-20'], '2026-11-20', '2026-12-20'],
  ])('after %j on %s: from %s on', (days, today, from) => expect(allowedFrom(days, today)).toBe(from))

  test('however often it is tried, no 30 days hold more', () => {
    const days: Day[] = []
    for (let day: Day = '2026-12-20'; day < '2027-12-20'; day = addDays(day, 1))
      for (let times = 0; times < 4; times += 1) if (allowedFrom(days, day) === day) days.push(day)
    for (const day of days)
      expect(days.filter((other) => other <= day && daysBetween(other, day) < WITHIN_DAYS).length).toBeLessThanOrEqual(MOST_TIMES)
    expect(days).toHaveLength(39)
  })

  test('those that count on a day', () => {
    expect(recentTopUps(three, '2026-11-20')).toEqual(three) // also the one of today
    expect(recentTopUps(three, '2026-11-19')).toEqual(three.slice(0, 2)) // none of later
    expect(recentTopUps(three, '2026-11-30')).toEqual(three)
    expect(recentTopUps(three, '2026-12-01')).toEqual(three.slice(1))
  })
})

describe('top up when the balance drops below the threshold (domain 1.5 BALANCE)', () => {
  test.each<[number, AutoCreditTopUp | null, Day[], number]>([
    [500, balance, [], 0],
    [499, balance, [], 2000],
    [0, balance, [], 2000],
    [499, null, [], 0],
    [0, monthly, [], 0],
    [0, bundle, [], 0],
    [499, balance, ['2026-11-20', '2026-11-20'], 2000],
    [499, balance, ['2026-11-20', '2026-11-20', '2026-11-20'], 0],
  ])('%i: %j', (credit, setting, days, amount) =>
    expect(toppedUpAt(credit, setting, { days, today: '2026-11-20', maximum })).toBe(amount),
  )

  test('never above the most credit, and afterwards never below the threshold', () => {
    for (const amount of offer.amounts)
      for (const threshold of offer.thresholds)
        for (let credit = 0; credit <= maximum; credit += 125) {
          const after = credit + toppedUpAt(credit, { ...balance, amount, threshold }, { days: [], today: '2026-11-20', maximum })
          expect(after).toBeLessThanOrEqual(maximum)
          expect(after).toBeGreaterThanOrEqual(threshold)
        }
  })
})

describe('when (domain 1.5)', () => {
  test.each<[number, Day, Day]>([
    [1, '2026-11-20', '2026-12-01'],
    [20, '2026-11-20', '2026-12-20'],
    [21, '2026-11-20', '2026-11-21'],
    [28, '2026-12-31', '2027-01-28'],
    [28, '2027-02-27', '2027-02-28'],
    [28, '2027-02-28', '2027-03-28'],
    [1, '2028-02-29', '2028-03-01'],
  ])('every month on day %i, after %s: %s', (dayOfMonth, after, day) => expect(monthlyAfter(dayOfMonth, after)).toBe(day))

  test('every month has the day', () => {
    for (const dayOfMonth of [1, 15, 28]) {
      let day: Day = '2026-12-31'
      for (let month = 0; month < 30; month += 1) {
        const next = monthlyAfter(dayOfMonth, day)
        expect(Number(next.slice(8))).toBe(dayOfMonth)
        expect(daysBetween(day, next)).toBeLessThanOrEqual(31)
        day = next
      }
    }
  })

  test.each<[AutoCreditTopUp, number, Partial<typeof runs> | null, Day[], Day, number]>([
    [balance, 499, null, [], '2026-12-20', 2000],
    [balance, 500, null, [], '2026-12-20', 0],
    [bundle, 0, {}, [], '2026-12-19', 0],
    [bundle, 0, {}, [], '2026-12-20', 1500],
    [bundle, 0, { toppedUp: true }, [], '2026-12-20', 0],
    [bundle, 0, {}, ['2026-12-18', '2026-12-18', '2026-12-19'], '2026-12-20', 0],
    [bundle, 13_501, {}, [], '2026-12-20', 0],
    [bundle, 0, null, [], '2026-12-20', 0],
    [monthly, 0, null, [], '2026-12-28', 0],
  ])('another setting, at once: %j with %i', (setting, credit, changes, days, today, amount) =>
    expect(toppedUpByChange(setting, { balance: credit, bundle: changes && { ...runs, ...changes }, days, today, maximum })).toBe(
      amount,
    ),
  )

  test('one day before the bundle is extended: on its last day', () => expect(bundleTopUpOn(runs)).toBe('2026-12-20'))
})
