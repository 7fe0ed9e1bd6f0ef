import { describe, expect, test } from 'vitest'
import { addDays } from '../../src/domain/dates.ts'
import { addWorkdays, isWorkday, workdayFrom } from '../../src/domain/workdays.ts'

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
    ]) // prettier-ignore
  })

  test.each([
    ['2024-04-01', 'Easter of 31 March'],
    ['2038-04-26', 'the latest Easter, 25 April'],
    ['2008-03-24', 'an early Easter, 23 March'],
  ])('%s is the day after %s', (day) => expect(isWorkday(day)).toBe(false))

  test("King's day is kept a day early when the 27th is a Sunday", () => {
    expect([isWorkday('2031-04-28'), isWeekend('2031-04-26'), isWorkday('2032-04-27')]).toEqual([true, true, false])
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
