import { describe, expect, test } from 'vitest'
import {
  dayInFull,
  dayShort,
  dayText,
  momentText,
  monthText,
  numericDate,
  spanText,
  timeText,
  weekdayShort,
  weekdayText,
} from '#kit/words/dateText.ts'

const at = (iso: string) => Date.parse(iso)

describe('days in words, with a no-break space between number and month', () => {
  test('in a sentence', () => {
    expect(dayText('2026-12-01')).toBe('1\u00a0december')
    expect(dayInFull('2027-04-20')).toBe('20\u00a0april 2027')
    expect(weekdayText('2026-11-20')).toBe('vrijdag 20\u00a0november')
    expect(monthText('2026-11-20')).toBe('november 2026')
  })

  test.each([
    ['2026-12-20', '2026-12-27', '20 t/m 27\u00a0december'],
    ['2026-12-28', '2027-01-03', '28\u00a0december t/m 3\u00a0januari'],
    ['2026-12-20', '2026-12-20', '20\u00a0december'],
  ])('from %s to %s: %s', (from, until, text) => expect(spanText({ from, until })).toBe(text))

  test('on an axis and in a table: short and without a full stop', () => {
    expect(dayShort('2026-12-01')).toBe('1\u00a0dec')
    expect(dayShort('2026-03-31')).toBe('31\u00a0mrt')
    expect(weekdayShort('2026-11-20')).toBe('vr 20\u00a0nov')
    expect(numericDate('2026-01-05')).toBe('05-01-2026')
  })
})

describe('moments in Amsterdam', () => {
  const now = at('2026-11-20T13:09:00Z')

  test('a time has 24 hours and a colon', () => {
    expect(timeText(at('2026-11-20T13:05:00Z'))).toBe('14:05')
    expect(timeText(at('2026-11-20T23:03:00Z'))).toBe('00:03')
    expect(timeText(at('2026-07-01T06:00:00Z'))).toBe('08:00')
  })

  test.each([
    ['2026-11-20T13:05:00Z', 'vandaag 14:05'],
    ['2026-11-19T23:00:00Z', 'vandaag 00:00'],
    ['2026-11-19T20:30:00Z', 'gisteren 21:30'],
    ['2026-11-18T06:42:00Z', '18\u00a0november 07:42'],
  ])('%s is %s', (moment, text) => expect(momentText(at(moment), now)).toBe(text))
})
