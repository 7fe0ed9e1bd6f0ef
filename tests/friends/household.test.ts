import { describe, expect, test } from 'vitest'
import { discountEndsOn, householdDiscount, inviteProblem, nextHouseholdStep, sharedLevelOf } from '#model/friends/household.ts'
import { dataBundle } from '../overview/overzichtOverview.ts'

const group = (subscriptions: number, prepaid = 0) => [
  ...Array.from({ length: subscriptions }, () => ({ isPrepaid: false })),
  ...Array.from({ length: prepaid }, () => ({ isPrepaid: true })),
]

describe('household discount (domain 1.22)', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 100],
    [3, 100],
    [4, 200],
    [9, 200],
  ])('2 or more subscriptions: € 1,00 for each; from 4: € 2,00. Of %i: %i cents', (subscriptions, cents) =>
    expect(householdDiscount(group(subscriptions))).toBe(cents),
  )

  test('not for prepaid', () => {
    expect(householdDiscount(group(1, 5))).toBe(0)
    expect(householdDiscount(group(3, 1))).toBe(100)
  })

  test.each([
    ['2026-11-20', '2026-12-01'],
    ['2026-11-30', '2026-12-01'],
    ['2026-12-31', '2027-01-01'],
    ['2027-01-31', '2027-02-01'],
    ['2026-11-01', '2026-12-01'],
  ])('it ends the month after the group shrinks below 2: left on %s, none from %s', (left, ends) =>
    expect(discountEndsOn(left)).toBe(ends),
  )
})

test('a number to invite: there, right, and of somebody else in any notation', () => {
  expect(inviteProblem('', null)).toBe('required')
  expect(inviteProblem('06 123', null)).toBe('invalid')
  expect(inviteProblem('+31 6 90 00 00 01', '0690000001')).toBe('notOwn')
  expect(inviteProblem('06 90 00 00 02', '0690000001')).toBeNull()
  expect(inviteProblem('06 90 00 00 01', null)).toBeNull()
})

test('nextHouseholdStep: when subscriptions are missing for the next discount, then how many and how much', () =>
  expect([1, 2, 3, 4, 9].map(nextHouseholdStep)).toEqual([
    { missing: 1, discount: 100 },
    { missing: 2, discount: 200 },
    { missing: 1, discount: 200 },
    null,
    null,
  ]))

describe('what housemates see', () => {
  const bundle = { ...dataBundle, size: 3000, additionalCompleteSize: 0, topUps: [], isInfiniteBundle: false }

  test.each([
    [0, 100],
    [1, 99],
    [1500, 50],
    [2999, 0],
    [4000, 0],
  ])('sharedLevelOf: when %i of 3000 MB are used, then %i percent is left, rounded down', (used, left) =>
    expect(sharedLevelOf({ ...bundle, used })).toEqual({ left }),
  )
  test('sharedLevelOf: when nothing can run out, then no percentage', () => {
    expect(sharedLevelOf(null)).toEqual({ left: null })
    expect(sharedLevelOf({ ...bundle, isInfiniteBundle: true })).toEqual({ left: null })
    expect(sharedLevelOf({ ...bundle, size: 0 })).toEqual({ left: null })
  })
})
