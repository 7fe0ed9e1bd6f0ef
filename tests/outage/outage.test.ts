import { describe, expect, test } from 'vitest'
import { momentOf } from '#kit/dates.ts'
import { expectedText, hasPlace, messageProblem, momentIn, sinceDateProblem, sinceTimeProblem } from '#model/outage/outage.ts'
import { areaOf } from '#model/outage/outageArea.ts'

const now = momentOf('2026-11-20', 14, 30)

test('an area is the digits of a postcode', () => {
  expect(areaOf('1012 ab')).toBe('1012')
  expect(areaOf('8881ZZ')).toBe('8881')
  expect(areaOf('1012')).toBeNull()
})

test('abroad there is no place to ask for', () => {
  expect(hasPlace('ABROAD')).toBe(false)
  expect(hasPlace('NO_COVERAGE')).toBe(true)
})

describe('since when', () => {
  test('a day and a time in Amsterdam make a moment', () => {
    expect(momentIn('20-11-2026', '14:05')).toBe(Date.parse('2026-11-20T13:05:00Z'))
    expect(momentIn('20-07-2026', '1405')).toBe(Date.parse('2026-07-20T12:05:00Z'))
    expect(momentIn('20-11-2026', '25:00')).toBeNull()
    expect(momentIn('', '14:05')).toBeNull()
  })
  test.each([
    ['20-11-2026', null],
    ['19-11-2026', null],
    ['21-11-2026', 'mustBePast'],
    ['', 'required'],
    ['31-04-2026', 'notExisting'],
    ['gisteren', 'invalid'],
  ])('the day %j: %s', (date, problem) => expect(sinceDateProblem(date, now)).toBe(problem))
  test.each([
    ['14:30', '20-11-2026', null],
    ['14:31', '20-11-2026', 'mustBePast'],
    ['23:59', '19-11-2026', null],
    ['23:59', '21-11-2026', null], // only the date is wrong
    ['', '20-11-2026', 'required'],
    ['24:00', '20-11-2026', 'invalid'],
  ])('the time %j on %j: %s', (time, date, problem) => expect(sinceTimeProblem(time, date, now)).toBe(problem))
})

test('a message of at most 500 characters', () => {
  expect(messageProblem('')).toBeNull()
  expect(messageProblem('a'.repeat(500))).toBeNull()
  expect(messageProblem(`${'📵'.repeat(500)}\n`)).toBeNull()
  expect(messageProblem('a'.repeat(501))).toBe('tooLong')
})

test('when it is expected to be over: with its day when that is not today', () => {
  expect(expectedText(momentOf('2026-11-20', 17), now)).toBe('om 17:00')
  expect(expectedText(momentOf('2026-11-21', 1), now)).toBe('op 21\u00a0november om 01:00')
})
