import { daysBetween } from '#kit/dates.ts'
import type { InternetState, Limited } from '#model/overview/internet.ts'
import { highWater, type Sea, type TideShape, tideOf } from './shape.ts'

/** The levels of a limited bundle, with its forecast. */
export function seaOf({ bundle, next, room, left, levels, forecast, refill }: Limited): Sea {
  return {
    days: daysBetween(bundle.from, next),
    levels,
    flood: refill === undefined ? null : refill === null ? 1 : refill / room,
    ahead: forecast && (forecast.runsOutOn === null ? { end: forecast.leftAtEnd / room } : { dryAfter: left / forecast.perDay }),
  }
}

export function shapeOf(internet: Extract<InternetState, { bundle: unknown }>): TideShape {
  if (internet.kind === 'limited') return tideOf(seaOf(internet))
  const { bundle, next, day } = internet
  return highWater((daysBetween(bundle.from, day) + 1) / daysBetween(bundle.from, next))
}
