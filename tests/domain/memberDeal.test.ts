import { describe, expect, test } from 'vitest'
import { friendsThisYear, giftStatus } from '../../src/domain/memberDeal.ts'

describe('the gifts of a friend (domain 1.22)', () => {
  test('somebody who has ordered, and has no first day yet', () => {
    expect(giftStatus(null, '2026-11-20')).toEqual({ status: 'ordered' })
  })
  test('after the 14 days in which the friend may change their mind', () => {
    expect(giftStatus('2026-11-20', '2026-11-20')).toEqual({ status: 'waiting', giftOn: '2026-12-04' })
    expect(giftStatus('2026-11-20', '2026-12-03')).toEqual({ status: 'waiting', giftOn: '2026-12-04' })
    expect(giftStatus('2026-11-20', '2026-12-04')).toEqual({ status: 'done' })
  })
  test('over a new year', () => {
    expect(giftStatus('2026-12-25', '2026-12-31')).toEqual({ status: 'waiting', giftOn: '2027-01-08' })
  })
})

test('at most 10 friends a year: those of this calendar year count', () => {
  const friends = ['2025-12-31', '2026-01-01', '2026-11-20'].map((orderedOn) => ({ orderedOn }))
  expect(friendsThisYear(friends, '2026-11-20')).toBe(2)
  expect(friendsThisYear(friends, '2027-01-01')).toBe(0)
  expect(friendsThisYear([], '2026-11-20')).toBe(0)
})
