import { textureOf } from '#brand/tide/texture.ts'
import { curve, type Point } from '#kit/ui/curve.ts'
import type { YearMonth } from '#model/year/contract.ts'

/** The drawing is 1000 wide and 125 high and stretches, as on the overview; y 25 is the busiest month, y 125 the bed. */
const [WIDTH, BED] = [1000, 125]
const HIGH = 25
/** The least that a month shows, as a part of the height. */
const LEAST = 0.12
/** Where the texture ends, so that it fills the whole width. */
const BEYOND = WIDTH + 60

/** SVG paths, in a drawing of this size. */
export type Picture = { wide: number; high: number; area: string; line: string; texture: string }

const round = (value: number) => Math.round(value * 100) / 100

/** The months as one surface: the more internet in a month, the higher. */
export function pictureOf(months: readonly YearMonth[]): Picture {
  const most = Math.max(1, ...months.map(({ data }) => data.used))
  const heights = months.map(({ data }) => LEAST + (1 - LEAST) * (data.used / most))
  const yOf = (part: number) => round(BED - part * (BED - HIGH))
  const xOf = (at: number) => round(((at + 0.5) / heights.length) * WIDTH)
  const [first = LEAST, last = LEAST] = [heights[0], heights.at(-1)]
  const points: Point[] = [[0, yOf(first)], ...heights.map((part, at): Point => [xOf(at), yOf(part)]), [WIDTH, yOf(last)]]
  const line = `M0 ${yOf(first)}${curve(points)}`
  return { wide: WIDTH, high: BED, line, area: `${line}V${BED}H0Z`, texture: textureOf([...points, [BEYOND, yOf(last)]]) }
}
