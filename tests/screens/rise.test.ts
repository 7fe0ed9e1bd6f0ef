import { expect, test } from 'vitest'
import { riseFrom } from '../../src/screens/verbruik/shared/useRise.ts'

test('the water rises from where it was seen last, when there is more', () => {
  expect(riseFrom(5800, 6800)).toBeCloseTo(5800 / 6800)
  expect(riseFrom(0, 1000)).toBe(0)
})

test('at the first sight, and with as much or less, it does not rise', () => {
  expect(riseFrom(null, 6800)).toBeNull()
  expect(riseFrom(6800, 6800)).toBeNull()
  expect(riseFrom(6800, 5800)).toBeNull()
})
