import { addDays, daysBetween, endOfMonth, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { bundleRoom } from '#model/bundles/bundles.ts'
import type { Period, Usage } from '#model/usage/contract.ts'
import { coveredOf } from '#model/usage/covered.ts'
import { costsOf, dailyOf, isUnused, levelsIn, usedOn } from '#model/usage/usage.ts'

/** The first days of a month, on which the last one is looked back on. */
const DAYS = 3

/** True on the first days of a bundle that runs from the first of the month. */
export const isMonthNew = (from: Day, today: Day): boolean =>
  from === startOfMonth(from) && from <= today && daysBetween(from, today) < DAYS

/** The whole calendar month before the period from `start`; null when there was none. `periods`: newest first; some may be older. */
export function lastMonthOf(start: Day, [current, last]: readonly Period[]): Period | null {
  if (current?.from !== start || !last || last.ended) return null
  const isWhole = last.from === startOfMonth(last.from) && last.until === endOfMonth(last.from)
  return isWhole && addDays(last.until, 1) === current.from ? last : null
}

export type PostcardFacts = {
  period: Period
  /** MB that counted towards the bundle, or all MB without one. */
  used: number
  /** The size of the bundle in MB; null when it cannot run out or there was none. */
  room: number | null
  isEmpty: boolean
  /** The parts left at the start and after each day, 0 to 1; null without a bundle that can run out. */
  levels: readonly number[] | null
  busiest: { day: Day; size: number } | null
  minutes: number
  sms: number
  /** The costs outside the bundles, in cents. */
  outside: number
  /** The costs of extra bundles, in cents. */
  bought: number
}

/** The facts of a past month; null when nothing was used. */
export function postcardOf(usage: Usage): PostcardFacts | null {
  if (isUnused(usage)) return null
  const { period, data, voice, outside, bought } = usage
  const room = data.hasBundle && !data.isInfiniteBundle ? bundleRoom(data) : 0
  const levels = room > 0 ? levelsIn(usage).map((level) => level / room) : null
  const peak = dailyOf(data.days)?.peak
  return {
    period,
    used: data.hasBundle ? coveredOf(data.days) : data.used,
    room: room > 0 ? room : null,
    isEmpty: levels?.at(-1) === 0,
    levels,
    busiest: peak ? { day: peak.day, size: usedOn(peak) } : null,
    minutes: voice.used,
    sms: voice.smsUsed,
    outside: costsOf(outside),
    bought,
  }
}
