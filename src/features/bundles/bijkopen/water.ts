import { daysBetween } from '#kit/dates.ts'
import { curve, type Point } from '#kit/ui/curve.ts'
import { type Gain, isForeseen, type Outlook, outlookOf } from '#model/overview/lookAhead.ts'

/** The viewBox; the drawing is stretched to its container. */
export const WIDTH = 1000
export const HEIGHT = 100

/** A point in the drawing, as parts of its width (from the left) and height (from the bed). */
export type WaterSpot = { x: number; y: number }

type WaterShape = {
  past: { line: string; area: string }
  /** The water without the extra, and where its line ends; null when there is none. */
  without: { line: string; area: string; end: WaterSpot } | null
  /** The water with the extra: the line rises at today. */
  ahead: { line: string; area: string; end: WaterSpot }
  /** Today, at the level with the extra. */
  today: WaterSpot
  /** How far the water rises, in units of the drawing. */
  rise: number
}

const round = (value: number) => Math.round(value * 100) / 100

/**
 * The water of the period up to today, and from there to its end without and with the extra. `most`: the MB of the largest extra on offer,
 * which still fits in the drawing, so that the scale stays when another one is chosen. Null on the last day, when there is nothing to look
 * ahead to.
 */
export function waterOf({ extra, left, before, after }: Gain, most = extra): WaterShape | null {
  if (!isForeseen(after)) return null
  const levels = after.levels.map((level) => level * after.room)
  const days = daysBetween(after.bundle.from, after.next)
  const top = Math.max(...levels, left + most)
  const now = levels.length - 1
  const spot = (day: number, level: number): WaterSpot => ({ x: Math.min(1, day / days), y: level / top })
  const drawn = ({ x, y }: WaterSpot): Point => [round(x * WIDTH), round((1 - y) * HEIGHT)]

  const today = spot(now, after.left)
  const low = spot(now, left)
  const points = [...levels.slice(0, -1).map((level, day) => spot(day, level)), low].map(drawn)
  const [[startX, startY] = [0, 0]] = points
  const [nowX, lowY] = drawn(low)
  const line = `M${startX} ${startY}${curve(points)}`

  /** The line goes up to this level today, and straight on to the bed on the day that it is dry or to what is left at the end. */
  function onFrom(from: WaterSpot, { levels: expected, dryAfter }: Outlook) {
    const end = dryAfter === null ? spot(days, expected.at(-1) ?? 0) : spot(now + dryAfter, 0)
    const along = `V${drawn(from)[1]}L${drawn(end).join(' ')}`
    return { line: `M${nowX} ${lowY}${along}`, area: `M${nowX} ${HEIGHT}${along}V${HEIGHT}Z`, end }
  }

  return {
    past: { line, area: `${line}V${HEIGHT}H${startX}Z` },
    without: isForeseen(before) ? onFrom(low, outlookOf(before, 'same')) : null,
    ahead: onFrom(today, outlookOf(after, 'same')),
    today,
    rise: round((today.y - low.y) * HEIGHT),
  }
}
