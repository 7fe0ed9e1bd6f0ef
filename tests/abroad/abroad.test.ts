import { describe, expect, test } from 'vitest'
import {
  fairUseOf,
  isTripKept,
  megabytesFor,
  restsUntil,
  stageOf,
  TRAVEL_LIMITS,
  tripCosts,
  tripProblem,
  warningAt,
} from '#model/abroad/abroad.ts'
import { WORLD_LIMIT } from '#model/bundles/dataCap.ts'

const today = '2026-11-24'

test('the limits for a trip are € 10,00, € 20,00, € 30,00 and € 50,00: each below the legal one', () => {
  expect(TRAVEL_LIMITS).toEqual([1000, 2000, 3000, 5000])
  expect(Math.max(...TRAVEL_LIMITS)).toBeLessThan(WORLD_LIMIT)
})

describe('the fair use limit in the EU', () => {
  test.each([
    ['a bundle of 10 GB for € 13,00', { size: 10_000, price: 1300 }, null],
    ['a bundle of 20 GB for € 13,00, which is just what that price allows', { size: 20_000, price: 1300 }, null],
    ['a bundle of 21 GB for € 13,00', { size: 21_000, price: 1300 }, 20_000],
    ['unlimited for € 22,50', { size: null, price: 2250 }, 34_000],
    ['50 GB for € 16,00', { size: 50_000, price: 1600 }, 25_000],
  ])('of %s in 2026', (_, bundle, megabytes) => expect(fairUseOf(bundle, today)).toBe(megabytes))
  test.each([
    ['2022-07-01', 19_000],
    ['2022-12-31', 19_000],
    ['2023-01-01', 21_000],
    ['2023-12-31', 21_000],
    ['2024-01-01', 24_000],
    ['2024-12-31', 24_000],
    ['2025-01-01', 29_000],
    ['2025-12-31', 29_000],
    ['2026-12-31', 34_000],
    ['2027-01-01', 38_000],
    ['2031-01-01', 38_000],
  ])('grows when the wholesale cap falls: on %s', (day, megabytes) =>
    expect(fairUseOf({ size: null, price: 2250 }, day)).toBe(megabytes),
  )
  test('follows a wholesale cap of € 2,00, € 1,80, € 1,55, € 1,30, € 1,10 and € 1,00 from 2022 to 2027', () =>
    expect(
      [2022, 2023, 2024, 2025, 2026, 2027].map((year) => fairUseOf({ size: null, price: 100_000 }, `${year}-07-01`)),
    ).toEqual([827_000, 919_000, 1_067_000, 1_272_000, 1_503_000, 1_653_000]))
})

test('the message at 80 % of the legal limit, and the internet that the limit buys', () => {
  expect(warningAt(WORLD_LIMIT)).toBe(4840)
  expect(megabytesFor(WORLD_LIMIT, 20)).toBe(302)
  expect(megabytesFor(1000, 80)).toBe(12)
})

describe('the days of a trip', () => {
  test.each([
    ['2026-12-20', '2026-12-19', 'order'],
    ['2026-11-01', '2026-11-23', 'past'],
    ['2026-12-01', '2027-03-01', 'long'],
    ['2027-11-25', '2027-11-30', 'far'],
    ['2026-11-01', '2026-11-24', null],
    ['2026-12-20', '2026-12-20', null],
    ['2026-12-01', '2027-02-28', null],
    ['2027-11-24', '2027-11-30', null],
  ])('%s to %s: %s', (from, until, problem) => expect(tripProblem({ from, until }, today)).toBe(problem))
})

test.each([
  ['2026-12-18', 'before'],
  ['2026-12-19', 'eve'],
  ['2026-12-20', 'during'],
  ['2026-12-27', 'during'],
  ['2026-12-28', 'after'],
])('a trip of 20 to 27 December, on %s: %s', (day, stage) => {
  expect(stageOf({ from: '2026-12-20', until: '2026-12-27' }, day)).toBe(stage)
})

test('the figures of a trip stay on the device until a week after it', () => {
  expect(isTripKept({ until: '2026-12-27' }, '2027-01-03')).toBe(true)
  expect(isTripKept({ until: '2026-12-27' }, '2027-01-04')).toBe(false)
  expect(restsUntil({ until: '2026-12-27' }, today)).toBe('2027-01-03')
  expect(restsUntil({ until: '2027-08-01' }, today)).toBe('2027-02-22')
})

describe('the costs of a trip outside the EU', () => {
  const near = { call: 80, data: 25 }
  const week = { from: '2026-12-20', until: '2026-12-27' } as const
  const subscription = { limit: null, isLegal: true }

  test('when nothing stops the internet, then every day counts', () =>
    expect(tripCosts(week, near, 'some', subscription)).toEqual({
      minutes: 40,
      calls: 3200,
      size: 200,
      data: 5000,
      stopsAt: null,
      total: 8200,
    }))
  test('when the legal limit is reached, then internet costs no more and its size is what that buys', () =>
    expect(tripCosts(week, near, 'much', subscription)).toMatchObject({
      minutes: 120,
      data: WORLD_LIMIT,
      size: 242,
      stopsAt: WORLD_LIMIT,
    }))
  test('when a trip lies in two months, then each has its legal limit', () =>
    expect(tripCosts({ from: '2026-12-20', until: '2027-01-10' }, near, 'much', subscription).data).toBe(2 * WORLD_LIMIT))
  test('when a trip is the last day of a month and the first of the next, then it costs two days', () =>
    expect(tripCosts({ from: '2026-12-31', until: '2027-01-01' }, near, 'some', subscription)).toMatchObject({
      size: 50,
      data: 1250,
      stopsAt: null,
    }))
  test('when the customer has an own limit, then internet costs no more than that', () =>
    expect(tripCosts(week, near, 'some', { limit: 2000, isLegal: true })).toMatchObject({ data: 2000, size: 80, stopsAt: 2000 }))
  test('when the customer pays in advance, then the legal limit does not count', () =>
    expect(tripCosts(week, near, 'much', { limit: null, isLegal: false })).toMatchObject({ data: 20_000, stopsAt: null }))
  test('when a trip is one day, then it costs one day', () =>
    expect(tripCosts({ from: week.from, until: week.from }, near, 'little', subscription).total).toBe(2 * 80 + 5 * 25))
})
