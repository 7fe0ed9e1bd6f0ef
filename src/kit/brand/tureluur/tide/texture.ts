import { heightAt, type Point } from '#kit/ui/curve.ts'

/** Glints on the water: x, y, width. */
const RIPPLES = [
  [118, 70, 34],
  [210, 104, 52],
  [318, 88, 30],
  [430, 110, 44],
  [90, 112, 26],
  [520, 100, 24],
  [640, 108, 36],
  [760, 98, 28],
] as const
/** Minimum depth of a ripple under the surface. */
const RIPPLE_DEPTH = 8
const RIPPLE_GAP = 20
const BED = 125

/** Ripples on the surface through these points, in the drawing of 1000 by 125: only under water, and not at the bird's legs. */
export function textureOf(points: readonly Point[]): string {
  const now = points.at(-1)?.[0] ?? 0
  return RIPPLES.filter(([x, y, width]) => x + width < now - RIPPLE_GAP && heightAt(points, x + width, BED) + RIPPLE_DEPTH < y)
    .map(([x, y, width]) => `M${x} ${y}h${width}`)
    .join('')
}
