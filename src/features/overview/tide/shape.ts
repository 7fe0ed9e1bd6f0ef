import { textureOf } from '#brand/tide/texture.ts'
import { curve, type Point } from '#kit/ui/curve.ts'

/** The drawing is 1000 wide and 125 high and stretches; y 25 is high water, y 125 the bed. */
const HIGH = 25
const BED = 125
/** x of the start and end of the period: before it the run-up (7 %), after it the refill (10 %). */
const START = 70
const END = 900
const WIDTH = 1000

/** Closer to the end than this, the bird overlaps the pill. */
const PILL_ROOM = 190
/** Closer than this, the label at the bird shifts left, away from the end date. */
const LEAN_ROOM = 180
export type Sea = {
  days: number
  /** Part left at the start and after each day so far, 0 to 1; the last one is now. */
  levels: readonly number[]
  /** The forecast: the part left at the end, or the number of days until the bundle is empty. Null: no forecast. */
  ahead: { end: number } | { dryAfter: number } | null
  /** The level at the start of the next period, 0 to 1; null when there is none. */
  flood: number | null
}

export type TideShape = {
  /** SVG paths; empty when there is nothing to draw. */
  pastArea: string
  pastLine: string
  aheadArea: string
  /** Dotted: the forecast and the refill. */
  aheadLine: string
  /** The light on the water, or what the brand draws in its place. */
  texture: string
  /** The bird's x as a part of the width, and the water level there as a part of high water. */
  today: number
  level: number
  leaning: boolean
  start: number
  end: number
  /**
   * The pill with the forecast: the level where the line ends (part of high water), and how much of that the line falls over the whole
   * width. Null when there is no room or no forecast.
   */
  pill: { level: number; fall: number } | null
}

const round = (value: number) => Math.round(value * 100) / 100
const within = (part: number) => Math.min(1, Math.max(0, part))
const yOf = (part: number) => round(BED - within(part) * (BED - HIGH))

export function tideOf({ days, levels, ahead, flood }: Sea): TideShape {
  const xOf = (day: number) => round(START + (Math.min(day, days) / days) * (END - START))
  const points = levels.map((level, day): Point => [xOf(day), yOf(level)])
  const now = levels.length - 1
  const [x, y] = points[now] ?? [START, BED]
  const first = points[0]?.[1] ?? BED

  const runUp = `M0 124C${START * 0.5} 122 ${START * 0.45} ${first} ${START} ${first}`
  const pastLine = runUp + curve(points)

  const expected = expectedPath(ahead, xOf, now)
  const endY = ahead === null ? y : 'end' in ahead ? yOf(ahead.end) : BED - 0.5
  const refill = flood === null ? '' : floodPath(endY, yOf(flood))
  // Without a forecast the water stays level until the refill.
  const surface = (expected || `L${END} ${y}`) + refill
  const dry = y >= BED && flood === null

  return {
    pastLine,
    pastArea: `${pastLine}V${BED}H0Z`,
    aheadArea: dry ? '' : `M${x} ${y}${surface}V${BED}H${x}Z`,
    aheadLine: expected ? `M${x} ${y}${expected}${refill}` : refill && `M${END} ${endY}${refill}`,
    texture: textureOf(points),
    today: x / WIDTH,
    level: within(levels[now] ?? 0),
    leaning: END - x < LEAN_ROOM,
    start: START / WIDTH,
    end: END / WIDTH,
    pill:
      ahead && 'end' in ahead && END - x >= PILL_ROOM
        ? pillOf(within(levels[now] ?? 0), within(ahead.end), (END - x) / WIDTH)
        : null,
  }
}

const pillOf = (from: number, level: number, width: number) => ({ level, fall: Math.max(0, from - level) / width })

/** An unlimited bundle: always high water. `part` is how much of the period has passed. */
export function highWater(part: number): TideShape {
  const x = round(START + within(part) * (END - START))
  const line = `M0 ${HIGH}H${x}`
  return {
    pastLine: line,
    pastArea: `${line}V${BED}H0Z`,
    aheadArea: `M${x} ${HIGH}H${WIDTH}V${BED}H${x}Z`,
    aheadLine: `M${x} ${HIGH}H${WIDTH}`,
    texture: textureOf([
      [START, HIGH],
      [x, HIGH],
    ]),
    today: x / WIDTH,
    level: 1,
    leaning: END - x < LEAN_ROOM,
    start: START / WIDTH,
    end: END / WIDTH,
    pill: null,
  }
}

function expectedPath(ahead: Sea['ahead'], xOf: (day: number) => number, now: number): string {
  if (ahead === null) return ''
  if ('end' in ahead) return `L${END} ${yOf(ahead.end)}`
  return `L${xOf(now + ahead.dryAfter)} ${BED - 0.5}L${END} ${BED - 0.5}`
}

const floodPath = (from: number, to: number) =>
  `C${END + 34} ${from} ${END + 34} ${to} ${END + 66} ${to}L${WIDTH} ${round(to + 0.8)}`
