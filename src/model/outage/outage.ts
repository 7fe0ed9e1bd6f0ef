import { dayOf, momentOf } from '#kit/dates.ts'
import { type DateProblem, dateIn, dateProblem } from '#kit/typed/dateInput.ts'
import { type TimeProblem, timeIn, timeProblem } from '#kit/typed/timeInput.ts'
import { plainText } from '#kit/typed/typedText.ts'
import { dayText, timeText } from '#kit/words/dateText.ts'
import type { OutageType } from './contract.ts'

const LONGEST_MESSAGE = 500

/** Abroad there is no Dutch postcode and no network of ours. */
export const hasPlace = (type: OutageType): boolean => type !== 'ABROAD'

/** The moment (ms) of a typed date and time; null when either is invalid. */
export function momentIn(date: string, time: string): number | null {
  const [day, clock] = [dateIn(date), timeIn(time)]
  return day === null || clock === null ? null : momentOf(day, Number(clock.slice(0, 2)), Number(clock.slice(3)))
}

/** The problem with the typed start date of an outage, or null: it cannot be in the future. */
export function sinceDateProblem(date: string, now: number): DateProblem | 'mustBePast' | null {
  const day = dateIn(date)
  return day !== null && day > dayOf(now) ? 'mustBePast' : dateProblem(date)
}

/** The problem with the typed start time, or null: today it cannot be in the future. */
export function sinceTimeProblem(time: string, date: string, now: number): TimeProblem | 'mustBePast' | null {
  const moment = momentIn(date, time)
  return moment !== null && moment > now && dateIn(date) === dayOf(now) ? 'mustBePast' : timeProblem(time)
}

/** A message as it is sent: each line clean, without blank lines around it. */
export const messageIn = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(plainText)
    .join('\n')
    .trim()

/** At most 500 characters; an empty message is allowed. */
export const messageProblem = (text: string): 'tooLong' | null =>
  [...messageIn(text)].length > LONGEST_MESSAGE ? 'tooLong' : null

/** The expected end: `om 14:05`, or on another day `op 21 november om 14:05`. */
export const expectedText = (moment: number, now: number): string =>
  dayOf(moment) === dayOf(now) ? `om ${timeText(moment)}` : `op ${dayText(dayOf(moment))} om ${timeText(moment)}`
