/**
 * What a customer uses, day by day: one stream that does not depend on when it is looked at. Up to the day on which the account was first seen
 * the running period holds exactly what its description says; every other day gets its share of an ordinary month.
 */
import type { Account, Half, Level } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type { Period } from '../../src/api/contract/usage.ts'
import { dayOf } from '../../src/domain/dates.ts'
import { type Call, callsOn, exactCalls, type Uncharged } from './calls.ts'
import { halfAfter, isWithin, restOf } from './halves.ts'
import { exactDays, type OnDay, type Used, usedOn } from './internet.ts'
import { daysOf, periodsOf } from './periods.ts'

/** Who this was when the account was first seen. */
const firstOf = (account: Account): Account => (account.before ? firstOf(account.before.account) : account)

/** The part of the running period that had passed when the account was first seen; null when none was running. */
type Told = { readonly days: ReadonlyMap<Day, OnDay>; readonly calls: readonly Uncharged[] }

const told = new WeakMap<Level, Map<string, Told | null>>()

/** What the description says of the running period, spread over its days; made once. */
function toldOf(account: Account): Told | null {
  const { number, seenAt, usage } = account
  const known = told.get(usage.now) ?? new Map<string, Told | null>()
  told.set(usage.now, known)
  const key = `${number} ${seenAt}`
  const found = known.get(key)
  if (found !== undefined) return found
  const made = tell(firstOf(account))
  known.set(key, made)
  return made
}

function tell(account: Account): Told | null {
  const { seenAt, usage } = account
  const today = dayOf(seenAt)
  const running = periodsOf(account, today, 1).find(({ from, until }) => from <= today && today <= until)
  if (!running) return null
  const days = daysOf(running, today)
  const used = exactDays(account, days, usage.now.data)
  return { days: new Map(used.map((one) => [one.day, one])), calls: exactCalls(account, days, seenAt, usage.now) }
}

/** A call or sms that is not charged yet, and when it becomes known. */
export type Made = Uncharged & { readonly half: Half }

/** Of an ordinary day this share is used in the morning. */
const MORNING = 0.3

/** The halves of a day, the morning first. What is told of the day on which the account was first seen had been used by then. */
function halvesOf(account: Account, day: Day): Used[] {
  const exact = toldOf(account)?.days.get(day)
  const ordinary = usedOn(account, day, account.usage)
  const isFirstSeen = exact !== undefined && day === dayOf(account.seenAt)
  const { zone, megabytes } = exact ?? ordinary
  const whole = isFirstSeen ? Math.max(megabytes, ordinary.megabytes) : megabytes
  const morning = isFirstSeen ? megabytes : Math.floor(megabytes * MORNING)
  return [
    { day, zone, half: day, megabytes: morning },
    { day, zone, half: restOf(day), megabytes: whole - morning },
  ]
}

/** Is this half part of what the customer used as who they are now, and known by then? */
const isOwn = (account: Account, half: Half, known: Half): boolean =>
  half <= known && (account.before === null || half >= halfAfter(account.before.at))

/** The internet of these days, as far as it is known, oldest first. */
export const internetIn = (account: Account, days: readonly Day[], known: Half): Used[] =>
  days
    .flatMap((day) => halvesOf(account, day))
    .filter(({ half }) => isOwn(account, half, known) && !isWithin(half, account.offline.internet))

/** The calls and sms of these days, as far as they are known, newest first. */
export function callsIn(
  account: Account,
  days: readonly Day[],
  { from, until }: Pick<Period, 'from' | 'until'>,
  known: Half,
): Made[] {
  const exact = toldOf(account)
  const seenOn = dayOf(account.seenAt)
  const isTold = (day: Day) => exact?.days.has(day) === true
  const on = (call: Uncharged) => dayOf(call.at * 1000)
  const ordinary = days
    .filter((day) => !isTold(day))
    .flatMap((day) => callsOn(account, day, account.usage.before).map((call) => ({ ...call, half: restOf(day) })))
  const described = (exact?.calls ?? []).flatMap((call) => {
    const day = on(call)
    if (day < from || day > until) return []
    return [{ ...call, half: day === seenOn ? day : restOf(day) }]
  })
  return [...ordinary, ...described]
    .filter(({ half }) => isOwn(account, half, known) && !isWithin(half, account.offline.calls))
    .toSorted((a, b) => b.at - a.at)
}

export type { Call }
