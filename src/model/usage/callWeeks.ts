import { addDays, laterDay } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Period, UsageEvent } from './contract.ts'
import { dayGroupsOf } from './usage.ts'

/** The calls and messages of one week, newest first, and the first and last day of that week within the period. */
export type CallWeek = { from: Day; until: Day; events: readonly UsageEvent[] }

/** The days since Monday: 0 on a Monday, 6 on a Sunday. */
const sinceMonday = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Calls and messages (newest first) by week, from Monday to Sunday, the newest week first. Weeks without any are absent (domain 1.25). */
export function weeksOf(events: readonly UsageEvent[], { from, until }: Pick<Period, 'from' | 'until'>): CallWeek[] {
  const weeks: { monday: Day; start: number; end: number }[] = []
  for (const { day, start, end } of dayGroupsOf(events)) {
    const monday = addDays(day, -sinceMonday(day))
    const last = weeks.at(-1)
    if (last?.monday === monday) last.end = end
    else weeks.push({ monday, start, end })
  }
  return weeks.map(({ monday, start, end }) => {
    const sunday = addDays(monday, 6)
    return { from: laterDay(monday, from), until: sunday < until ? sunday : until, events: events.slice(start, end) }
  })
}
