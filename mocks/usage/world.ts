import { dayOf, momentOf } from '#kit/dates.ts'
import { sumOf } from '#kit/words/money.ts'
import type { Period, Usage, UsageEvent } from '#model/usage/contract.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { extraLinesOf } from '../invoices/costs.ts'
import { renews } from '../overview/overview.ts'
import type { Call } from '../world/calls.ts'
import { between, randomOf } from '../world/random.ts'
import type { World } from '../world/world.ts'

/** Hides the last three digits of somebody else's number. */
const masked = (number: string): string => `${number.slice(0, -3)}•••`

/** The customer may have chosen to see whole numbers. */
const rowFor =
  ({ settings: { hidesOthers } }: Account) =>
  ({ at, kind, number, seconds, costs }: Call): UsageEvent => [at, kind, hidesOthers ? masked(number) : number, seconds, costs]

/** The usage of a period in the contract's shape, without the time of the answer and the current standstill. */
export function usageOn(world: World, period: Period, withEvents: boolean): Omit<Usage, 'updatedAt' | 'standstill'> {
  const earlier = world.earlierOf(period)
  if (earlier) {
    // The account of that time, with the current settings: those apply to all lists.
    const before = { ...earlier.world, account: { ...earlier.world.account, settings: world.account.settings } }
    return { ...usageOn(before, period, withEvents), periods: [...world.periods] }
  }
  const { allowance, topUps, givenAway, days, megabytes, uncovered, calls, outside } = world.usageOf(period)
  const { data, voice, smsUnlimited } = allowance
  return {
    period,
    periods: [...world.periods],
    data: {
      hasBundle: data !== null || topUps.data.length > 0,
      size: data?.size ?? 0,
      additionalCompleteSize: data?.additionalCompleteSize ?? 0,
      isInfiniteBundle: data?.isUnlimited ?? false,
      autoExtend: renews(world, period.until),
      used: megabytes,
      outside: uncovered,
      topUps: topUps.data,
      ...(givenAway.length > 0 && { givenAway: [...givenAway] }),
      days,
    },
    voice: {
      hasBundle: voice !== null || topUps.voice.length > 0,
      size: voice?.size ?? 0,
      additionalCompleteSize: voice?.additionalCompleteSize ?? 0,
      isUnlimited: voice?.isUnlimited ?? false,
      used: calls.minutes,
      outside: calls.outside,
      topUps: topUps.voice,
      seconds: calls.seconds,
      smsUnlimited,
      smsUsed: calls.sms,
    },
    outside,
    bought: world.account.type === 'Postpaid' ? sumOf(extraLinesOf(world.account, period.from)) : 0,
    events: withEvents ? calls.calls.map(rowFor(world.account)) : null,
  }
}

/** The time of the figures: a few minutes ago, but never before the day and the bundle that they cover. `now` in ms. */
export function updatedAt(account: Account, now: number): string {
  const since = account.before?.at ?? 0
  return new Date(
    Math.max(since, momentOf(dayOf(now)), now - between(randomOf('updated', account.number), 2, 20) * 60_000),
  ).toISOString()
}
