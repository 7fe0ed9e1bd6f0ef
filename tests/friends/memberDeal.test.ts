import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import { friendsThisYear, giftStatus } from '#model/friends/memberDeal.ts'
import { isInReflection } from '#model/subscription/withdrawal.ts'

describe('the gifts of a friend (domain 1.22)', () => {
  test('somebody who has ordered, and has no first day yet', () => {
    expect(giftStatus(null, '2026-11-20')).toEqual({ status: 'ordered' })
  })
  test('after the 14 days in which the friend may change their mind', () => {
    expect(giftStatus('2026-11-20', '2026-11-20')).toEqual({ status: 'waiting', giftOn: '2026-12-05' })
    expect(giftStatus('2026-11-20', '2026-12-04')).toEqual({ status: 'waiting', giftOn: '2026-12-05' })
    expect(giftStatus('2026-11-20', '2026-12-05')).toEqual({ status: 'done' })
  })
  test('which last until a working day', () => {
    expect(giftStatus('2026-11-07', '2026-11-23')).toEqual({ status: 'waiting', giftOn: '2026-11-24' }) // until Monday
  })
  test('and never while they can', () => {
    for (let at = 0; at < 365; at += 1) {
      const startsOn = addDays('2026-01-01', at)
      for (let day = startsOn; isInReflection(startsOn, day); day = addDays(day, 1))
        expect(giftStatus(startsOn, day).status).toBe('waiting')
    }
  })
  test('over a new year', () => {
    expect(giftStatus('2026-12-25', '2026-12-31')).toEqual({ status: 'waiting', giftOn: '2027-01-09' })
  })
})

test('at most 10 friends a year: those of this calendar year count', () => {
  const friends = ['2025-12-31', '2026-01-01', '2026-11-20'].map((orderedOn) => ({ orderedOn }))
  expect(friendsThisYear(friends, '2026-11-20')).toBe(2)
  expect(friendsThisYear(friends, '2027-01-01')).toBe(0)
  expect(friendsThisYear([], '2026-11-20')).toBe(0)
})
