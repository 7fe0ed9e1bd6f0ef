import type { Point } from '#kit/ui/curve.ts'

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

/** Ripples on the surface through these points, in the drawing of 1000 by 125: only under water, and not at the bird's legs. */
export function textureOf(points: readonly Point[]): string {
  const now = points.at(-1)?.[0] ?? 0
  return RIPPLES.filter(([x, y, width]) => x + width < now - RIPPLE_GAP && surfaceAt(points, x + width) + RIPPLE_DEPTH < y)
    .map(([x, y, width]) => `M${x} ${y}h${width}`)
    .join('')
}

function surfaceAt(points: readonly Point[], x: number): number {
  const next = points.findIndex(([at]) => at >= x)
  const [x1, y1] = points[next] ?? [x, 125]
  const [x0, y0] = points[next - 1] ?? [x1 - 1, y1]
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
}
