import { expect, test } from 'vitest'
import { mayInvite } from '#model/device/installing.ts'

const DAY = 86_400_000
test.each([
  [0, null, false],
  [1, null, false],
  [2, null, true],
  [9, 0, false],
])('after %i visits, declined at %s: %s', (visits, dismissedAt, invited) => {
  expect(mayInvite({ visits, dismissedAt }, 89 * DAY)).toBe(invited)
})
test('again 90 days after "Niet nu"', () => {
  const dismissedAt = 500 * DAY
  const at = (moment: number) => mayInvite({ visits: 9, dismissedAt }, moment)
  expect([590 * DAY - 1, 590 * DAY].map(at)).toEqual([false, true])
})
