export type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 100) / 100

/**
 * A smooth line through the points as SVG curve commands, to follow an `M` at the first point. Monotone cubic: between two points it stays
 * within their values, so the drawing adds no false peaks.
 */
export function curve(points: readonly Point[]): string {
  const slopes = points.slice(1).map(([x, y], index) => {
    const [x0, y0] = points[index] ?? [x - 1, y]
    return (y - y0) / (x - x0)
  })
  const tangents = points.map((_, index) => {
    const before = slopes[index - 1]
    const after = slopes[index]
    if (before === undefined) return after ?? 0
    if (after === undefined) return before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return points
    .slice(1)
    .map(([x, y], index) => {
      const [x0, y0] = points[index] ?? [x, y]
      const third = (x - x0) / 3
      const [start = 0, end = 0] = tangents.slice(index, index + 2)
      return `C${round(x0 + third)} ${round(y0 + start * third)} ${round(x - third)} ${round(y - end * third)} ${round(x)} ${round(y)}`
    })
    .join('')
}

/** The y at x of the straight lines through these points; `beyond` where they end. */
export function heightAt(points: readonly Point[], x: number, beyond: number): number {
  const next = points.findIndex(([at]) => at >= x)
  const [x1, y1] = points[next] ?? [x, beyond]
  const [x0, y0] = points[next - 1] ?? [x1 - 1, y1]
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
}
