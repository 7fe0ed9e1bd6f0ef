import { describe, expect, test } from 'vitest'
import { bundleRoom, leftOf } from '#model/bundles/bundles.ts'
import { canReceive, givingProblem, hasDataToGive, MOST_GIVEN, ownLeftOf, sizesToGive } from '#model/friends/giving.ts'
import { sharedLevelOf } from '#model/friends/household.ts'
import { runsOutAfter } from '#model/friends/runsOutAfter.ts'
import { dataBundle, now, overview } from '../overview/overzichtOverview.ts'

/** 6 of 10 GB are left. */
const bundle = dataBundle
const gave = (...sizes: number[]) => ({ ...bundle, givenAway: sizes.map((size) => ({ day: '2026-11-12', size }) as const) })

describe('giving data in the household (domain 1.22)', () => {
  test('the bundle: when data is given, then there is less of it, and what others see falls along', () => {
    expect([bundleRoom(gave(2000)), leftOf(gave(2000))]).toEqual([8000, 4000])
    expect([bundleRoom(gave(5000, 1000)), leftOf(gave(5000, 1000))]).toEqual([4000, 0])
    expect(sharedLevelOf(gave(2000))).toEqual({ left: 50 })
  })

  test('a size: when there is less than that of the bundle itself, then it cannot be given', () => {
    expect(sizesToGive(bundle)).toEqual([1000, 2000, 5000])
    expect(sizesToGive({ ...bundle, used: 5001 })).toEqual([1000, 2000])
    expect(sizesToGive({ ...bundle, used: 8000 })).toEqual([1000, 2000])
    expect(sizesToGive({ ...bundle, used: 9001 })).toEqual([])
    expect(sizesToGive(gave(5000))).toEqual([1000])
    expect(givingProblem(gave(5000), 2000)).toBe('left')
  })

  test('extra internet and gifts: when they were added, then they stay with the customer', () => {
    const extra = { ...bundle, topUps: [{ day: '2026-11-10', size: 5000 } as const] }
    expect([leftOf(extra), ownLeftOf(extra)]).toEqual([11_000, 6000])
    const given = { ...extra, givenAway: [{ day: '2026-11-12', size: 2000 } as const] }
    expect([leftOf(given), ownLeftOf(given)]).toEqual([9000, 4000])
    expect([leftOf({ ...extra, used: 12_000 }), ownLeftOf({ ...extra, used: 12_000 })]).toEqual([3000, 0])
  })

  test('use outside the bundle: when it was charged, then it takes nothing of what came later', () => {
    expect(ownLeftOf({ ...bundle, used: 12_000, outside: 2000 })).toBe(0)
    expect(ownLeftOf({ ...bundle, size: 20_000, used: 12_000, outside: 2000 })).toBe(10_000)
    const given = [{ day: '2026-11-12', size: 5000 } as const]
    expect(ownLeftOf({ ...bundle, size: 20_000, used: 9000, outside: 2000, givenAway: given })).toBe(8000)
  })

  test('a month: when 10 GB was given in it, then no more can be given', () => {
    const large = { ...gave(5000, 4000), size: 50_000 }
    expect(MOST_GIVEN).toBe(10_000)
    expect(sizesToGive(large)).toEqual([1000])
    expect(givingProblem(large, 2000)).toBe('month')
    expect(sizesToGive({ ...gave(5000, 5000), size: 50_000 })).toEqual([])
  })

  test('who gives: when a bundle cannot run out or is not there, then nothing can be given', () => {
    expect(hasDataToGive(bundle)).toBe(true)
    expect(hasDataToGive(null)).toBe(false)
    expect(hasDataToGive({ ...bundle, isInfiniteBundle: true })).toBe(false)
    expect(hasDataToGive({ ...bundle, size: 0, topUps: [{ day: '2026-11-10', size: 5000 }] })).toBe(false)
  })

  test('what follows: when so much is given that the rest does not last, then the day on which it runs out', () => {
    // 6 GB left and 200 MB a day: 4 GB last until the end, 1 GB lasts five days.
    expect(runsOutAfter(overview, 2000, now)).toBeNull()
    expect(runsOutAfter(overview, 5000, now)).toBe('2026-11-25')
  })

  test('who receives: when a housemate shows a level that can run out, and nobody else', () =>
    expect([canReceive({ left: 40 }), canReceive({ left: 0 }), canReceive({ left: null }), canReceive(null)]).toEqual([
      true,
      true,
      false,
      false,
    ]))
})
