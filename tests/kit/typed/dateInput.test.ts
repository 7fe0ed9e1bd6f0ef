import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import { birthDateProblem, dateIn, dateInputText, dateProblem, daysMeant } from '#kit/typed/dateInput.ts'
import { dayInFull } from '#kit/words/dateText.ts'

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
    ['01-01/2000', '2000-01-01'],
    ['31.12.1990', '1990-12-31'],
    ['31 12 1990', '1990-12-31'],
    ['31 - 12 - 1990', '1990-12-31'],
    ['31–12–1990', '1990-12-31'],
    ['31--12-1990', '1990-12-31'],
    ['1-1-90', '1990-01-01'],
    ['010190', '1990-01-01'],
    ['1990-12-31', '1990-12-31'],
    ['19901231', '1990-12-31'],
    ['31 december 1990', '1990-12-31'],
    ['31 dec. 1990', '1990-12-31'],
    ['1 maart 1990', '1990-03-01'],
    ['1 mrt 1990', '1990-03-01'],
    ['ma 31 dec 1990', '1990-12-31'],
    ['vrijdag 20 november 2026', '2026-11-20'],
    ['٣١-١٢-١٩٩٠', '1990-12-31'],
    ['３１／１２／１９９０', '1990-12-31'],
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
    ['31-12-19901', 'invalid'],
    ['001-12-1990', 'invalid'],
    ['1 mei', 'invalid'],
    ['1 smurf 1990', 'invalid'],
    ['12-31-1990', 'invalid'],
    ['gisteren', 'invalid'],
    ['1112026', 'twofold'],
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
    expect(dateInputText('1112026')).toBe('1112026')
  })

  test.each([
    ['1112000', ['2000-11-01', '2000-01-11']],
    ['112-2000', ['2000-12-01', '2000-02-11']],
    ['1122026', ['2026-12-01', '2026-02-11']],
    ['1-1-26', ['1926-01-01', '2026-01-01']],
    ['111220', ['1920-12-11', '2020-12-11']],
    ['111900', ['1900-01-01']],
    ['1-12000', ['2000-01-01']],
    ['3122026', ['2026-12-03']],
    ['11122000', []],
    ['1-112000', []],
    ['111-2000', ['2000-11-01', '2000-01-11']],
    ['31-02-2026', []],
    ['', []],
  ])('%j: when a digit may be missing or two days are possible, then it is asked: %j', (text, days) => {
    expect(daysMeant(text)).toEqual(days)
    if (days.length > 0) expect([dateProblem(text), dateIn(text)]).toEqual(['twofold', null])
  })

  test('a day: however it is written with marks or in full, it is that day and never another', () => {
    for (let day = '1990-01-01'; day < '1992-01-01'; day = addDays(day, 1)) {
      const [year = '', month = '', date = ''] = day.split('-')
      const [m, d] = [Number(month), Number(date)]
      const marks = ['-', '/', '.', ' ', ' - ', '–', '. ']
      const written = [
        ...marks.flatMap((mark) =>
          [
            [date, month, year],
            [d, m, year],
            [year, month, date],
          ].map((parts) => parts.join(mark)),
        ),
      ]
      for (const text of [...written, day, dayInFull(day), date + month + year, date + month + year.slice(2)])
        expect([text, dateIn(text)]).toEqual([text, day])
      // Digits that run together give this day, or a question that offers it.
      for (const text of [`${d}${m}${year}`, `${d}-${m}${year}`, `${d}${m}-${year}`])
        expect([text, dateIn(text) === day || daysMeant(text).includes(day)]).toEqual([text, true])
    }
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
