import { expect, test } from 'vitest'
import { standstillOn } from '#model/subscription/standstill.ts'

test.each([
  ['without a last day it stays', undefined, true],
  ['until tomorrow it is there today', '2026-11-21', true],
  ['it ends on its last day', '2026-11-20', false],
  ['it has ended', '2026-11-19', false],
])('internet that does not work: %s', (_, until, isThere) => {
  const standstill = { why: 'capped' as const, ...(until && { until }) }
  expect(standstillOn(standstill, '2026-11-20')).toEqual(isThere ? standstill : null)
})

test('internet that works', () => expect(standstillOn(null, '2026-11-20')).toBeNull())
