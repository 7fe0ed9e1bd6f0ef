import { addDays, dayOf } from '../dates.ts'
import { once } from '../once.ts'
import type { Day } from '../parts.ts'

/** Days are formatted in UTC because they have no time zone; moments are formatted in Amsterdam time. */
const ofDay = (options: Intl.DateTimeFormatOptions) => {
  const format = once(() => new Intl.DateTimeFormat('nl-NL', { ...options, timeZone: 'UTC' }))
  return (day: Day): string => format().format(Date.parse(`${day}T00:00:00Z`))
}
const NBSP = '\u00a0'
const glued = (text: string) => text.replace(/(\d) (?=[a-z])/, `$1${NBSP}`)

const long = ofDay({ day: 'numeric', month: 'long' })
/** `1 december` */
export const dayText = (day: Day): string => glued(long(day))

/** `20 t/m 27 december`, or `28 december t/m 3 januari`. */
export function spanText({ from, until }: { from: Day; until: Day }): string {
  if (from === until) return dayText(from)
  const start = from.slice(0, 7) === until.slice(0, 7) ? String(Number(from.slice(8))) : dayText(from)
  return `${start} t/m ${dayText(until)}`
}

const inFull = ofDay({ day: 'numeric', month: 'long', year: 'numeric' })
/** `1 december 2026`, for days that may be in another year. */
export const dayInFull = (day: Day): string => glued(inFull(day))

const short = ofDay({ day: 'numeric', month: 'short' })
/** `1 dec`, for axes. */
export const dayShort = (day: Day): string => glued(short(day).replace('.', ''))

const weekdays = ofDay({ weekday: 'short', day: 'numeric', month: 'short' })
/** `wo 19 nov`, for tables. */
export const weekdayShort = (day: Day): string => glued(weekdays(day).replace('.', ''))

const weekdayLong = ofDay({ weekday: 'long', day: 'numeric', month: 'long' })
/** `zaterdag 8 november` */
export const weekdayText = (day: Day): string => glued(weekdayLong(day))

/** `november 2026` */
export const monthText = ofDay({ month: 'long', year: 'numeric' })

/** `november` */
export const monthName = ofDay({ month: 'long' })

/** `20-11-2026` */
export const numericDate = ofDay({ day: '2-digit', month: '2-digit', year: 'numeric' })

const clock = once(() => new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' }))
/** A moment (ms) as `14:05`, Amsterdam time. */
export const timeText = (moment: number): string => clock().format(moment)

/** A moment (ms) as `vandaag 14:05`, `gisteren 21:30` or `18 november 07:42`. */
export function momentText(moment: number, now: number): string {
  const day = dayOf(moment)
  const today = dayOf(now)
  const named = day === today ? 'vandaag' : day === addDays(today, -1) ? 'gisteren' : dayText(day)
  return `${named} ${timeText(moment)}`
}

/** A moment (ms) as `2026-11-20 13:05`, Dutch time, for spreadsheets. */
export const localText = (moment: number): string => `${dayOf(moment)} ${timeText(moment)}`
