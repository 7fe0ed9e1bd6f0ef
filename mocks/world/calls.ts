import { dayOf, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { EventKind } from '#model/usage/contract.ts'
import type { Account, UsageLevel } from '../../fixtures/accounts/account.ts'
import { about, between, type Random, randomOf, spread } from './random.ts'

/** A call or sms. `at` in epoch seconds, `costs` in cents. The number is complete; only the wire format masks it. */
export type Call = { at: number; kind: EventKind; number: string; seconds: number; costs: number }
export type Uncharged = Omit<Call, 'costs'>

const DAYS_IN_MONTH = 30.4
/** Calls are made between 7:30 and 22:30; seconds since midnight. */
const [FIRST, LAST] = [27_000, 81_000]
const VOICEMAIL = '0690009000'
const MINUTES_A_CALL = 6
const MOST_CALLS = 20

const digits = (random: Random, count: number) => String(between(random, 0, 10 ** count - 1)).padStart(count, '0')

/** The circle of a customer, the dearest first. Numbers that belong to nobody, which differ before their hidden digits. */
const circle = [
  '0690041276',
  '0690058310',
  '0690063941',
  '0690074528',
  '0690087162',
  '0690092853',
  '0690047034',
  '0690051689',
  '0690069417',
  '0690082375',
  '0690095106',
  '0690078640',
]

/** Somebody of the circle: its first people much more often than its last. */
const somebody = (random: Random): string =>
  circle[Math.floor((between(random, 0, 999) / 1000) ** 2 * circle.length)] ?? VOICEMAIL

/** Numbers that belong to nobody. */
const numbers: Record<EventKind, (random: Random) => string> = {
  voice: (random) => (random() < 0.15 ? `0880000${digits(random, 3)}` : somebody(random)),
  sms: somebody,
  voicemail: () => VOICEMAIL,
  mutual: somebody,
  abroad: (random) => `+32000009${digits(random, 3)}`,
  service: (random) => `09000${digits(random, 3)}`,
}

const callsFor = (minutes: number) =>
  minutes === 0 ? 0 : Math.min(Math.max(Math.round(minutes / MINUTES_A_CALL), 1), MOST_CALLS, minutes)

/** A random duration that is billed as this many minutes. */
const secondsIn = (random: Random, minutes: number) => minutes * 60 - between(random, 0, 59)

const kindsOf = (level: UsageLevel) =>
  [
    ['voice', level.minutes],
    ['mutual', level.mutual ?? 0],
    ['abroad', level.abroad ?? 0],
    ['service', level.service ?? 0],
  ] as const satisfies readonly (readonly [EventKind, number])[]

/** Some short calls are voicemail, which is charged like any call. */
const voicemailOr = (kind: EventKind, minutes: number, random: Random): EventKind =>
  kind === 'voice' && minutes <= 2 && random() < 0.5 ? 'voicemail' : kind

/** Caches midnights, because calendar lookups dominate the cost of a call. The limit is over two years. */
const known = new Map<Day, number>()
const MOST_KNOWN = 1000

/** Midnight of a day, in epoch seconds. */
function midnightOf(day: Day): number {
  const found = known.get(day)
  if (found !== undefined) return found
  if (known.size >= MOST_KNOWN) known.clear()
  const midnight = momentOf(day) / 1000
  known.set(day, midnight)
  return midnight
}

/** The calls until the account was first seen (ms): exactly the minutes and sms of `level`, spread over the earlier days. */
export function exactCalls(account: Account, days: readonly Day[], seenAt: number, level: UsageLevel): Uncharged[] {
  const today = dayOf(seenAt)
  const random = randomOf('calls', account.number, days[0] ?? today)
  const past = days.filter((day) => day < today).map(midnightOf)
  const passed = Math.floor(seenAt / 1000) - midnightOf(today)
  // On the first day of a period, only the part that has passed is available.
  const moment = () =>
    past.length === 0
      ? midnightOf(today) + Math.floor(random() * passed)
      : (past[between(random, 0, past.length - 1)] ?? 0) + between(random, FIRST, LAST)
  const calls = kindsOf(level).flatMap(([kind, minutes]) => {
    const count = callsFor(minutes)
    // one minute for each call, and the rest by chance
    const parts = spread(
      minutes - count,
      Array.from({ length: count }, () => 0.1 + random() ** 2),
    )
    return parts.map((part): Uncharged => {
      const called = voicemailOr(kind, part + 1, random)
      return { at: moment(), kind: called, number: numbers[called](random), seconds: secondsIn(random, part + 1) }
    })
  })
  const messages = Array.from(
    { length: level.sms },
    (): Uncharged => ({ at: moment(), kind: 'sms', number: numbers.sms(random), seconds: 0 }),
  )
  return [...calls, ...messages]
}

/**
 * The calls of any other day: a random share of the monthly minutes and sms of `level`. The same account and day always give the same
 * calls.
 */
export function callsOn(account: Account, day: Day, level: UsageLevel): readonly Uncharged[] {
  const random = randomOf('calls', account.number, day)
  const midnight = midnightOf(day)
  const call = (kind: EventKind, minutes: number): Uncharged => ({
    at: midnight + between(random, FIRST, LAST),
    kind,
    number: numbers[kind](random),
    seconds: minutes === 0 ? 0 : secondsIn(random, minutes),
  })
  const called = kindsOf(level).flatMap(([kind, monthly]) => {
    const longest = callsFor(monthly) === 0 ? 0 : Math.round((2 * monthly) / callsFor(monthly)) - 1
    return Array.from({ length: about(random, callsFor(monthly) / DAYS_IN_MONTH) }, () => {
      const minutes = between(random, 1, Math.max(longest, 1))
      return call(voicemailOr(kind, minutes, random), minutes)
    })
  })
  const messages = Array.from({ length: about(random, level.sms / DAYS_IN_MONTH) }, () => call('sms', 0))
  return [...called, ...messages]
}

/** Exactly this many calls and sms in the current period, newest first, for measuring long lists. */
export function manyCalls(account: Account, days: readonly Day[], today: Day, count: number): Uncharged[] {
  const random = randomOf('many', account.number, days[0] ?? today)
  const past = days.filter((day) => day < today)
  const starts = past.map(midnightOf)
  return Array.from({ length: count }, (): Uncharged => {
    const chance = random()
    const kind = chance < 0.4 ? 'sms' : chance < 0.45 ? 'voicemail' : 'voice'
    const midnight = starts[between(random, 0, starts.length - 1)]
    return {
      // On the first day of a period they fall in its first minute.
      at: midnight === undefined ? midnightOf(today) + between(random, 0, 60) : midnight + between(random, FIRST, LAST),
      kind,
      number: numbers[kind](random),
      seconds: kind === 'sms' ? 0 : secondsIn(random, between(random, 1, 9)),
    }
  }).toSorted((a, b) => b.at - a.at)
}
