import { describe, expect, test } from 'vitest'
import { curve, type Point } from '#kit/ui/curve.ts'

type Segment = { from: Point; c1: Point; c2: Point; to: Point }

/** The path as numbers. */
function segmentsOf(points: readonly Point[]): Segment[] {
  let from = points[0] ?? [0, 0]
  return curve(points)
    .split('C')
    .slice(1)
    .map((text) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = text.split(' ').map(Number)
      const segment = { from, c1: [a, b], c2: [c, d], to: [e, f] } as const
      from = segment.to
      return segment
    })
}

const bezier = (a: number, b: number, c: number, d: number, t: number) =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3

const heights = ({ from, c1, c2, to }: Segment) =>
  Array.from({ length: 21 }, (_, step) => bezier(from[1], c1[1], c2[1], to[1], step / 20))

describe('a smooth line through points', () => {
  const falling: Point[] = [
    [0, 0],
    [10, 2],
    [20, 40],
    [30, 41],
    [40, 41],
    [50, 90],
  ]

  test('it passes through every point', () => expect(segmentsOf(falling).map(({ to }) => to)).toEqual(falling.slice(1)))

  test('it never rises above or falls below both ends of a step', () => {
    for (const segment of segmentsOf(falling)) {
      const [low, high] = [Math.min(segment.from[1], segment.to[1]), Math.max(segment.from[1], segment.to[1])]
      for (const y of heights(segment)) {
        expect(y).toBeGreaterThanOrEqual(low - 0.02)
        expect(y).toBeLessThanOrEqual(high + 0.02)
      }
    }
  })

  test('where the points go down, so does the line, all the way', () => {
    for (const segment of segmentsOf(falling)) {
      const ys = heights(segment)
      for (const [index, y] of ys.slice(1).entries()) expect(y).toBeGreaterThanOrEqual((ys[index] ?? 0) - 0.02)
    }
  })

  test('where nothing changes it is flat', () => {
    const flat = segmentsOf(falling)[3]
    expect([flat?.c1[1], flat?.c2[1]]).toEqual([41, 41])
  })

  test('it is smooth: a step begins in the direction in which the last one ended', () => {
    const [first, second] = segmentsOf([
      [0, 0],
      [10, 10],
      [20, 15],
    ])
    if (!first || !second) throw new Error('expected two steps')
    const slope = (a: Point, b: Point) => (b[1] - a[1]) / (b[0] - a[0])
    expect(slope(first.c2, first.to)).toBeCloseTo(slope(second.from, second.c1), 1)
  })

  test('two points make a straight line, one point none', () => {
    expect(
      curve([
        [0, 0],
        [30, 60],
      ]),
    ).toBe('C10 20 20 40 30 60')
    expect(curve([[5, 5]])).toBe('')
    expect(curve([])).toBe('')
  })
})
