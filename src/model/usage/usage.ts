import { dayOf, daysBetween, hourOf, momentOf } from '#kit/dates.ts'
import type { CostLine, Day } from '#kit/parts.ts'
import { bundleRoom, sizeOf } from '#model/bundles/bundles.ts'
import { type Freshness, freshnessOf } from '#model/device/freshness.ts'
import { forecastOf, levelsOf } from '#model/overview/forecast.ts'
import { standstillOn } from '#model/subscription/standstill.ts'
import type { EventKind, Period, Usage, UsageDay, UsageEvent } from './contract.ts'
import { coveredOf, coveredOn } from './covered.ts'

/** The pace limits, as fractions of the bundle: within EVEN of an even pace is even, beyond FAR is far off. */
const EVEN = 0.03
const FAR = 0.15

/** MB used on a day, anywhere. */
export const usedOn = ({ netherlands, eu, world }: UsageDay): number => netherlands + eu + world

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** MB of a day that the bundle covered before it ran out. */
const paidByBundleOn = (day: UsageDay): number => coveredOn(day) - (day.outside ?? 0)

/** MB that came on top of the bundle on a day, and what was given away as less than nothing. */
export const changesIn = ({ topUps, givenAway = [] }: Usage['data']): { day: Day; size: number }[] => [
  ...topUps,
  ...givenAway.map(({ day, size }) => ({ day, size: -size })),
]

/** MB left at the start of a period and after each day (levelsOf). */
export const levelsIn = ({ data, period }: Pick<Usage, 'data' | 'period'>): number[] =>
  levelsOf(sizeOf(data), period.from, data.days.map(paidByBundleOn), changesIn(data), leftIn(data))

/** MB by location. */
export const placesOf = (days: readonly UsageDay[]) => ({
  netherlands: sum(days.map((day) => day.netherlands)),
  eu: sum(days.map((day) => day.eu)),
  world: sum(days.map((day) => day.world)),
})

/** The costs outside the bundle, in cents. */
export const costsOf = (lines: readonly Pick<CostLine, 'amount'>[]): number => sum(lines.map((line) => line.amount))

/** True when the last day of the period has passed or its bundle was replaced. */
export const hasPassed = ({ until, ended }: Period, today: Day): boolean => ended === true || until < today

/** The number of days of a period, at least one. */
export const lengthOf = ({ from, until }: Period): number => Math.max(1, daysBetween(from, until) + 1)

/** True when there is no usage to show. */
export const isUnused = ({ data, voice, outside }: Usage): boolean =>
  data.used === 0 && voice.used === 0 && voice.seconds === 0 && voice.smsUsed === 0 && outside.length === 0

/** The day with the most usage and the daily mean (MB); null without usage. */
export function dailyOf(days: readonly UsageDay[]): { peak: UsageDay; mean: number } | null {
  const total = sum(days.map(usedOn))
  const [first, ...others] = days
  if (!first || total === 0) return null
  const peak = others.reduce((most, day) => (usedOn(day) > usedOn(most) ? day : most), first)
  return { peak, mean: total / days.length }
}

export type Pace = 'far-less' | 'less' | 'even' | 'more' | 'far-more'

/** `used` and `elapsed` are fractions of the bundle and the period. */
export function paceOf(used: number, elapsed: number): Pace {
  const ahead = used - elapsed
  if (Math.abs(ahead) < EVEN) return 'even'
  if (ahead < 0) return ahead < -FAR ? 'far-less' : 'less'
  return ahead > FAR ? 'far-more' : 'more'
}

/** The state of the data bundle of a period. Sizes in MB. */
export type DataState =
  /** All usage is charged per MB. */
  | { kind: 'no-bundle' }
  | { kind: 'unlimited' }
  | { kind: 'past'; left: number }
  | { kind: 'empty' }
  /** Internet is blocked for another reason than an empty bundle. `left` is null for a bundle that cannot run out. */
  | { kind: 'still'; left: number | null }
  /** Too early in the period for a forecast (design 6). */
  | { kind: 'early'; left: number }
  | { kind: 'runs-out'; left: number; on: Day; pace: Pace | null }
  /** The rest is lost: it is the last day, or no bundle follows. */
  | { kind: 'lapses'; left: number; lastDay: boolean }
  | { kind: 'lasts'; left: number; leftAtEnd: number; pace: Pace | null }

/** MB left in the bundle. */
const leftIn = (data: Usage['data']): number => Math.max(0, bundleRoom(data) - (coveredOf(data.days) - data.outside))

/** The pace; null when extra internet was bought, which makes an even pace meaningless. */
function paceIn({ period, data, updatedAt }: Usage, left: number): Pace | null {
  if (data.topUps.some(({ isGift }) => !isGift)) return null
  const room = bundleRoom(data)
  return paceOf((room - left) / room, elapsedOf(data.days, Date.parse(updatedAt)) / lengthOf(period))
}

