import { addDays } from './dates.ts'
import type { Day } from './parts.ts'

/** Sunday is 0. */
const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Easter Sunday from 1900 to 2099: the Sunday after the full moon of spring (Carter's rule). */
function easter(year: number): Day {
  const reckoned = (204 - 11 * (year % 19)) % 30
  const moon = reckoned - Math.floor(reckoned / 28) // days from 21 March, at most 28
  const weekday = (year + Math.floor(year / 4) + moon + 1) % 7
  return addDays(`${year}-03-28`, moon - weekday)
}

/** Good Friday, Easter Monday, Ascension Day and Whit Monday, in days from Easter Sunday. */
const AROUND_EASTER = [-2, 1, 39, 50]

/** The Dutch public holidays (Algemene termijnenwet, article 3), without Sundays. King's Day moves only from a Sunday to a Saturday. */
const holidaysOf = (year: number): readonly Day[] => [
  `${year}-01-01`,
  ...AROUND_EASTER.map((days) => addDays(easter(year), days)),
  `${year}-04-27`,
  `${year}-05-05`,
  `${year}-12-25`,
  `${year}-12-26`,
]

export const isWorkday = (day: Day): boolean =>
  weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && !holidaysOf(Number(day.slice(0, 4))).includes(day)

/** The day itself when it is a working day, else the next working day (domain 1.15). */
export const workdayFrom = (day: Day): Day => (isWorkday(day) ? day : workdayFrom(addDays(day, 1)))

/** The working day `count` working days after a day. */
export const addWorkdays = (day: Day, count: number): Day =>
  count === 0 ? day : addWorkdays(workdayFrom(addDays(day, 1)), count - 1)

export const workdayBefore = (day: Day): Day => {
  const before = addDays(day, -1)
  return isWorkday(before) ? before : workdayBefore(before)
}
