import { describe, expect, test } from 'vitest'
import { birthDateProblem, dateIn, dateInputText, dateProblem } from '../../src/typed/dateInput.ts'

describe('a typed date (spec 5: day 1–31, month 1–12, year 1900–2050, separators optional, 6–10 characters)', () => {
  test.each([
    ['31-12-1990', '1990-12-31'],
    ['31/12/1990', '1990-12-31'],
    ['31121990', '1990-12-31'],
    ['31-12/1990', '1990-12-31'],
    ['31-121990', '1990-12-31'],
    ['3112/1990', '1990-12-31'],
    ['1-1-1900', '1900-01-01'],
    ['01-01-1900', '1900-01-01'],
    ['1/2/2050', '2050-02-01'],
    ['31-12-2050', '2050-12-31'],
    ['111990', '1990-01-01'],
    ['1112026', '2026-11-01'],
    ['29-02-2024', '2024-02-29'],
    [' 20-11-2026 ', '2026-11-20'],
  ])('%j is %s', (text, day) => expect(dateIn(text)).toBe(day))

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['0-1-1990', 'invalid'],
    ['32-1-1990', 'invalid'],
    ['1-0-1990', 'invalid'],
    ['1-13-1990', 'invalid'],
    ['11990', 'invalid'],
    ['1-1-90', 'invalid'],
    ['31-12-19901', 'invalid'],
    ['001-12-1990', 'invalid'],
    ['31.12.1990', 'invalid'],
    ['31 12 1990', 'invalid'],
    ['1990-12-31', 'invalid'],
    ['31--12-1990', 'invalid'],
    ['gisteren', 'invalid'],
    ['٣١-١٢-١٩٩٠', 'invalid'],
    ['31-12-1899', 'yearRange'],
    ['1-1-2051', 'yearRange'],
    ['31-04-2026', 'notExisting'],
    ['29-02-2026', 'notExisting'],
    ['29-02-1900', 'notExisting'],
    ['30-02-2024', 'notExisting'],
  ])('%j is refused: %s', (text, problem) => {
    expect(dateProblem(text)).toBe(problem)
    expect(dateIn(text)).toBeNull()
    expect(dateInputText(text)).toBe(text)
  })

  test('left, the field shows what was understood', () => {
    expect(dateInputText('1/2/1990')).toBe('01-02-1990')
    expect(dateInputText('1112026')).toBe('01-11-2026')
  })
})

describe('a date of birth (spec 5: age of at least 10 years)', () => {
  test.each([
    ['20-11-2016', null],
    ['21-11-2016', 'tooYoung'],
    ['20-11-2026', 'tooYoung'],
    ['21-11-2026', 'future'],
    ['1-1-2051', 'future'],
    ['1-1-1899', 'invalid'],
    ['31-02-1990', 'notExisting'],
    ['', 'required'],
  ])('%j on 20 November 2026: %s', (text, problem) => expect(birthDateProblem(text, '2026-11-20')).toBe(problem))

  test('29 February counts to the last day of February', () => {
    expect(birthDateProblem('28-02-2014', '2024-02-29')).toBeNull()
    expect(birthDateProblem('01-03-2014', '2024-02-29')).toBe('tooYoung')
  })
})
