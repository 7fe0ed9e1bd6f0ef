import { expect, test } from 'vitest'
import { isFirstWeek } from '#model/overview/firstWeek.ts'

test.each([
  ['2026-11-20', true, '2026-11-20', true],
  ['2026-11-20', true, '2026-11-26', true],
  ['2026-11-20', true, '2026-11-27', false],
  ['2026-11-20', true, '2026-11-19', false],
  ['2026-11-20', false, '2026-11-21', false],
  [undefined, true, '2026-11-21', false],
])('a customer since %s, running %s, on %s: %s', (since, subscriptionActive, today, isNew) => {
  expect(isFirstWeek({ ...(since !== undefined && { customerSince: since }), subscriptionActive }, today)).toBe(isNew)
})
