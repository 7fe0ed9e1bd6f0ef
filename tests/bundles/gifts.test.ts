import { describe, expect, test } from 'vitest'
import { betterLater, canUnwrap, isExpired, unwrapUntil, usableUntil } from '#model/bundles/gifts.ts'

const gift = { eligible: true, subscribed: false, until: '2026-12-02' }

test('a gift is valid until the end of the month after unwrapping (domain 1.22)', () => {
  expect(usableUntil('2026-11-20', null)).toBe('2026-12-31')
  expect(usableUntil('2026-12-31', null)).toBe('2027-01-31')
  expect(usableUntil('2027-01-31', null)).toBe('2027-02-28')
})

describe('can it be unwrapped', () => {
  test('when it is eligible, once', () => {
    expect(canUnwrap(gift)).toBe(true)
    expect(canUnwrap({ ...gift, subscribed: true })).toBe(false)
    expect(canUnwrap({ ...gift, eligible: false })).toBe(false)
  })

  test('not after the last day of the subscription', () => {
    expect(unwrapUntil('2026-12-31', null)).toBe('2026-12-31')
    expect(unwrapUntil('2026-12-31', '2027-01-31')).toBe('2026-12-31')
    expect(unwrapUntil('2026-12-31', '2026-12-15')).toBe('2026-12-15')
  })

  test('it expires after its last day, unless it was unwrapped', () => {
    expect(isExpired(gift, '2026-12-02')).toBe(false)
    expect(isExpired(gift, '2026-12-03')).toBe(true)
    expect(isExpired({ ...gift, subscribed: true }, '2026-12-03')).toBe(false)
  })
})

test('in the last days of a month waiting gives a month more, when the gift can wait', () => {
  expect(betterLater({ until: '2026-12-31' }, '2026-11-27', null)).toBeNull()
  expect(betterLater({ until: '2026-12-31' }, '2026-11-28', null)).toBe('2026-12-01')
  expect(betterLater({ until: '2026-12-31' }, '2026-11-30', null)).toBe('2026-12-01')
  expect(betterLater({ until: '2026-12-01' }, '2026-11-30', null)).toBe('2026-12-01')
  expect(betterLater({ until: '2026-11-30' }, '2026-11-30', null)).toBeNull()
})

describe('of a subscription that ends', () => {
  test('a gift is of use until its last day', () => {
    expect(usableUntil('2026-12-01', '2026-12-20')).toBe('2026-12-20')
    expect(usableUntil('2026-12-01', '2027-03-20')).toBe('2027-01-31')
  })
  test('waiting for the next month pays off only if it makes the gift last longer', () => {
    expect(betterLater({ until: '2026-12-31' }, '2026-11-29', '2026-12-20')).toBeNull()
    expect(betterLater({ until: '2026-12-31' }, '2026-11-29', '2027-01-10')).toBe('2026-12-01')
  })
})
