import { addDays, dayOf } from '#kit/dates.ts'
import type { CostLine, Day } from '#kit/parts.ts'
import { chargedAs } from '#model/usage/callCosts.ts'
import type { Period, UsageDay } from '#model/usage/contract.ts'
import type { Account, CostLimit, Half } from '../../fixtures/accounts/account.ts'
import { countedFrom, meterOf } from '../abroad/world.ts'
import { type BundleTopUp, type ExtraType, type GivenAway, nothingOnTop, onTopOf, toldOnTop } from '../bundles/extras.ts'
import { costMeterOf } from '../costs/limit.ts'
import { onNetBefore } from '../credit/onNet.ts'
import { type Bill, callMeter } from '../invoices/bill.ts'
import { type Allowance, allowanceOf, isCappedIn } from './allowance.ts'
import { manyCalls } from './calls.ts'
import { halfBefore, isWithin } from './halves.ts'
import { internetMeter } from './internet.ts'
import { closedAt, daysOf, KEPT_PERIODS, MOST_PERIODS, named, periodsOf } from './periods.ts'
import { callsIn, internetIn, type Made } from './stream.ts'

/** The usage of a period before it gets its wire format. */
export type PeriodUsage = {
  period: Period
  allowance: Allowance
  topUps: Record<ExtraType, BundleTopUp[]>
  /** The data that the customer gave to housemates. */
  givenAway: readonly GivenAway[]
  /** The remaining MB and minutes. */
  left: Record<ExtraType, number>
  days: UsageDay[]
  /** `megabytes` is the usage of all days; `uncovered` is the part of it beyond an empty bundle. */
  megabytes: number
  uncovered: number
  /** Charged cents, by half-day with use. */
  costs: ReadonlyMap<Half, number>
  calls: Bill
  outside: CostLine[]
  /** The cents for internet outside the EU. */
  worldCosts: number
  /** The limit that stopped extra costs last. */
  stoppedBy: CostLimit | null
}

/** Everything about one account on one day. The same account and day always give the same world. */
export type World = {
  readonly account: Account
  readonly today: Day
  /** The allowance of the newest period. */
  readonly allowance: Allowance
  /** Newest first. */
  readonly periods: readonly Period[]
  /** `periods` and older ones, as far back as data is kept. Newest first. */
  readonly months: readonly Period[]
  /** The current period, or the last one of an ended subscription. */
  readonly latest: Period
  readonly usageOf: (period: Period) => PeriodUsage
  /** The world of the account before a switch, for a period that belongs to it; null otherwise. */
  readonly earlierOf: (period: Period) => Earlier | null
}
type Earlier = { readonly world: World; readonly at: number }

/** The world of the account before its latest bundle or subscription began or ended, with all earlier usage. */
function earlierWorldOf(account: Account): Earlier | null {
  if (!account.before) return null
  const { account: before, at } = account.before
  return { world: worldOf(before, dayOf(at - 1), null, halfBefore(at)), at }
}

const added = (one: ReadonlyMap<Half, number>, other: ReadonlyMap<Half, number>): Map<Half, number> => {
  const sums = new Map(one)
  for (const [half, cents] of other) sums.set(half, (sums.get(half) ?? 0) + cents)
  return sums
}

const costsOf = (rows: readonly { costs: number }[]) => rows.reduce((sum, row) => sum + row.costs, 0)

function linesOf(
  days: readonly UsageDay[],
  megabytes: number,
  { calls, charged: { voice, sms, abroad, service } }: Bill,
): CostLine[] {
  const costs = { voice: 0, sms: 0, abroad: 0, service: 0 }
  for (const call of calls) costs[chargedAs(call.kind)] += call.costs
  const lines: CostLine[] = [
    { kind: 'data', quantity: megabytes, amount: costsOf(days) },
    { kind: 'voice', quantity: voice, amount: costs.voice },
    { kind: 'sms', quantity: sms, amount: costs.sms },
    { kind: 'abroad', quantity: abroad, amount: costs.abroad },
    { kind: 'service', quantity: service, amount: costs.service },
  ]
  return lines.filter((line) => line.quantity > 0)
}

