import { addDays, dayOf, daysBetween, endOfMonth } from '#kit/dates.ts'
import type { Day, Standstill } from '#kit/parts.ts'
import { bundleRoom, givenAwayOf, isComplete, isLow, leftOf, sizeOf } from '#model/bundles/bundles.ts'
import { type Freshness, freshnessOf } from '#model/device/freshness.ts'
import { standstillOn } from '#model/subscription/standstill.ts'
import type { DataBundle, Overview } from './contract.ts'
import { type Forecast, forecastOf, levelsOf } from './forecast.ts'

type Running = {
  bundle: DataBundle
  /** The day that the figures are about: today, or earlier for older figures. */
  day: Day
  /** Days after today on which the bundle is valid; null when its period has ended. */
  daysLeft: number | null
  /** The first day after the period, on which the bundle renews or stops. */
  next: Day
  /** The size (MB) of the next period, null for unlimited; undefined when there is no next period or it is uncertain. */
  refill: number | null | undefined
  /** Why there is no internet now; null when it works. */
  standstill: Standstill | null
}

export type Limited = Running & {
  kind: 'limited'
  left: number
  /** The size of the bundle and its top-ups (MB). */
  room: number
  /** The fraction left (0 to 1) at the start and after each day so far. */
  levels: number[]
  low: boolean
  empty: boolean
  forecast: Forecast | null
}

export type InternetState =
  | { kind: 'stopped'; on: Day | null }
  | (Pick<Running, 'standstill'> & { kind: 'none' })
  | (Running & { kind: 'unlimited' })
  | Limited

export function internetOf(overview: Overview, now: number): InternetState {
  const { dataBundle: bundle, subscriptionActive, terminationDate } = overview
  if (!subscriptionActive) return { kind: 'stopped', on: terminationDate }
  const today = dayOf(now)
  const standstill = standstillOn(overview.standstill, today)
  if (!bundle || (!bundle.isInfiniteBundle && bundleRoom(bundle) === 0)) return { kind: 'none', standstill }

  const day = clamp(dayOf(Date.parse(overview.updatedAt)), bundle)
  const running: Running = {
    bundle,
    day,
    daysLeft: today > bundle.until ? null : daysBetween(today, bundle.until),
    next: addDays(bundle.until, 1),
    refill: refillOf(overview, bundle),
    standstill,
  }
  return bundle.isInfiniteBundle ? { ...running, kind: 'unlimited' } : limited(running)
}

function limited(running: Running): Limited {
  const { bundle, day } = running
  const room = bundleRoom(bundle)
  const left = leftOf(bundle)
  const usedPerDay = daysUpTo(bundle, day)
  // What was given away counts from the start, so that no level is above the room of now.
  const levels = levelsOf(sizeOf(bundle) - givenAwayOf(bundle), bundle.from, usedPerDay, bundle.topUps, left)
  const isCalm = left > 0 && running.standstill === null
  return {
    ...running,
    kind: 'limited',
    left,
    room,
    levels: levels.map((level) => level / room),
    low: isLow(left, room),
    empty: left === 0,
    forecast: isCalm ? forecastOf({ until: bundle.until, usedPerDay, levels, left }, day) : null,
  }
}

const clamp = (day: Day, { from, until }: DataBundle): Day => (day < from ? from : day > until ? until : day)

/** MB per day up to and including `day`; days missing from the answer count as 0. */
const daysUpTo = ({ from, usedPerDay }: DataBundle, day: Day): number[] =>
  Array.from({ length: daysBetween(from, day) + 1 }, (_, index) => usedPerDay[index] ?? 0)

/** True when the credit is too low to extend the bundle, so that the extension is uncertain. */
export const lacksForExtension = ({ fixMeBarItems }: Pick<Overview, 'fixMeBarItems'>): boolean =>
  fixMeBarItems.some(({ templateType }) => templateType === 'extensionLacking')

/** Without a bundle the prepaid credit is the number of the screen, unless the customer's internet is stopped. */
export const isCreditFirst = ({ balance, dataBundle, standstill }: Overview, today: Day): boolean =>
  balance !== null && dataBundle === null && standstillOn(standstill, today) === null

/** The size of the next period: that of the pending bundle, if any. Complete doubles it (spec 5 data-size display). */
export function refillOf(overview: Overview, bundle: DataBundle): number | null | undefined {
  const { fixMeTiles, tiles, completeStatus, terminationDate } = overview
  if (lacksForExtension(overview)) return undefined
  if (!bundle.autoExtend || (terminationDate !== null && terminationDate <= bundle.until)) return undefined
  if (bundle.isInfiniteBundle) return null
  const pending = [...fixMeTiles, ...tiles].find(
    ({ templateType, date, size }) => templateType === 'pendingBundle' && date === addDays(bundle.until, 1) && size !== undefined,
  )
  if (pending?.size === undefined) return sizeOf(bundle)
  if (pending.size === 0) return undefined // the bundle stops
  return pending.size === null ? null : pending.size * (isComplete(completeStatus) ? 2 : 1)
}

/** The last day that the figures cover; null when there is no period. */
export function periodEndOf({ dataBundle, voiceSmsBundle, currentCosts, updatedAt }: Overview): Day | null {
  return dataBundle?.until ?? voiceSmsBundle?.until ?? (currentCosts ? endOfMonth(dayOf(Date.parse(updatedAt))) : null)
}

export const freshnessOfOverview = (overview: Overview, now: number): Freshness =>
  freshnessOf({ updatedAt: Date.parse(overview.updatedAt), until: periodEndOf(overview) }, now)
