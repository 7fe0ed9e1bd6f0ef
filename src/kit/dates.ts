import { once } from './once.ts'
import type { Day } from './parts.ts'

/** The app always uses Amsterdam time, whatever the device says. */
const ZONE = 'Europe/Amsterdam'
/** Days compare as text: `2026-11-20` < `2026-12-01`. Arithmetic runs in UTC, where every day has 24 hours. */
const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const fromUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)
const DAY_MS = 86_400_000

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

/** Offsets and days change only on a quarter of an hour, so one lookup per quarter is enough. */
const QUARTER_MS = 900_000
/** Offset (ms) and day per quarter: Intl time zone lookups are slow. */
const asked = new Map<number, { readonly ahead: number; readonly day: Day }>()
const MOST_ASKED = 5000
/** A part that the format always has. */
const NONE = Number.NaN

/** The offset (ms) of Amsterdam time from UTC at a moment, and the day there. */
function quarterAt(moment: number): { readonly ahead: number; readonly day: Day } {
  const at = Math.floor(moment / QUARTER_MS) * QUARTER_MS
  const known = asked.get(at)
  if (known !== undefined) return known
  const parts = Object.fromEntries(
    clockFormat()
      .formatToParts(at)
      .map((part) => [part.type, Number(part.value)]),
  )
  const { year = NONE, month = NONE, day: date = NONE, hour = NONE, minute = NONE, second = NONE } = parts
  const ahead = Date.UTC(year, month - 1, date, hour, minute, second) - at
  if (asked.size >= MOST_ASKED) asked.clear()
  const found = { ahead, day: fromUtc(at + ahead) }
  asked.set(at, found)
  return found
}

const aheadAt = (moment: number): number => quarterAt(moment).ahead

/** The calendar day in Amsterdam at a moment (ms since the epoch). */
export const dayOf = (now: number): Day => quarterAt(now).day

/** The hour of the day in Amsterdam, 0 to 23. */
export const hourOf = (now: number): number => new Date(now + aheadAt(now)).getUTCHours()

const two = (part: number) => `${part}`.padStart(2, '0')

/** The later of two days. */
export const laterDay = (one: Day, other: Day): Day => (one > other ? one : other)

export function addDays(day: Day, count: number): Day {
  // Every month has days 1 to 28, so the slow Date calculation is not needed.
  const date = Number(day.slice(8)) + count
  return date >= 1 && date <= 28 ? `${day.slice(0, 8)}${two(date)}` : fromUtc(utc(day) + count * DAY_MS)
}

/** Whole days from `a` to `b`; negative when `b` is earlier. */
export const daysBetween = (a: Day, b: Day): number => Math.round((utc(b) - utc(a)) / DAY_MS)

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The same day `count` months later, or the last day of a shorter month (31 January + 1 = 28 February). */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const months = year * 12 + month - 1 + count
  const length = date <= 28 ? date : new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate()
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}-${two(Math.min(date, length))}`
}

export const endOfMonth = (day: Day): Day => addDays(addMonths(startOfMonth(day), 1), -1)

/** The moment (ms) of a day and time in Amsterdam. A time in the hour skipped in spring is read one hour later. */
export function momentOf(day: Day, hours = 0, minutes = 0, seconds = 0): number {
  const wanted = utc(day) + ((hours * 60 + minutes) * 60 + seconds) * 1000
  const guess = wanted - aheadAt(wanted)
  return wanted - aheadAt(guess)
}
