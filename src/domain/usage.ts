import type { CostLine, Day } from '../api/contract/parts.ts'
import type { EventKind, Period, Usage, UsageDay, UsageEvent } from '../api/contract/usage.ts'
import { roomOf, sizeOf } from './bundles.ts'
import { dayOf, daysBetween, hourOf, momentOf } from './dates.ts'
import { forecastOf, levelsOf } from './forecast.ts'
import { type Freshness, freshnessOf } from './freshness.ts'
import { standstillOn } from './standstill.ts'

/** Nearer to an even pace than this part of the bundle is even; further than the other is a lot. */
const EVEN = 0.03
const FAR = 0.15

/** MB of one day, wherever it was used. */
export const usedOn = ({ netherlands, eu, world }: UsageDay): number => netherlands + eu + world

/** MB of one day that come out of the bundle: use outside the EU is charged apart. */
export const coveredOn = ({ netherlands, eu }: UsageDay): number => netherlands + eu

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** MB of one day that the bundle really covered: it may have been empty by then. */
export const paidByBundleOn = (day: UsageDay): number => coveredOn(day) - (day.outside ?? 0)

/** MB left at the start of a period and after each day of it (levelsOf). */
export const levelsIn = ({ data, period }: Pick<Usage, 'data' | 'period'>): number[] =>
  levelsOf(sizeOf(data), period.from, data.days.map(paidByBundleOn), data.topUps, leftIn(data))

/** MB of a period that came out of the bundle. */
export const coveredOf = (days: readonly UsageDay[]): number => sum(days.map(coveredOn))

/** MB by where they were used. */
export const placesOf = (days: readonly UsageDay[]) => ({
  netherlands: sum(days.map((day) => day.netherlands)),
  eu: sum(days.map((day) => day.eu)),
  world: sum(days.map((day) => day.world)),
})

/** Costs outside the bundle, in cents. */
export const costsOf = (lines: readonly Pick<CostLine, 'amount'>[]): number => sum(lines.map((line) => line.amount))

/** Nothing more will be used in it: its last day has passed, or its bundle was replaced. */
export const hasPassed = ({ until, ended }: Period, today: Day): boolean => ended === true || until < today

/** Days of a period, first and last included; at least one. */
export const lengthOf = ({ from, until }: Period): number => Math.max(1, daysBetween(from, until) + 1)

/** Is there anything to draw or to count? */
export const isUnused = ({ data, voice, outside }: Usage): boolean =>
  data.used === 0 && voice.used === 0 && voice.seconds === 0 && voice.smsUsed === 0 && outside.length === 0

/** The MB of a day with the most use, and the mean of all days; null while nothing has been used. */
export function dailyOf(days: readonly UsageDay[]): { peak: UsageDay; mean: number } | null {
  const total = sum(days.map(usedOn))
  const [first, ...others] = days
  if (!first || total === 0) return null
  const peak = others.reduce((most, day) => (usedOn(day) > usedOn(most) ? day : most), first)
  return { peak, mean: total / days.length }
}

/** How the use so far compares with using the bundle evenly. */
export type Pace = 'far-less' | 'less' | 'even' | 'more' | 'far-more'

/** `used` and `elapsed` as parts of the bundle and of the period. */
export function paceOf(used: number, elapsed: number): Pace {
  const ahead = used - elapsed
  if (Math.abs(ahead) < EVEN) return 'even'
  if (ahead < 0) return ahead < -FAR ? 'far-less' : 'less'
  return ahead > FAR ? 'far-more' : 'more'
}

/** How things stand with the data bundle of a period. Sizes in MB. */
export type DataState =
  /** Everything is charged per MB. */
  | { kind: 'no-bundle' }
  | { kind: 'unlimited' }
  /** The period is over. */
  | { kind: 'past'; left: number }
  | { kind: 'empty' }
  /** There is no internet now, for another reason than an empty bundle. `left` null: nothing that can run out. */
  | { kind: 'still'; left: number | null }
  /** The first days: too early for a forecast (design 6). */
  | { kind: 'early'; left: number }
  | { kind: 'runs-out'; left: number; on: Day; pace: Pace | null }
  /** What is left lapses: it is the last day, or no bundle follows. */
  | { kind: 'lapses'; left: number; lastDay: boolean }
  | { kind: 'lasts'; left: number; leftAtEnd: number; pace: Pace | null }

/** MB of a bundle that are left. */
const leftIn = (data: Usage['data']): number => Math.max(0, roomOf(data) - (coveredOf(data.days) - data.outside))

/** How the bundle is used; null when more was bought: then using it evenly is no measure any more. */
function paceIn({ period, data, updatedAt }: Usage, left: number): Pace | null {
  if (data.topUps.some(({ isGift }) => !isGift)) return null
  const room = roomOf(data)
  return paceOf((room - left) / room, elapsedOf(data.days, Date.parse(updatedAt)) / lengthOf(period))
}

