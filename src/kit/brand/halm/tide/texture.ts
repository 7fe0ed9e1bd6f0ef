import { heightAt, type Point } from '#kit/ui/curve.ts'

/** The distance between ears of grain, and their size in the drawing of 1000 by 125, which is stretched. */
const STEP = 26
const [WIDE, HIGH] = [6, 5]
const FIRST = 82
/** No ears where the mouse sits. */
const ROOM = 24
const BED = 125

/** Ears of grain along the field whose edge runs through these points: three awns each. */
export function textureOf(points: readonly Point[]): string {
  const now = points.at(-1)?.[0] ?? 0
  const count = Math.max(0, Math.ceil((now - ROOM - FIRST) / STEP))
  return Array.from({ length: count }, (_, at) => {
    const x = FIRST + at * STEP
    const y = Math.round(heightAt(points, x, BED)) + 1
    const top = y - HIGH - (at % 3)
    return y >= BED - HIGH ? '' : `M${x - WIDE} ${y - HIGH}L${x} ${y}V${top - 1}M${x} ${y}L${x + WIDE} ${y - HIGH}`
  }).join('')
}
