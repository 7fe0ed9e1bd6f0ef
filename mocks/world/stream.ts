/**
 * The usage of a customer per day, independent of when it is viewed. Until the day on which the account was first seen, the running period
 * holds exactly what its description says. Every other day gets its share of an average month.
 */
import type { Account, Half, Level } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type { Period } from '../../src/api/contract/usage.ts'
import { dayOf } from '../../src/domain/dates.ts'
import { type Call, callsOn, exactCalls, type Uncharged } from './calls.ts'
import { halfAfter, isWithin, restOf } from './halves.ts'
import { exactDays, type OnDay, type Used, usedOn } from './internet.ts'
import { daysOf, periodsOf } from './periods.ts'

/** The account when it was first seen. */
const firstOf = (account: Account): Account => (account.before ? firstOf(account.before.account) : account)

/** The part of the running period before the account was first seen; null when no period was running. */
type Told = { readonly days: ReadonlyMap<Day, OnDay>; readonly calls: readonly Uncharged[] }

const told = new WeakMap<Level, Map<string, Told | null>>()

/** Spreads the described usage of the running period over its days. Cached. */
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

/** An uncharged call or sms, with the half-day in which it becomes known. */
export type Made = Uncharged & { readonly half: Half }

/** The share of a day's usage that falls in the morning. */
const MORNING = 0.3

/** The halves of a day, morning first. The described usage of the day on which the account was first seen belongs to its morning. */
function halvesOf(account: Account, day: Day): Used[] {
  const exact = toldOf(account)?.days.get(day)
  const ordinary = usedOn(account, day, account.usage)
  const isFirstSeen = exact !== undefined && day === dayOf(account.seenAt)
  const { megabytes, ...stay } = exact ?? ordinary
  const whole = isFirstSeen ? Math.max(megabytes, ordinary.megabytes) : megabytes
  const morning = isFirstSeen ? megabytes : Math.floor(megabytes * MORNING)
  return [
    { ...stay, half: day, megabytes: morning },
    { ...stay, half: restOf(day), megabytes: whole - morning },
  ]
}

/** Does this half-day belong to the current account (not the one before a switch), and is it known by then? */
const isOwn = (account: Account, half: Half, known: Half): boolean =>
  half <= known && (account.before === null || half >= halfAfter(account.before.at))

/** The known internet usage of these days, oldest first. */
export const internetIn = (account: Account, days: readonly Day[], known: Half): Used[] =>
  days
    .flatMap((day) => halvesOf(account, day))
    .filter(({ half }) => isOwn(account, half, known) && !isWithin(half, account.offline.internet))

/** The known calls and sms of these days, newest first. */
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
