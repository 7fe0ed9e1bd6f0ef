import { addMonths, daysBetween } from '../dates.ts'
import type { Day } from '../parts.ts'
import { numericDate } from '../words/dateText.ts'
import { plainValue } from './plainValue.ts'

const MONTHS = ['jan', 'feb', 'maa', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']
const [FIRST_YEAR, LAST_YEAR] = [1900, 2050]
/** A birthday is at least ten years ago. */
const YOUNGEST_MONTHS = 10 * 12

export type DateProblem = 'required' | 'invalid' | 'yearRange' | 'notExisting' | 'twofold'
type BirthDateProblem = 'required' | 'invalid' | 'notExisting' | 'twofold' | 'future' | 'tooYoung'

/** A reading of a date. `isGuess`: a day or month of one digit runs into the next number, so that a digit may be missing. */
type Reading = { date: number; month: number; year: number; isGuess: boolean }

/** Day, month and year with one hyphen between them: `31-12-1990`, `31-121990`. Month names are numbers, and a leading year moves to the end. */
const ordered = (text: string): string =>
  plainValue(text)
    .toLowerCase()
    .replace(/^(?:ma|di|wo|do|vr|za|zo)(?:[a-z]*dag)?[\s.,]+/, '')
    .replace(/^mrt|(?<=\P{L})mrt/u, 'maa')
    .replace(/[a-z]{3,}\.?/, (name) => {
      const month = MONTHS.findIndex((short) => name.startsWith(short))
      return month < 0 ? name : `-${month + 1}-`
    })
    .replace(/[\s./,-]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(\d{4})-(\d{1,2})-(\d{1,2})$|^(19\d\d|20[0-5]\d)(0[1-9]|1[0-2])(\d\d)$/, (_, ...part) =>
      part[0] === undefined ? `${part[5]}-${part[4]}-${part[3]}` : `${part[2]}-${part[1]}-${part[0]}`,
    )

const isDate = ({ date, month }: Reading): boolean => date >= 1 && date <= 31 && month >= 1 && month <= 12
const isInRange = ({ year }: Reading): boolean => year >= FIRST_YEAR && year <= LAST_YEAR

/** The shapes of a date with a day and a month of one or two digits; a year of two digits stands apart or ends six digits. */
const SHAPES = [1, 2].flatMap((days) =>
  [1, 2].map((months) => new RegExp(`^(\\d{${days}})(-?)(\\d{${months}})(?:(-?)(\\d{4})|-(\\d\\d)|(?<=^\\d{4})(\\d\\d))$`)),
)

/** Every way to read the digits as day, month and year. A year of two digits is of the last or of this century. */
function readings(text: string): Reading[] {
  const found: Reading[] = []
  for (const shape of SHAPES) {
    const [, date, afterDay, month, afterMonth, year, ...short] = shape.exec(text) ?? []
    if (date === undefined || month === undefined) continue
    const isGuess = (date.length === 1 && afterDay === '') || (month.length === 1 && afterMonth === '')
    const ending = short.find(Boolean)
    const years = year === undefined ? [`19${ending}`, `20${ending}`] : [year]
    for (const one of years) found.push({ date: Number(date), month: Number(month), year: Number(one), isGuess })
  }
  const dates = found.filter(isDate)
  return dates.some(isInRange) ? dates.filter(isInRange) : dates
}

const exists = ({ date, month, year }: Reading): boolean => date <= new Date(Date.UTC(year, month, 0)).getUTCDate()
const dayOf = ({ date, month, year }: Reading): Day =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

/** The days that a typed date can mean, when it must be asked which one: `1112026` can be 1 November and 11 January. Empty when it is clear. */
export function daysMeant(text: string): Day[] {
  const possible = readings(ordered(text)).filter((one) => exists(one) && isInRange(one))
  return possible.length > 1 || possible[0]?.isGuess ? possible.map(dayOf) : []
}

/**
 * The problem with a typed date, or null (spec 5: day 1–31, month 1–12, year 1900–2050). The day must exist, and must not be in doubt.
 */
export function dateProblem(text: string): DateProblem | null {
  if (plainValue(text) === '') return 'required'
  const [typed] = readings(ordered(text))
  if (!typed) return 'invalid'
  if (daysMeant(text).length > 0) return 'twofold'
  if (!isInRange(typed)) return 'yearRange'
  return exists(typed) ? null : 'notExisting'
}

/**
 * The typed date, or null: day, month and year, with or without marks between them (spec 5, domain 1.26), the month also by its name, and
 * `2026-11-20`. Null as well when it can mean two days, see `daysMeant`. The field shows the interpretation on blur.
 */
export function dateIn(text: string): Day | null {
  const [typed] = readings(ordered(text))
  return typed && dateProblem(text) === null ? dayOf(typed) : null
}

/** Formats `1/2/1990` as `01-02-1990`; other text stays as typed. */
export function dateInputText(text: string): string {
  const day = dateIn(text)
  return day === null ? text : numericDate(day)
}

/** The problem with a date of birth, or null (spec 5: not in the future, at least 10 years ago). */
export function birthDateProblem(text: string, today: Day): BirthDateProblem | null {
  const problem = dateProblem(text)
  if (problem === 'yearRange') return (readings(ordered(text))[0]?.year ?? 0) > LAST_YEAR ? 'future' : 'invalid'
  const day = dateIn(text)
  if (problem !== null || day === null) return problem
  if (daysBetween(day, today) < 0) return 'future'
  return daysBetween(day, addMonths(today, -YOUNGEST_MONTHS)) < 0 ? 'tooYoung' : null
}
