import type { Day } from '../api/contract/parts.ts'
import { addDays, daysBetween } from './dates.ts'

/** Days a forecast looks back at most, and that must have passed before there is one (design 6). */
const LOOK_BACK_DAYS = 14
const SILENT_DAYS = 3

export type Forecast = {
  /** MB on an average day. */
  perDay: number
  /** MB expected to be left when the period ends. */
  leftAtEnd: number
  /** The day the bundle is expected to run dry, or null when it lasts. */
  runsOutOn: Day | null
}

type Running = {
  /** Last day of the period. */
  until: Day
  /** MB per day, today last. */
  usedPerDay: readonly number[]
  /** MB left at the start and after each day, where a bundle may have been empty (levelsOf). */
  levels?: readonly number[]
  /** MB left now. */
  left: number
}

/**
 * What is to be expected at the average of the last 14 days or the days so far; null during the first 3 days (design 6).
 * Today is not over: it counts for what has been used, not for the average. A day without use under an empty bundle tells nothing: internet
 * was off.
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
 * MB left at the start and after each day, for drawing the tide: one more point than days. What was bought on top is added on its day.
 * Never below zero: use outside the bundle does not deepen the sea. It ends at what is `left`, which may be known better than from the days.
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
