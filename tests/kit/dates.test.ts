import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayOf, daysBetween, endOfMonth, hourOf, momentOf, startOfMonth } from '#kit/dates.ts'

const at = (iso: string) => Date.parse(iso)

describe('the day in Amsterdam, whatever the device says (decisions D10)', () => {
  test.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s is %s', (moment, day) => expect(dayOf(at(moment))).toBe(day))

  test('the hour runs from 0 to 23', () => {
    expect(hourOf(at('2026-11-20T23:00:00Z'))).toBe(0)
    expect(hourOf(at('2026-11-20T22:30:00Z'))).toBe(23)
    expect(hourOf(at('2026-07-01T10:00:00Z'))).toBe(12)
  })
})

test('the clock is set at once, also for moments of the same hour that were asked about before', () => {
  const hours = [
    '2026-03-29T00:59:59Z',
    '2026-03-29T01:00:00Z',
    '2026-03-29T00:59:58Z',
    '2026-10-25T00:59:59Z',
    '2026-10-25T01:00:00Z',
  ]
  expect(hours.map((moment) => hourOf(at(moment)))).toEqual([1, 3, 1, 2, 2])
})

describe('counting days', () => {
  test.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    // The clock goes forward on the 29th and back on 25 October: still one day per day.
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s and %i is %s', (day, count, result) => expect(addDays(day, count)).toBe(result))

  test.each([
    ['2026-11-20', '2026-12-01', 11],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-12-01', '2026-11-20', -11],
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-24', '2026-10-26', 2],
    ['2026-01-01', '2027-01-01', 365],
  ])('from %s to %s is %i', (from, to, count) => expect(daysBetween(from, to)).toBe(count))
})

describe('counting months', () => {
  test.each([
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-11-20', 14, '2028-01-20'],
    ['2026-11-20', -11, '2025-12-20'],
    // A day that does not exist becomes the last of its month.
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-05-31', -1, '2026-04-30'],
  ])('%s and %i is %s', (day, count, result) => expect(addMonths(day, count)).toBe(result))

  test('a month begins on its first and ends on its last day', () => {
    expect(startOfMonth('2026-11-20')).toBe('2026-11-01')
    expect(endOfMonth('2026-11-20')).toBe('2026-11-30')
    expect(endOfMonth('2028-02-01')).toBe('2028-02-29')
    expect(endOfMonth('2026-12-31')).toBe('2026-12-31')
  })
})

describe('the moment of a time on a day', () => {
  test.each([
    ['2026-11-20', 14, 5, '2026-11-20T13:05:00Z'],
    ['2026-07-01', 14, 5, '2026-07-01T12:05:00Z'],
    ['2026-11-20', 0, 0, '2026-11-19T23:00:00Z'],
    ['2027-01-01', 0, 0, '2026-12-31T23:00:00Z'],
    // The nights in which the clock changes.
    ['2026-03-29', 1, 59, '2026-03-29T00:59:00Z'],
    ['2026-03-29', 3, 0, '2026-03-29T01:00:00Z'],
    ['2026-10-25', 0, 30, '2026-10-24T22:30:00Z'],
    ['2026-10-25', 3, 0, '2026-10-25T02:00:00Z'],
  ])('%s at %i:%i', (day, hours, minutes, moment) => {
    expect(new Date(momentOf(day, hours, minutes)).toISOString()).toBe(new Date(moment).toISOString())
  })

  test('a time that is skipped in spring is an hour later', () => {
    expect(new Date(momentOf('2026-03-29', 2, 30)).toISOString()).toBe('2026-03-29T01:30:00.000Z')
  })
})
