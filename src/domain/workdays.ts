import type { Day } from '../api/contract/parts.ts'
import { addDays } from './dates.ts'

/** Sunday is 0. */
const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Easter Sunday (Gregorian computus of Meeus, Jones and Butcher). */
function easter(year: number): Day {
  const moon = year % 19
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const [leap, left] = [Math.floor(century / 4), century % 4]
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * moon + century - leap - shift + 15) % 30
  const [leaps, after] = [Math.floor(rest / 4), rest % 4]
  const sunday = (32 + 2 * left + 2 * leaps - epact - after) % 7
  const correction = Math.floor((moon + 11 * epact + 22 * sunday) / 451)
  const days = epact + sunday - 7 * correction + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}

/** King's Day moves to Saturday when 27 April is a Sunday. */
const kingsDay = (year: number): Day => (weekdayOf(`${year}-04-27`) === 0 ? `${year}-04-26` : `${year}-04-27`)

/** Good Friday, Easter Monday, Ascension Day and Whit Monday, in days from Easter Sunday. */
const AROUND_EASTER = [-2, 1, 39, 50]

/** The Dutch public holidays (Algemene termijnenwet, article 3), without Sundays. */
const holidaysOf = (year: number): readonly Day[] => [
  `${year}-01-01`,
  ...AROUND_EASTER.map((days) => addDays(easter(year), days)),
  kingsDay(year),
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
