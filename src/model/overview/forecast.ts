import { addDays, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'

/** A forecast uses at most 14 days, and needs at least 3 complete ones. */
const LOOK_BACK_DAYS = 14
const SILENT_DAYS = 3

export type Forecast = {
  perDay: number
  /** MB expected to remain at the end of the period. */
  leftAtEnd: number
  /** The day on which the bundle is expected to run out, or null when it lasts. */
  runsOutOn: Day | null
}

type Running = {
  /** Last day of the period. */
  until: Day
  /** MB per day, today last. */
  usedPerDay: readonly number[]
  /** MB left at the start and after each day (levelsOf); 0 marks an empty bundle. */
  levels?: readonly number[]
  /** MB left now. */
  left: number
}

/**
 * The forecast from the average of the last 14 complete days; null during the first 3 days (design 6). Today counts as use but
 * not for the average. Days without use under an empty bundle are ignored: the internet was off.
 */
export function forecastOf({ until, usedPerDay, levels = [], left }: Running, today: Day): Forecast | null {
  const whole = usedPerDay.slice(0, -1).filter((used, day) => used > 0 || levels[day] !== 0)
  if (whole.length < SILENT_DAYS) return null
  const recent = whole.slice(-LOOK_BACK_DAYS)
  const perDay = recent.reduce((sum, used) => sum + used, 0) / recent.length
  const restOfToday = Math.max(0, perDay - (usedPerDay.at(-1) ?? 0))
  const leftAtEnd = left - restOfToday - perDay * Math.max(0, daysBetween(today, until))
  if (leftAtEnd >= 0) return { perDay, leftAtEnd, runsOutOn: null }
  return { perDay, leftAtEnd: 0, runsOutOn: addDays(today, Math.ceil(Math.max(0, left - restOfToday) / perDay)) }
}

/**
 * MB left at the start and after each day, for the tide chart: one more point than days. Top-ups count on their day. Never below
 * zero: use outside the bundle does not lower the level. The last point is `left`, which may be more recent than the days.
 */
export function levelsOf(
  size: number,
  from: Day,
  usedPerDay: readonly number[],
  topUps: readonly { day: Day; size: number }[],
  left: number,
): number[] {
  const levels = [size]
  let level = size
  usedPerDay.forEach((used, index) => {
    const day = addDays(from, index)
    level += topUps.reduce((sum, topUp) => (topUp.day === day ? sum + topUp.size : sum), 0)
    level = Math.max(0, level - used)
    levels.push(level)
  })
  return [...levels.slice(0, -1), left]
}
