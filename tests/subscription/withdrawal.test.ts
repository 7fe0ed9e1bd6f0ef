import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { isWorkday } from '#kit/workdays.ts'
import { reflectionUntil } from '#model/bundles/changeTerms.ts'
import { backOf, isInReflection, reflectionDaysLeft, returnPhoneBy, withdrawalCosts } from '#model/subscription/withdrawal.ts'

const everyDay = Array.from({ length: 4 * 366 }, (_, at) => addDays('2026-01-01', at))

describe('the reflection period of 14 days (domain 1.15)', () => {
  test.each<[Day, Day, string]>([
    ['2026-11-16', '2026-11-30', 'a Monday'],
    ['2026-11-21', '2026-12-07', 'a Saturday goes to Monday'],
    ['2026-12-11', '2026-12-28', 'Christmas on a Friday goes past Boxing Day and the weekend'],
    ['2027-03-12', '2027-03-30', 'Good Friday goes past Easter Monday'],
    ['2027-12-18', '2028-01-03', 'New Year on a Saturday'],
  ])('from %s until %s: %s', (from, until) => expect(reflectionUntil(from)).toBe(until))

  test('from any day of four years: at least 14 days, and the last is a working day', () => {
    for (const from of everyDay) {
      const until = reflectionUntil(from)
      expect(daysBetween(from, until), from).toBeGreaterThanOrEqual(14)
      expect(isWorkday(until), from).toBe(true)
      // not a day later than necessary to reach a working day
      for (let day = addDays(from, 14); day < until; day = addDays(day, 1)) expect(isWorkday(day), from).toBe(false)
      expect([isInReflection(from, until), isInReflection(from, addDays(until, 1))], from).toEqual([true, false])
      expect(reflectionDaysLeft(until, until)).toBe(0)
    }
  })

  test('no days are left after it', () =>
    expect(['2026-11-18', '2026-11-20', '2026-11-21'].map((today) => reflectionDaysLeft('2026-11-20', today))).toEqual([2, 0, 0]))

  test('a phone goes back within 14 days', () => expect(returnPhoneBy('2026-12-20')).toBe('2027-01-03'))
})

describe('what was used, pro rata', () => {
  const costs = (days: number) => withdrawalCosts([{ days, monthly: 1250 }], { extras: 0, outside: 0 })

  test('6 days of € 12,50 a month are € 2,47 (domain 3.5, account 27)', () =>
    expect(costs(6)).toEqual({
      days: 6,
      monthly: 1250,
      used: 247,
      periods: [],
      extras: 0,
      outside: 0,
      others: 0,
      total: 247,
    }))

  test('nothing on the day itself', () =>
    expect(withdrawalCosts([], { extras: 0, outside: 0 })).toMatchObject({ days: 0, monthly: 0, total: 0 }))

  test('each day at its own price; the last price is told', () =>
    expect(
      withdrawalCosts(
        [
          { days: 11, monthly: 550 },
          { days: 1, monthly: 2900 },
        ],
        { extras: 0, outside: 0 },
      ),
    ).toMatchObject({ days: 12, monthly: 2900, used: 199 + 95, periods: [{ used: 199 }, { used: 95 }] }))

  test('what was paid before comes back, less what was used', () => {
    expect(backOf({ total: 247, invoiced: 1250, credit: 100 })).toBe(1103)
    expect(backOf({ total: 592, invoiced: 0, credit: 0 })).toBe(-592)
  })

  test('what was bought, used and ordered besides comes on top', () =>
    expect(withdrawalCosts([{ days: 6, monthly: 1250 }], { extras: 300, outside: 45, others: 500 - 42 }).total).toBe(1050))
})
