import { csvOf } from '#kit/words/csv.ts'
import { numericDate, timeText } from '#kit/words/dateText.ts'
import type { Period, Usage, UsageEvent } from '#model/usage/contract.ts'
import { dayGroupsOf, levelsIn, numberText, usedOn } from '#model/usage/usage.ts'
import { copy } from './copy.ts'

/** `verbruik-2026-11.csv` */
export const fileName = (name: string, { from }: Period): string => `${name}-${from.slice(0, 7)}.csv`

const euros = (cents: number) => ({ euros: cents / 100 })

/** Internet per day, oldest first: MB by place, total and left, and costs in euros. */
export function dataCsv(usage: Usage): string {
  const { data } = usage
  const words = copy.data
  const isLimited = data.hasBundle && !data.isInfiniteBundle
  const levels = levelsIn(usage)
  const left = (mb: number) => (isLimited ? [mb] : [])
  return csvOf([
    [
      words.columns.day,
      ...[words.netherlands, words.eu, words.world, words.columns.used].map((name) => `${name} (MB)`),
      ...(isLimited ? [`${words.columns.left} (MB)`] : []),
      `${words.columns.costs} (euro)`,
    ],
    ...data.days.map((day, index) => [
      numericDate(day.day),
      day.netherlands,
      day.eu,
      day.world,
      usedOn(day),
      ...left(levels[index + 1] ?? 0),
      euros(day.costs),
    ]),
  ])
}

/** Calls and SMS, newest first; durations in hours, minutes and seconds, costs in euros. */
export function callsCsv(events: readonly UsageEvent[]): string {
  const { columns, kinds } = copy.calls
  return csvOf([
    [copy.data.columns.day, columns.time, columns.kind, columns.number, columns.duration, `${columns.costs} (euro)`],
    ...dayGroupsOf(events).flatMap(({ day, start, end }) => {
      const date = numericDate(day)
      return events.slice(start, end).map(([at, kind, number, seconds, costs]) => [
        date,
        timeText(at * 1000),
        kinds[kind],
        numberText(number), // in groups, or a spreadsheet takes the 0 away
        kind === 'sms' ? '' : { seconds },
        euros(costs),
      ])
    }),
  ])
}
