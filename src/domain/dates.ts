import type { Day } from '../api/contract/parts.ts'
import { once } from './once.ts'

/** Amsterdam, whatever the device says (decisions D10). */
const ZONE = 'Europe/Amsterdam'
const dayFormat = once(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }),
)
const hourFormat = once(() => new Intl.DateTimeFormat('nl-NL', { timeZone: ZONE, hour: 'numeric', hourCycle: 'h23' }))

/** Days are compared as text: `2026-11-20` < `2026-12-01`. Arithmetic on them runs in UTC, where every day has 24 hours. */
const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const fromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)
const DAY_MS = 86_400_000

/** The calendar day in Amsterdam at a moment (ms since epoch). */
export const dayOf = (now: number): Day => dayFormat().format(now)

/** The hour of the day in Amsterdam, 0 to 23. */
export const hourOf = (now: number): number => Number(hourFormat().format(now))

export const addDays = (day: Day, count: number): Day => fromUtc(utc(day) + count * DAY_MS)

/** Whole days from `a` to `b`; negative when `b` comes first. */
export const daysBetween = (a: Day, b: Day): number => Math.round((utc(b) - utc(a)) / DAY_MS)

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The same day so many months later, or the last day of that month when it is shorter (31 January + 1 = 28 February). */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + count, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return fromUtc(first.getTime() + (Math.min(date, length) - 1) * DAY_MS)
}

export const endOfMonth = (day: Day): Day => addDays(addMonths(startOfMonth(day), 1), -1)

/** The moment (ms) at which a clock in Amsterdam shows this day and time. In the skipped hour of spring: an hour later. */
export function momentOf(day: Day, hours = 0, minutes = 0, seconds = 0): number {
  const wanted = utc(day) + ((hours * 60 + minutes) * 60 + seconds) * 1000
  const offset = (at: number) => {
    const parts = Object.fromEntries(
      clockFormat()
        .formatToParts(at)
        .map((part) => [part.type, Number(part.value)]),
    )
    const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = parts
    return Date.UTC(year, month - 1, date, hour, minute, second) - at
  }
  const guess = wanted - offset(wanted)
  return wanted - offset(guess)
}
const clockFormat = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: ZONE,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
)
