import { describe, expect, test } from 'vitest'
import { bundleRoom, canActivateComplete, givenAwayOf, isComplete, isLow, sizeOf } from '#model/bundles/bundles.ts'

test('ACTIVE and OUT_OF_SYNC both count as complete (spec 4 complete status)', () => {
  const counts = (['ACTIVE', 'OUT_OF_SYNC', 'PENDING', 'ELIGIBLE', 'NOT_ELIGIBLE'] as const).filter(isComplete)
  expect(counts).toEqual(['ACTIVE', 'OUT_OF_SYNC'])
})

test('only who is eligible can switch complete on (domain 1.22)', () => {
  const all = ['ACTIVE', 'OUT_OF_SYNC', 'PENDING', 'ELIGIBLE', 'NOT_ELIGIBLE'] as const
  expect(all.filter((status) => canActivateComplete(status, 'Active'))).toEqual(['ELIGIBLE'])
  for (const cancelled of ['Blocked', 'Cancelled', 'ToBeTerminated', 'Terminated'] as const)
    expect(all.filter((status) => canActivateComplete(status, cancelled))).toEqual([])
})

describe('the size of a bundle', () => {
  test('with complete a size is doubled for display (spec 5)', () => {
    expect(sizeOf({ size: 10_000, additionalCompleteSize: 10_000 })).toBe(20_000)
    expect(sizeOf({ size: 10_000, additionalCompleteSize: 0 })).toBe(10_000)
  })

  test('what was bought on top comes with it', () => {
    const topUps = [{ size: 1000 }, { size: 1000 }]
    expect(bundleRoom({ size: 3000, additionalCompleteSize: 3000, topUps })).toBe(8000)
    expect(bundleRoom({ size: 3000, additionalCompleteSize: 0, topUps: [] })).toBe(3000)
  })

  test('what was given away no longer counts (domain 1.22)', () => {
    const bundle = { size: 3000, additionalCompleteSize: 0, topUps: [{ size: 1000 }] }
    const givenAway = [{ size: 500 }, { size: 250 }]
    expect([givenAwayOf({ givenAway }), givenAwayOf({})]).toEqual([750, 0])
    expect(bundleRoom({ ...bundle, givenAway })).toBe(3250)
    expect(bundleRoom({ ...bundle, givenAway: [{ size: 4001 }] }), 'never less than nothing').toBe(0)
  })

  test('low is 10 percent or less', () => {
    expect(isLow(1000, 10_000)).toBe(true)
    expect(isLow(1001, 10_000)).toBe(false)
    expect(isLow(0, 10_000)).toBe(true)
  })
})
