import { addDays, dayOf, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Overview } from './contract.ts'
import type { Forecast } from './forecast.ts'
import { type InternetState, internetOf, type Limited } from './internet.ts'

/** How the customer goes on: as until now, or with an hour of video every day besides. */
export type ForecastPace = 'same' | 'video'

/** An hour of video in good quality takes about 1 GB (MB). */
const VIDEO_HOUR = 1000

/** A limited bundle whose use is known well enough to look ahead. */
export type Foreseen = Limited & { forecast: Forecast }

export const hasForecast = (internet: InternetState): internet is Foreseen =>
  internet.kind === 'limited' && internet.forecast !== null

/** Known well enough, and not on its last day. */
export const isForeseen = (internet: InternetState): internet is Foreseen => hasForecast(internet) && daysAheadOf(internet) > 0

/** The days that are left after that of the figures. */
export const daysAheadOf = ({ day, bundle }: Pick<Limited, 'day' | 'bundle'>): number => daysBetween(day, bundle.until)

export type Outlook = {
  /** MB that are left after each day from now, now first. Never below 0. */
  levels: readonly number[]
  /** The day on which the bundle is expected to run out; null when it lasts. */
  runsOutOn: Day | null
  /** After how many days that is, with a fraction; null when it lasts. */
  dryAfter: number | null
}

/** The rest on each day until the end of the bundle. At the same pace it ends as the forecast does. */
export function outlookOf(internet: Foreseen, pace: ForecastPace): Outlook {
  const { left, day, forecast } = internet
  const days = daysAheadOf(internet)
  const same = forecast.runsOutOn === null ? (left - forecast.leftAtEnd) / days : forecast.perDay
  const perDay = pace === 'same' ? same : same + VIDEO_HOUR
  const isDry = pace === 'same' ? forecast.runsOutOn !== null : left < perDay * days
  const dryAfter = isDry ? left / perDay : null
  const runsOutOn = dryAfter === null ? null : pace === 'same' ? forecast.runsOutOn : addDays(day, Math.ceil(dryAfter))
  const levels = Array.from({ length: days + 1 }, (_, after) =>
    runsOutOn !== null && addDays(day, after) >= runsOutOn ? 0 : Math.max(0, left - perDay * after),
  )
  return { levels, runsOutOn, dryAfter }
}

/** The overview with this many MB extra, bought now. Extra internet ends a standstill by the data cap, and no other. */
function withExtra(overview: Overview, extra: number, now: number): Overview {
  const { dataBundle: bundle, standstill } = overview
  const topUps = bundle && [...bundle.topUps, { day: dayOf(now), size: extra }]
  return {
    ...overview,
    dataBundle: bundle && topUps && { ...bundle, topUps },
    standstill: standstill?.why === 'capped' ? null : standstill,
  }
}

/** The internet without and with the extra (MB); `left`: the MB that are left without. */
export type Gain = { extra: number; left: number; before: InternetState; after: Foreseen }

/** The effect of buying this many MB now, also with an empty bundle; null when it cannot be foreseen. */
export function gainOf(overview: Overview, extra: number, now: number): Gain | null {
  const after = internetOf(withExtra(overview, extra, now), now)
  if (!hasForecast(after)) return null
  const before = internetOf(overview, now)
  return { extra, left: before.kind === 'limited' ? before.left : 0, before, after }
}
