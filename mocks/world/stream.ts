/**
 * The usage of a customer per day, independent of when it is viewed. Until the day on which the account was first seen, the running period
 * holds exactly what its description says. Every other day gets its share of an average month.
 */

import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { EventKind, Period } from '#model/usage/contract.ts'
import type { Account, Half, Service, UsageLevel } from '../../fixtures/accounts/account.ts'
import { type Call, callsOn, exactCalls, type Uncharged } from './calls.ts'
import { dayOfHalf, halfAfter, isWithin, restOf } from './halves.ts'
import { exactDays, type OnDay, type Used, usedOn } from './internet.ts'
import { cachedPerDay } from './perDay.ts'
import { daysOf, periodsOf } from './periods.ts'

/** The account when it was first seen. */
const firstOf = (account: Account): Account => (account.before ? firstOf(account.before.account) : account)

/** The part of the running period before the account was first seen; null when no period was running. */
type Told = { readonly days: ReadonlyMap<Day, OnDay>; readonly calls: readonly Made[] }

const told = new WeakMap<UsageLevel, Map<string, Told | null>>()
/** A level is shared by all that see the account first, at other moments: what was told of it would grow without end. */
const MOST_TOLD = 100

/** Spreads the described usage of the running period over its days. Cached. */
function toldOf(account: Account): Told | null {
  const { number, seenAt, usage } = account
  const known = told.get(usage.now) ?? new Map<string, Told | null>()
  told.set(usage.now, known)
  const key = `${number} ${seenAt}`
  const found = known.get(key)
  if (found !== undefined) return found
  const made = tell(firstOf(account))
  if (known.size >= MOST_TOLD) known.clear()
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
  const calls = exactCalls(account, days, seenAt, usage.now).map((call) => {
    const day = dayOf(call.at * 1000)
    return { ...call, half: day === today ? day : restOf(day) }
  })
  return { days: new Map(used.map((one) => [one.day, one])), calls }
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

/** Does a half-day belong to the current account (not the one before a switch), and is it known by then? */
function ownBy({ before }: Account, known: Half): (half: Half) => boolean {
  const first = before === null ? '' : halfAfter(before.at)
  return (half) => first <= half && half <= known
}

/** The needs of internet in a zone, and of a call of a kind. */
const internetNeeds: Record<Used['zone'], readonly Service[]> = {
  netherlands: ['internet'],
  eu: ['internet', 'roaming'],
  world: ['internet', 'outsideEu'],
}
const callNeeds: Partial<Record<EventKind, readonly Service[]>> = {
  abroad: ['calls', 'international'],
  service: ['calls', 'service'],
}

/** Was this possible in a half-day? */
const hadAll = ({ offline }: Account, half: Half, services: readonly Service[]): boolean =>
  services.every((service) => !isWithin(half, offline[service]))

/** The known internet usage of these days, oldest first. */
export function internetIn(account: Account, days: readonly Day[], known: Half): Used[] {
  const isOwn = ownBy(account, known)
  return days
    .flatMap((day) => halvesOf(account, day))
    .filter(({ half, zone }) => isOwn(half) && hadAll(account, half, internetNeeds[zone]))
}

/** The calls and sms of a day outside the described part; they become known at its end. */
const ordinaryOn = cachedPerDay((account, day, level: UsageLevel): readonly Made[] =>
  callsOn(account, day, level).map((call) => ({ ...call, half: restOf(day) })),
)

/** The known calls and sms of these days, newest first. */
export function callsIn(
  account: Account,
  days: readonly Day[],
  { from, until }: Pick<Period, 'from' | 'until'>,
  known: Half,
): Made[] {
  const exact = toldOf(account)
  const isOwn = ownBy(account, known)
  const ordinary = days
    .filter((day) => exact?.days.has(day) !== true)
    .flatMap((day) => ordinaryOn(account, day, account.usage.before))
  const described = (exact?.calls ?? []).filter(({ half }) => from <= half && dayOfHalf(half) <= until)
  return [...ordinary, ...described]
    .filter(({ half, kind }) => isOwn(half) && hadAll(account, half, callNeeds[kind] ?? ['calls']))
    .toSorted((a, b) => b.at - a.at)
}

export type { Call }
