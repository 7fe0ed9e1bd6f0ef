import { expect, test } from 'vitest'
import { riseOf } from '#features/usage/shared/useRise.ts'

const november = (left: number) => ({ left, from: '2026-11-01' })

test('the water rises from where it was seen last, when there is more', () => {
  expect(riseOf(november(5800), november(6800))).toEqual({ from: 5800 / 6800, isFlood: false, more: 1000 })
  expect(riseOf(november(0), november(1000))).toEqual({ from: 0, isFlood: false, more: 1000 })
})

test('at the first sight, and with as much or less, it does not rise', () => {
  const still = { from: null, isFlood: false, more: 0 }
  expect(riseOf(null, november(6800))).toEqual(still)
  expect(riseOf(november(6800), november(6800))).toEqual(still)
  expect(riseOf(november(6800), november(5800))).toEqual(still)
})

test('a new bundle is a flood', () => {
  expect(riseOf(november(2500), { left: 10_000, from: '2026-12-01' })).toEqual({ from: 0.25, isFlood: true, more: 7500 })
})

test('internet that works again rises from the bed, and is no flood', () => {
  expect(riseOf({ left: 0, from: null }, november(8300))).toEqual({ from: 0, isFlood: false, more: 8300 })
})
