import type { Day } from '../parts.ts'
import { type DateProblem, dateIn, dateProblem } from './dateInput.ts'

/** The problem with a typed end date, or null. */
export function endProblem(text: string, earliest: Day, latest: Day): DateProblem | 'tooEarly' | 'tooLate' | null {
  const day = dateIn(text)
  if (day === null) return dateProblem(text)
  return day < earliest ? 'tooEarly' : day > latest ? 'tooLate' : null
}
