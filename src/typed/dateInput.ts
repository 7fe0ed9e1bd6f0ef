import type { Day } from '../api/contract/parts.ts'
import { addMonths, daysBetween } from '../domain/dates.ts'
import { numericDate } from '../words/dateText.ts'

/** Day 1 to 31, month 1 to 12, year; hyphens and slashes are optional (domain 1.26): 6 to 10 characters. */
const SHAPE = /^(0?[1-9]|[12]\d|3[01])[-/]?(0?[1-9]|1[0-2])[-/]?(\d{4})$/
const [FIRST_YEAR, LAST_YEAR] = [1900, 2050]
/** A birthday is at least ten years ago. */
const YOUNGEST_MONTHS = 10 * 12

export type DateProblem = 'required' | 'invalid' | 'yearRange' | 'notExisting'
type BirthDateProblem = 'required' | 'invalid' | 'notExisting' | 'future' | 'tooYoung'

const numbersIn = (text: string) => {
  const found = SHAPE.exec(text.trim())
  return found && { date: Number(found[1]), month: Number(found[2]), year: Number(found[3]) }
}

/** The problem with a typed date, or null (spec 5: day 1–31, month 1–12, year 1900–2050). The day must exist. */
export function dateProblem(text: string): DateProblem | null {
  if (text.trim() === '') return 'required'
  const typed = numbersIn(text)
  if (!typed) return 'invalid'
  if (typed.year < FIRST_YEAR || typed.year > LAST_YEAR) return 'yearRange'
  return typed.date > new Date(Date.UTC(typed.year, typed.month, 0)).getUTCDate() ? 'notExisting' : null
}

/**
 * The typed date (day, month, year), or null. Without separators the shortest day is read: `1112026` is 1 November. The field
 * shows the interpretation on blur.
 */
export function dateIn(text: string): Day | null {
  const typed = dateProblem(text) === null ? numbersIn(text) : null
  return typed && `${typed.year}-${String(typed.month).padStart(2, '0')}-${String(typed.date).padStart(2, '0')}`
}

/** Formats `1/2/1990` as `01-02-1990`; other text stays as typed. */
export function dateInputText(text: string): string {
  const day = dateIn(text)
  return day === null ? text : numericDate(day)
}

/** The problem with a date of birth, or null (spec 5: not in the future, at least 10 years ago). */
export function birthDateProblem(text: string, today: Day): BirthDateProblem | null {
  const problem = dateProblem(text)
  if (problem === 'yearRange') return (numbersIn(text)?.year ?? 0) > LAST_YEAR ? 'future' : 'invalid'
  const day = dateIn(text)
  if (problem !== null || day === null) return problem
  if (daysBetween(day, today) < 0) return 'future'
  return daysBetween(day, addMonths(today, -YOUNGEST_MONTHS)) < 0 ? 'tooYoung' : null
}
