import { addDays, addMonths, endOfMonth, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Year, YearMonth } from './contract.ts'

const yearOf = (day: Day): number => Number(day.slice(0, 4))
const firstOf = (year: number): Day => `${year}-01-01`

/** The card of a year comes in January of the next. */
const isJanuary = (day: Day): boolean => day.slice(5, 7) === '01'

/** The first day of the year that the card is about (domain 1.14, the card of the year): in January the year before, otherwise this year so far. */
export const cardYearOn = (today: Day): Day => firstOf(yearOf(today) - (isJanuary(today) ? 1 : 0))

/** The last day on which the card of the year before is news; null after January. */
export const newsUntil = (today: Day): Day | null => (isJanuary(today) ? endOfMonth(today) : null)

/** The day on which the next card is complete. */
export const nextCardOn = (today: Day): Day => firstOf(yearOf(today) + 1)

export type YearFacts = {
  /** The first day of the first month, and the last day of the last one. */
  from: Day
  until: Day
  /** MB, minutes and messages. */
  used: number
  minutes: number
  sms: number
  /** The first day of the month with the most internet; null when there was none, or only one month. */
  busiest: { month: Day; used: number } | null
  /** Cents. */
  bundles: number
  outside: number
  /** The months up to the last one of which nothing is known although this was a customer, by their first days. */
  unknown: Day[]
  /** The first day as a customer, when the card begins with the month after it. */
  beganOn: Day | null
  /** More months of this year are still to come. */
  isSoFar: boolean
}

const sum = (months: readonly YearMonth[], of: (month: YearMonth) => number): number =>
  months.reduce((total, month) => total + of(month), 0)

/** The facts of the card (domain 1.14, the card of the year); null without a whole month. */
export function yearFacts({ from, since, months }: Year, today: Day): YearFacts | null {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  const peak = months.reduce((most, month) => (month.data.used > most.data.used ? month : most))
  return {
    from: first.month,
    until: endOfMonth(last.month),
    used: sum(months, ({ data }) => data.used),
    minutes: sum(months, ({ voice }) => voice.used),
    sms: sum(months, (month) => month.sms),
    busiest: months.length > 1 && peak.data.used > 0 ? { month: peak.month, used: peak.data.used } : null,
    bundles: sum(months, (month) => month.bundles),
    outside: sum(months, (month) => month.outside),
    unknown: unknownOf(firstWhole(since ?? from), months),
    beganOn: since !== null && since <= first.month ? since : null,
    isSoFar: from === firstOf(yearOf(today)),
  }
}

/** The first day of the first whole month from a day on. */
const firstWhole = (day: Day): Day => (day === startOfMonth(day) ? day : addDays(endOfMonth(day), 1))

function unknownOf(from: Day, months: readonly YearMonth[]): Day[] {
  const known = new Set(months.map(({ month }) => month))
  const last = months.at(-1)?.month ?? from
  const unknown: Day[] = []
  for (let month = from; month < last; month = addMonths(month, 1)) if (!known.has(month)) unknown.push(month)
  return unknown
}
