import type { Account, Level } from '../../fixtures/accounts/account.ts'
import type { CostLine, Day } from '../../src/api/contract/parts.ts'
import type { Period, UsageDay } from '../../src/api/contract/usage.ts'
import { dayOf } from '../../src/domain/dates.ts'
import { type Allowance, allowanceOf, isCappedOn } from './allowance.ts'
import { type Bill, bill } from './bill.ts'
import { currentCalls, manyCalls, pastCalls } from './calls.ts'
import { type BundleTopUp, type ExtraType, onTopOf, toldOnTop } from './extras.ts'
import { charged, currentDays, pastDays } from './internet.ts'
import { closedAt, daysOf, KEPT_PERIODS, MOST_PERIODS, named, periodsOf } from './periods.ts'

/** Usage of one period, before it gets the shape of the contract. */
export type PeriodUsage = {
  period: Period
  allowance: Allowance
  topUps: Record<ExtraType, BundleTopUp[]>
  /** MB and minutes that were left in the end. */
  left: Record<ExtraType, number>
  days: UsageDay[]
  /** MB of all days, and of those what the bundle would have covered, had it not been empty. */
  megabytes: number
  uncovered: number
  calls: Bill
  outside: CostLine[]
}

/** Everything about one account on one day. The same account and day always give the same world. */
export type World = {
  readonly account: Account
  readonly today: Day
  /** Of the newest period. */
  readonly allowance: Allowance
  /** Newest first. */
  readonly periods: readonly Period[]
  /** Those and older ones, as far back as anything is kept. Newest first. */
  readonly months: readonly Period[]
  /** The newest period: the current one, or the last of a subscription that has stopped. */
  readonly latest: Period
  readonly usageOf: (period: Period) => PeriodUsage
  /** The world of whoever this was until a moment (ms), when the period is theirs. */
  readonly earlierOf: (period: Period) => Earlier | null
}
type Earlier = { readonly world: World; readonly at: number }

/** The world of whoever this was until a bundle or a subscription began, or a bundle ended, as it stood then. */
function earlierWorldOf(account: Account, isBegun: boolean): Earlier | null {
  if (!account.before) return null
  const { account: before, at } = account.before
  return { world: worldOf(before, dayOf(at - 1), null, isBegun), at }
}

/** After this many days of a period an account has used what its description says of the current one. */
const ORDINARY_DAYS = 20

/** The use after so many days of a period that has only just begun. */
function begun(level: Level, days: number): Level {
  const share = Math.min(1, days / ORDINARY_DAYS)
  const part = (quantity = 0) => Math.round(quantity * share)
  return {
    data: part(level.data),
    minutes: part(level.minutes),
    sms: part(level.sms),
    mutual: part(level.mutual),
    abroad: part(level.abroad),
    service: part(level.service),
  }
}

const costsOf = (rows: readonly { costs: number }[]) => rows.reduce((sum, row) => sum + row.costs, 0)

function linesOf(
  days: readonly UsageDay[],
  megabytes: number,
  { calls, charged: { voice, sms, abroad, service } }: Bill,
): CostLine[] {
  const costs = { voice: 0, sms: 0, abroad: 0, service: 0 }
  for (const call of calls) costs[call.kind === 'voicemail' || call.kind === 'mutual' ? 'voice' : call.kind] += call.costs
  const lines: CostLine[] = [
    { kind: 'data', quantity: megabytes, amount: costsOf(days) },
    { kind: 'voice', quantity: voice, amount: costs.voice },
    { kind: 'sms', quantity: sms, amount: costs.sms },
    { kind: 'abroad', quantity: abroad, amount: costs.abroad },
    { kind: 'service', quantity: service, amount: costs.service },
  ]
  return lines.filter((line) => line.quantity > 0)
}

/**
 * One coherent world: what the overview says follows from the usage, and the usage adds up.
 * The current period holds exactly what the account says it does; `events` replaces its calls by that many. `isBegun`: the clock was
 * moved into another month, which begins like any other: on its first day a day's use.
 */
export function worldOf(account: Account, today: Day, events: number | null = null, isBegun = false): World {
  const earlier = earlierWorldOf(account, isBegun)
  const closed = earlier ? closedAt(earlier.at, earlier.world.periods) : []
  const own = named(periodsOf(account, today, KEPT_PERIODS), closed)
  const months = [...own, ...closed]
  const periods = months.slice(0, MOST_PERIODS)
  const [latest] = periods
  const earlierOf = ({ id }: Period) => (own.some((period) => period.id === id) ? null : earlier)
  if (!latest) throw new Error(`Account ${account.number} has no period on ${today}`)

  const make = (period: Period): PeriodUsage => {
    const isCurrent = period.from <= today && today <= period.until
    const { before } = account.usage
    const days = daysOf(period, today)
    const now = isBegun ? begun(account.usage.now, days.length) : account.usage.now
    const allowance = allowanceOf(account, period, today)
    const previous = months[months.indexOf(period) + 1]
    const onTop = (type: ExtraType) => onTopOf(account, type, period, previous, (earlier) => usageOf(earlier).left[type])
    const [data, voice] = [onTop('data'), onTop('voice')]
    const used = isCurrent ? currentDays(account, days, now.data) : pastDays(account, days)
    const internet = charged(used, allowance, data, (day) => isCappedOn(account, day))
    const current = () => (events === null ? currentCalls(account, days, today, now) : manyCalls(account, days, today, events))
    const calls = bill(isCurrent ? current() : pastCalls(account, days, before), allowance, voice)
    return {
      period,
      allowance,
      topUps: { data: toldOnTop(data, period), voice: toldOnTop(voice, period) },
      left: { data: internet.left, voice: calls.left },
      days: internet.days,
      uncovered: internet.outside,
      megabytes: internet.days.reduce((sum, day) => sum + day.netherlands + day.eu + day.world, 0),
      calls,
      outside: linesOf(internet.days, internet.megabytes, calls),
    }
  }

  const made = new Map<Day, PeriodUsage>()
  const usageOf = (period: Period): PeriodUsage => {
    const usage = made.get(period.id) ?? earlierOf(period)?.world.usageOf(period) ?? make(period)
    made.set(period.id, usage)
    return usage
  }
  return { account, today, allowance: allowanceOf(account, latest, today), periods, months, latest, usageOf, earlierOf }
}