/** How things stand on `today`. Figures may be older than that (without network): the forecast starts where they end. */
export function dataStateOf(usage: Usage, today: Day): DataState {
  const { period, data } = usage
  const hasRoom = data.hasBundle && roomOf(data) > 0
  const left = leftIn(data)
  const standstill = hasPassed(period, today) ? null : standstillOn(usage.standstill, today)
  if (standstill && standstill.why !== 'capped') return { kind: 'still', left: hasRoom && !data.isInfiniteBundle ? left : null }
  if (!data.hasBundle) return { kind: 'no-bundle' }
  if (data.isInfiniteBundle) return { kind: 'unlimited' }
  if (!hasRoom) return { kind: 'no-bundle' }
  if (hasPassed(period, today)) return { kind: 'past', left }
  if (left === 0) return { kind: 'empty' }
  const last = data.days.at(-1)
  const usedPerDay = data.days.map(coveredOn)
  const forecast = last && forecastOf({ until: period.until, usedPerDay, levels: levelsIn(usage), left }, last.day)
  if (forecast?.runsOutOn != null) return { kind: 'runs-out', left, on: forecast.runsOutOn, pace: paceIn(usage, left) }
  if (period.until === today || !data.autoExtend) return { kind: 'lapses', left, lastDay: period.until === today }
  if (!forecast) return { kind: 'early', left }
  return { kind: 'lasts', left, leftAtEnd: forecast.leftAtEnd, pace: paceIn(usage, left) }
}

/** Days gone by when the figures were made (ms), the last one in part: 19.5 is noon of the twentieth. Never 0 once there is a day. */
export function elapsedOf(days: readonly UsageDay[], updatedAt: number): number {
  const last = days.at(-1)
  if (!last) return 0
  const madeOn = dayOf(updatedAt)
  const part = madeOn > last.day ? 1 : madeOn < last.day ? 0 : hourOf(updatedAt) / 24
  return days.length - 1 + Math.max(part, 1 / 24)
}

/** How far the figures can be trusted at `now` (ms). A period that was over when they were made stays as it is. */
export function freshnessOfUsage({ period, updatedAt }: Usage, now: number): Freshness {
  const made = Date.parse(updatedAt)
  return freshnessOf({ updatedAt: made, until: dayOf(made) > period.until ? null : period.until }, now)
}

/** Every started minute of a call counts. */
const started = (seconds: number): number => Math.ceil(seconds / 60)

/** Calls and sms of one day: `events[start]` up to, not including, `events[end]`. */
export type DayGroup = { day: Day; start: number; end: number }

/**
 * Where each day begins in a list that is newest first. As there may be ten thousand, it compares seconds: the calendar is asked once
 * a day, not once a row.
 */
export function groupsOf(events: readonly UsageEvent[]): DayGroup[] {
  const groups: DayGroup[] = []
  let start = 0
  while (start < events.length) {
    const day = dayOf((events[start]?.[0] ?? 0) * 1000)
    const midnight = momentOf(day) / 1000
    let end = start + 1
    while (end < events.length && (events[end]?.[0] ?? 0) >= midnight) end += 1
    groups.push({ day, start, end })
    start = end
  }
  return groups
}

export type CallSums = {
  /** Minutes of all calls together. */
  minutes: number
  /** Minutes by day; a day without calls is not there. */
  perDay: ReadonlyMap<Day, number>
  /** Minutes by kind. */
  minutesOf: ReadonlyMap<EventKind, number>
  /** The kinds that occur. */
  kinds: ReadonlySet<EventKind>
}

/** What a list of calls and sms comes to. */
export function sumsOf(events: readonly UsageEvent[], groups: readonly DayGroup[]): CallSums {
  const perDay = new Map<Day, number>()
  const kinds = new Set<EventKind>()
  const minutesOf = new Map<EventKind, number>()
  let minutes = 0
  for (const { day, start, end } of groups) {
    let ofDay = 0
    for (let index = start; index < end; index += 1) {
      const event = events[index]
      if (!event) continue
      const counted = started(event[3])
      ofDay += counted
      kinds.add(event[1])
      minutesOf.set(event[1], (minutesOf.get(event[1]) ?? 0) + counted)
    }
    perDay.set(day, (perDay.get(day) ?? 0) + ofDay)
    minutes += ofDay
  }
  return { minutes, perDay, minutesOf, kinds }
}

/** Which calls and sms to show; `kind` null: every kind. */
export type EventFilter = { kind: EventKind | null; withCosts: boolean }

export const filterEvents = (events: readonly UsageEvent[], { kind, withCosts }: EventFilter): readonly UsageEvent[] =>
  kind === null && !withCosts
    ? events
    : events.filter((event) => (kind === null || event[1] === kind) && (!withCosts || event[4] > 0))

/** Seconds of a call as `mm:ss`, from an hour on as `h:mm:ss`. */
export function durationText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const end = `${two(minutes)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${end}` : end
}

const HIDDEN = '•'

/** Does this list hide the numbers of others? So it does until the customer chooses otherwise. */
export const hidesOthers = (events: readonly UsageEvent[]): boolean => events.every(([, , number]) => number.includes(HIDDEN))

/** The part of a masked number that is known. */
const knownPart = (number: string): string => number.replaceAll(HIDDEN, '')

/**
 * A number in groups: `0690009•••` as `06 90 00 9•••`, `+32000009•••` as `+32 00 00 09•••`, `09001•••` as `0900 1•••`, `0880000•••` as
 * `088 000 0•••`.
 */
export function numberText(number: string): string {
  const known = knownPart(number)
  const company = /^(088)(\d{3})(\d*)$/.exec(known)
  if (company) return company.slice(1).join(' ') + number.slice(known.length)
  const start = /^(?:\+\d{2}|0[89]00)/.exec(known)?.[0] ?? ''
  const groups = [start, ...(known.slice(start.length).match(/.{1,2}/g) ?? [])].filter(Boolean)
  return groups.join(' ') + number.slice(known.length)
}
