import { describe, expect, test } from 'vitest'
import { compensatedDays, compensationFor, hoursOf, isNews, recentOutages } from '#model/outage/compensation.ts'
import type { Compensation } from '#model/outage/contract.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-11-12T08:00:00+01:00')
const daysOf = (hours: number) => compensatedDays({ kind: 'outage', from: START, until: START + hours * HOUR })

describe('a long outage gives a right to one thirtieth of the monthly fee per day (domain 1.23)', () => {
  test.each([
    [1, 0],
    [12, 0],
    [12.01, 1],
    [14, 1],
    [24, 1],
    [24.01, 2],
    [60, 3],
    [24 * 30, 30],
    [24 * 45, 30], // never more than the fee of a month
  ])('%d hours: %d days', (hours, days) => expect(daysOf(hours)).toBe(days))

  test('planned maintenance gives none', () =>
    expect(compensatedDays({ kind: 'maintenance', from: START, until: START + 20 * HOUR })).toBe(0))

  test.each([
    [1, 2490, 83],
    [1, 1250, 42], // 41.67
    [2, 1250, 83], // rounded once: 83.33
    [30, 1250, 1250],
    [0, 2490, 0],
    [1, 75, 3], // 2.5
  ])('%d days of a fee of %d cents: %d cents', (days, monthly, cents) => expect(compensationFor(days, monthly)).toBe(cents))
})

const compensation: Compensation = {
  id: 'a',
  area: 'Zeewijk',
  from: '2026-11-12T08:00:00+01:00',
  until: '2026-11-12T22:30:00+01:00',
  amount: 83,
  month: '2026-12-01',
  invoice: null,
  paid: null,
}

test('its whole hours, also while it lasts', () => {
  expect(hoursOf(compensation, START)).toBe(14)
  expect(hoursOf({ ...compensation, until: '2026-11-12T23:00:00+01:00' }, START)).toBe(15)
  expect(hoursOf({ ...compensation, until: null }, START + 20.9 * HOUR)).toBe(20)
})

test('compensation is shown until it is paid, and for 31 days afterwards', () => {
  const paid = { ...compensation, paid: '2026-12-01T00:00:00+01:00' }
  const toldAt = (one: Compensation, day: string) => recentOutages([one], Date.parse(`${day}T00:00:00+01:00`)).length
  expect([toldAt(compensation, '2027-06-01'), toldAt(paid, '2027-01-01'), toldAt(paid, '2027-01-02')]).toEqual([1, 1, 0])
})

test('the overview tells of it by itself for two weeks, and not any more once the invoice is made', () => {
  const onInvoice = { ...compensation, paid: '2026-11-20T00:00:00+01:00' }
  const asCredit = { ...onInvoice, month: null }
  const isNewsOn = (one: Compensation, day: string) => isNews(one, Date.parse(`${day}T00:00:00+01:00`))
  expect([isNewsOn(compensation, '2026-11-26'), isNewsOn(compensation, '2026-11-27')]).toEqual([true, false])
  const lastMoment = Date.parse('2026-11-26T22:30:00+01:00')
  expect([lastMoment, lastMoment + 1].map((moment) => isNews(compensation, moment))).toEqual([true, false])
  expect([isNewsOn(onInvoice, '2026-11-21'), isNewsOn(asCredit, '2026-11-21')]).toEqual([false, true])
  expect(isNewsOn({ ...compensation, until: null }, '2026-11-13')).toBe(false)
})
