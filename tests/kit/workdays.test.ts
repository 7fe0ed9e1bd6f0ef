import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import { addWorkdays, isWorkday, workdayFrom } from '#kit/workdays.ts'

const days = (year: number) => Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index))
const isWeekend = (day: string) => ['Sat', 'Sun'].includes(new Date(`${day}T00:00:00Z`).toUTCString().slice(0, 3))
const holidays = (year: number) => days(year).filter((day) => !isWorkday(day) && !isWeekend(day))

describe('working days in the Netherlands', () => {
  test('the holidays of 2026 and 2027 that are no weekend', () => {
    expect(holidays(2026)).toEqual([
      '2026-01-01', // New Year
      '2026-04-03', // Good Friday
      '2026-04-06', // Easter Monday
      '2026-04-27', // King's day
      '2026-05-05', // Liberation day
      '2026-05-14', // Ascension Day
      '2026-05-25', // Whit Monday
      '2026-12-25', // Christmas
    ])
    expect(holidays(2027)).toEqual([
      '2027-01-01',
      '2027-03-26',
      '2027-03-29',
      '2027-04-27',
      '2027-05-05',
      '2027-05-06',
      '2027-05-17',
    ])
  })

  test.each(
    `2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 2031-04-13 2032-03-28 2033-04-17 2034-04-09
    2035-03-25 2036-04-13 2037-04-05 2038-04-25 2039-04-10 2040-04-01 2041-04-21 2042-04-06 2043-03-29 2049-04-18 2076-04-19`.split(
      /\s+/,
    ),
  )('%s is Easter: the Friday before and the Monday after are no working days', (sunday) =>
    expect([-2, 1].map((days) => isWorkday(addDays(sunday, days)))).toEqual([false, false]),
  )

  test("King's day is kept a day early when the 27th is a Sunday", () => {
    expect(['2031-04-25', '2031-04-26', '2031-04-28', '2032-04-27'].map(isWorkday)).toEqual([true, false, true, false])
  })

  test.each([
    ['2026-12-07', '2026-12-07'], // a Monday
    ['2026-12-05', '2026-12-07'], // a Saturday
    ['2026-12-25', '2026-12-28'], // Christmas on a Friday
    ['2027-03-26', '2027-03-30'], // from Good Friday past Easter
  ])('the working day from %s on is %s', (day, expected) => expect(workdayFrom(day)).toBe(expected))

  test.each([
    ['2026-11-20', 2, '2026-11-24'], // a Friday
    ['2026-12-24', 2, '2026-12-29'],
    ['2026-12-24', 0, '2026-12-24'],
  ])('%s and %i working days is %s', (day, count, expected) => expect(addWorkdays(day, count)).toBe(expected))
})