/** Counts internet outside the EU, including what was used before this period under a limit that still applies in it. */
function worldMeterOf(account: Account, { from }: Period, known: Half): ReturnType<typeof meterOf> {
  const meter = meterOf(account)
  const before = daysOf({ from: countedFrom(account, from), until: addDays(from, -1) }, from)
  for (const used of internetIn(account, before, known)) if (used.zone === 'world') meter(used)
  return meter
}

type Moment = { readonly today: Day; readonly known: Half; readonly events: number | null }

const nothingMore = { data: nothingOnTop, voice: nothingOnTop }

/** The usage of a period as far as it is `known` today. `events` replaces the calls of the current period by that many. */
export function usageIn(account: Account, period: Period, { today, known, events }: Moment, onTop = nothingMore): PeriodUsage {
  const days = daysOf(period, today)
  const allowance = allowanceOf(account, period, today)
  const isUnpaid = (half: Half) => account.type === 'Prepaid' && isWithin(half, account.withoutCredit)
  const isCapped = (half: Half) => isCappedIn(account, half)
  const isCurrent = period.from <= today && today <= period.until
  const made: Made[] =
    events !== null && isCurrent
      ? manyCalls(account, days, today, events).map((call) => ({ ...call, half: today }))
      : callsIn(account, days, period, known)
  const limit = costMeterOf(account)
  const stops = { isCapped, isUnpaid, limit, inWorld: worldMeterOf(account, period, known) }
  const onInternet = internetMeter(days, allowance, onTop.data, stops)
  const onCalls = callMeter(allowance, onTop.voice, onNetBefore(account, allowance.onNet, period), stops)
  // One limit stops both, so they are charged together: of a half-day the internet first.
  const used = internetIn(account, days, known)
  let at = 0
  for (const call of made.toReversed()) {
    for (let next = used[at]; next && next.half <= call.half; next = used[++at]) onInternet.add(next)
    onCalls.add(call)
  }
  used.slice(at).forEach(onInternet.add)
  const [internet, calls] = [onInternet.total(), onCalls.total()]
  return {
    period,
    allowance,
    topUps: { data: toldOnTop(onTop.data, period), voice: toldOnTop(onTop.voice, period) },
    givenAway: onTop.data.givenAway,
    left: { data: internet.left, voice: calls.left },
    days: internet.days,
    uncovered: internet.outside,
    megabytes: internet.days.reduce((sum, day) => sum + day.netherlands + day.eu + day.world, 0),
    costs: added(internet.costs, calls.costs),
    calls,
    outside: linesOf(internet.days, internet.megabytes, calls),
    worldCosts: internet.worldCosts,
    stoppedBy: limit.stoppedBy(),
  }
}

/** A consistent world: the overview derives from the usage, and the usage adds up. It contains the usage stream as far as it is `known`. */
export function worldOf(account: Account, today: Day, events: number | null = null, known: Half = today): World {
  const earlier = earlierWorldOf(account)
  const closed = earlier ? closedAt(earlier.at, earlier.world.periods) : []
  const own = named(periodsOf(account, today, KEPT_PERIODS), closed)
  const months = [...own, ...closed]
  const periods = months.slice(0, MOST_PERIODS)
  const [latest] = periods
  const earlierOf = ({ id }: Period) => (own.some((period) => period.id === id) ? null : earlier)
  if (!latest) throw new Error(`Account ${account.number} has no period on ${today}`)

  const make = (period: Period): PeriodUsage => {
    const previous = months[months.findIndex(({ id }) => id === period.id) + 1]
    const onTop = (type: ExtraType) => onTopOf(account, type, period, previous, (earlier) => usageOf(earlier).left[type])
    return usageIn(account, period, { today, known, events }, { data: onTop('data'), voice: onTop('voice') })
  }

  const made = new Map<Day, PeriodUsage>()
  const usageOf = (period: Period): PeriodUsage => {
    const usage = made.get(period.id) ?? earlierOf(period)?.world.usageOf(period) ?? make(period)
    made.set(period.id, usage)
    return usage
  }
  return { account, today, allowance: allowanceOf(account, latest, today), periods, months, latest, usageOf, earlierOf }
}
