import { expect, test } from 'vitest'
import { countdownAt } from '#features/subscription/TelefoonAfbetaald.tsx'

const loan = { total: 38_400, monthly: 1600 }

test.each([
  [0, 38_400],
  [0.5, 9600], // three quarters of the terms are gone halfway
  [0.99, 0],
  [1, 0],
])('at %s of the countdown there is %s cents left', (part, left) => expect(countdownAt(part, loan)).toBe(left))

test('every amount on the way is what was left after a term, and none is higher than the one before', () => {
  const shown = Array.from({ length: 101 }, (_, at) => countdownAt(at / 100, loan))
  expect(shown.filter((left) => left % 1600 !== 0)).toEqual([])
  expect(shown.toSorted((a, b) => b - a)).toEqual(shown)
})

test('a last term that is lower ends with nothing too; without terms the loan goes at once', () => {
  expect(countdownAt(1, { total: 10_100, monthly: 1000 })).toBe(0)
  expect(countdownAt(0, { total: 10_100, monthly: 0 })).toBe(10_100)
  expect(countdownAt(1, { total: 10_100, monthly: 0 })).toBe(0)
})
