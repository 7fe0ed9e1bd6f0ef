import type { OutageType } from '../api/contract/outage.ts'
import { zipCodeIn } from './address.ts'
import { type DateProblem, dateIn, dateProblem } from './dateInput.ts'
import { dayOf, momentOf } from './dates.ts'
import { dayText, timeText } from './dateText.ts'
import { type TimeProblem, timeIn, timeProblem } from './timeInput.ts'

const LONGEST_MESSAGE = 500

/** An outage is known by area: the digits of a postcode say enough, and the letters stay here. */
export const areaOf = (zipCode: string): string | null => zipCodeIn(zipCode)?.slice(0, 4) ?? null

/** Abroad there is no postcode, and no network of ours. */
export const hasPlace = (type: OutageType): boolean => type !== 'ABROAD'

/** The moment (ms) of a typed day and time; null when one of them is not there, or not right. */
export function momentIn(date: string, time: string): number | null {
  const [day, clock] = [dateIn(date), timeIn(time)]
  return day === null || clock === null ? null : momentOf(day, Number(clock.slice(0, 2)), Number(clock.slice(3)))
}

/** What is wrong with the day on which it began: it cannot be to come. */
export function sinceDateProblem(date: string, now: number): DateProblem | 'mustBePast' | null {
  const day = dateIn(date)
  return day !== null && day > dayOf(now) ? 'mustBePast' : dateProblem(date)
}

/** What is wrong with the time at which it began; only today it can be one that is to come. */
export function sinceTimeProblem(time: string, date: string, now: number): TimeProblem | 'mustBePast' | null {
  const moment = momentIn(date, time)
  return moment !== null && moment > now && dateIn(date) === dayOf(now) ? 'mustBePast' : timeProblem(time)
}

/** At most 500 characters; none is fine. */
export const messageProblem = (text: string): 'tooLong' | null => ([...text.trim()].length > LONGEST_MESSAGE ? 'tooLong' : null)

/** When it is expected to be over: `om 14:05`, or on another day `op 21 november om 14:05`. */
export const expectedText = (moment: number, now: number): string =>
  dayOf(moment) === dayOf(now) ? `om ${timeText(moment)}` : `op ${dayText(dayOf(moment))} om ${timeText(moment)}`