/** The state of the bundle on `today`. The forecast starts where the figures end, which may be earlier (offline). */
export function dataStateOf(usage: Usage, today: Day): DataState {
  const { period, data } = usage
  const hasRoom = data.hasBundle && bundleRoom(data) > 0
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

/** The elapsed days at the moment of the figures (ms), the last one partial: 19.5 is noon on day twenty. Never 0 once there is a day. */
export function elapsedOf(days: readonly UsageDay[], updatedAt: number): number {
  const last = days.at(-1)
  if (!last) return 0
  const madeOn = dayOf(updatedAt)
  const part = madeOn > last.day ? 1 : madeOn < last.day ? 0 : hourOf(updatedAt) / 24
  return days.length - 1 + Math.max(part, 1 / 24)
}

/** The freshness of the figures at `now` (ms). Figures of a finished period stay valid. */
export function freshnessOfUsage({ period, updatedAt }: Usage, now: number): Freshness {
  const made = Date.parse(updatedAt)
  return freshnessOf({ updatedAt: made, until: dayOf(made) > period.until ? null : period.until }, now)
}

/** Every started minute is billed. */
const started = (seconds: number): number => Math.ceil(seconds / 60)

/** The events of one day: `events[start]` up to, not including, `events[end]`. */
export type DayGroup = { day: Day; start: number; end: number }

/** Groups events (newest first) by day. There may be ten thousand, so rows compare by seconds and only each new day uses the calendar. */
export function dayGroupsOf(events: readonly UsageEvent[]): DayGroup[] {
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
  minutes: number
  /** Minutes per day; days without calls are absent. */
  perDay: ReadonlyMap<Day, number>
  minutesOf: ReadonlyMap<EventKind, number>
  kinds: ReadonlySet<EventKind>
}

/** The totals of a list of calls and sms. */
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

/** The filter for calls and sms; `kind` and `number` null show every kind and number. */
export type EventFilter = { kind: EventKind | null; withCosts: boolean; number: string | null }

export const filterEvents = (events: readonly UsageEvent[], { kind, withCosts, number }: EventFilter): readonly UsageEvent[] =>
  kind === null && number === null && !withCosts
    ? events
    : events.filter(
        (event) =>
          (kind === null || event[1] === kind) && (number === null || event[2] === number) && (!withCosts || event[4] > 0),
      )

/** The contact with one number in both directions: calls, their billed minutes, sms, and the costs in cents. */
export type Contact = { number: string; calls: number; minutes: number; sms: number; costs: number }

/** The numbers in a list of calls and sms, in order of their newest event. */
export function contactsIn(events: readonly UsageEvent[]): Contact[] {
  const contacts = new Map<string, Contact>()
  for (const [, kind, number, seconds, costs] of events) {
    const contact = contacts.get(number) ?? { number, calls: 0, minutes: 0, sms: 0, costs: 0 }
    contacts.set(number, contact)
    contact.costs += costs
    if (kind === 'sms') contact.sms += 1
    else {
      contact.calls += 1
      contact.minutes += started(seconds)
    }
  }
  return [...contacts.values()]
}

/** The numbers in a list of calls and sms: the dearest first, then the one with the most minutes, then with the most sms. */
export const dearestIn = (events: readonly UsageEvent[]): Contact[] =>
  contactsIn(events).toSorted((a, b) => b.costs - a.costs || b.minutes - a.minutes || b.sms - a.sms)

/** The contacts with this number, as a whole or in part. The hidden digits of a masked number may be any. */
export function contactsBy(digits: string, events: readonly UsageEvent[]): readonly Contact[] {
  return contactsIn(events).filter(({ number }) => {
    const known = knownPart(number)
    return known.includes(digits) || (known !== number && digits.length <= number.length && digits.startsWith(known))
  })
}

/** Formats seconds as `mm:ss`, from an hour on as `h:mm:ss`. */
export function durationText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const end = `${two(minutes)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${end}` : end
}

const HIDDEN = '•'

/** True for a number whose last digits are hidden. It can be the number of more than one person. */
export const isHidden = (number: string): boolean => number.includes(HIDDEN)

/** True when this list masks other people's numbers, the default setting. */
export const hidesOthers = (events: readonly UsageEvent[]): boolean => events.every(([, , number]) => isHidden(number))

const knownPart = (number: string): string => number.replaceAll(HIDDEN, '')

/**
 * Formats a masked number in groups: `0690009•••` as `06 90 00 9•••`, `+32000009•••` as `+32 00 00 09•••`, `09001•••` as `0900 1•••`,
 * `0880000•••` as `088 000 0•••`.
 */
export function numberText(number: string): string {
  const known = knownPart(number)
  const company = /^(088)(\d{3})(\d*)$/.exec(known)
  if (company) return company.slice(1).join(' ') + number.slice(known.length)
  const start = /^(?:\+\d{2}|0[89]00)/.exec(known)?.[0] ?? ''
  const groups = [start, ...(known.slice(start.length).match(/.{1,2}/g) ?? [])].filter(Boolean)
  return groups.join(' ') + number.slice(known.length)
}
