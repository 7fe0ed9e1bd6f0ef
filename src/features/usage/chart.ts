import { addDays, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { curve, type Point } from '#kit/ui/curve.ts'
import { sizeOf } from '#model/bundles/bundles.ts'
import type { Usage } from '#model/usage/contract.ts'
import { changesIn, type DataState, elapsedOf, lengthOf, levelsIn } from '#model/usage/usage.ts'

/** The viewBox; the drawing is stretched to its container. */
export const CHART_WIDTH = 1000
export const CHART_HEIGHT = 100

/** A point in the chart, as parts of its width (from the left) and height (from the top). */
export type ChartSpot = { x: number; y: number }

export type Chart = {
  /** MB at the gridlines, from the highest down to 0. */
  ticks: readonly number[]
  past: { line: string; area: string }
  ahead: { line: string; area: string } | null
  /** The straight line from a full bundle to an empty one. */
  pace: string
  /** The point of the latest figures, while the period runs. */
  now: ChartSpot | null
  /** The end of the line: the forecast, or the actual end of a past period. */
  end: ChartSpot | null
  /** The bundles bought extra or given, and what was given away as less than nothing. */
  added: readonly (ChartSpot & { size: number })[]
  dates: readonly { x: number; day: Day; isToday: boolean }[]
}

const INTERVALS = 4
const STEPS = [1, 1.25, 1.5, 2, 2.5, 3, 3.75, 4, 5, 6, 7.5, 10]

/** Five gridlines from 0 up to at least `most` MB, at round figures: 20 GB as 20, 15, 10, 5 and 0. */
export function ticksOf(most: number): number[] {
  const least = Math.max(most, 1) / INTERVALS
  const magnitude = 10 ** Math.floor(Math.log10(least))
  // 10 always fits; the margin absorbs rounding errors such as 0.1 + 0.2
  const step = (STEPS.find((candidate) => candidate * magnitude >= least - 1e-9) ?? 10) * magnitude
  return Array.from({ length: INTERVALS + 1 }, (_, index) => step * (INTERVALS - index))
}

/** Minimum distances of a label to an edge and to another label, as parts of the width; closer ones touch on a small phone. */
const EDGE = 0.24
const APART = 0.2

/** Up to four dates on the axis: both ends, today if there is room, and what fits between. `elapsed` in days; null for a past period. */
export function datesOf({ period }: Pick<Usage, 'period'>, elapsed: number | null): Chart['dates'] {
  const length = lengthOf(period)
  const ends = [
    { x: 0, day: period.from, isToday: false },
    { x: 1, day: addDays(period.until, 1), isToday: false },
  ]
  const x = elapsed === null ? null : elapsed / length
  const between =
    x !== null && elapsed !== null && x >= EDGE && x <= 1 - EDGE
      ? [{ x, day: addDays(period.from, Math.ceil(elapsed) - 1), isToday: true }]
      : []
  for (const third of [1, 2]) {
    const days = Math.round((length * third) / 3)
    const at = days / length
    if (at >= EDGE && at <= 1 - EDGE && between.every((date) => Math.abs(date.x - at) >= APART))
      between.push({ x: at, day: addDays(period.from, days), isToday: false })
  }
  return [...ends, ...between].sort((a, b) => a.x - b.x)
}

/** The chart of a limited bundle: what was left after each day, the forecast, and an even pace for comparison. */
export function chartOf(usage: Usage, state: DataState): Chart {
  const { period, data, updatedAt } = usage
  const length = lengthOf(period)
  const elapsed = state.kind === 'past' ? null : elapsedOf(data.days, Date.parse(updatedAt))
  const levels = levelsIn(usage)
  const ticks = ticksOf(Math.max(...levels))
  const top = ticks[0] ?? 1

  const spot = (days: number, level: number): ChartSpot => ({ x: Math.min(1, days / length), y: 1 - level / top })
  const last = levels.length - 1
  const spots = levels.map((level, days) => spot(days === last && elapsed !== null ? elapsed : days, level))
  const reached = spots.at(-1) ?? spot(0, 0)
  const expected = expectedOf(state, period, length, reached, spot)
  return {
    ticks,
    past: lineOf(spots),
    ahead: expected && lineOf([reached, expected]),
    pace: `M0 ${drawn(spot(0, sizeOf(data)))[1]}L${CHART_WIDTH} ${CHART_HEIGHT}`,
    now: elapsed === null ? null : reached,
    end: elapsed === null ? reached : expected,
    added: changesIn(data).flatMap(({ day, size }) => {
      // A gift is marked where the line starts to fall.
      const at = spots[daysBetween(period.from, day) + (size < 0 ? 0 : 1)]
      return at ? [{ ...at, size }] : []
    }),
    dates: datesOf(usage, elapsed),
  }
}

/** The end of the forecast: the end of the period, or 0 MB on the day the bundle runs out. */
function expectedOf(
  state: DataState,
  period: Usage['period'],
  length: number,
  reached: ChartSpot,
  spot: (days: number, level: number) => ChartSpot,
): ChartSpot | null {
  if (state.kind === 'lasts') return spot(length, state.leftAtEnd)
  if (state.kind !== 'runs-out') return null
  const noon = spot(daysBetween(period.from, state.on) + 0.5, 0)
  return { ...noon, x: Math.max(noon.x, Math.min(1, reached.x + 0.5 / length)) }
}

const round = (value: number) => Math.round(value * 100) / 100
const drawn = ({ x, y }: ChartSpot): Point => [round(x * CHART_WIDTH), round(y * CHART_HEIGHT)]

function lineOf(spots: readonly ChartSpot[]): { line: string; area: string } {
  const points = spots.map(drawn)
  const [[firstX, firstY] = [0, 0]] = points
  const [lastX] = points.at(-1) ?? [0]
  const line = `M${firstX} ${firstY}${curve(points)}`
  return { line, area: `${line}L${lastX} ${CHART_HEIGHT}L${firstX} ${CHART_HEIGHT}Z` }
}
