import { describe, expect, test } from 'vitest'
import { IDLE_LIMIT_MS, idleness } from '#model/device/idle.ts'
import { announcedSeconds } from '#model/overview/announced.ts'

const MINUTE = 60_000

test('spec 9: the auto-logout timer is 1800000 ms', () => expect(IDLE_LIMIT_MS).toBe(1_800_000))

describe('a session ends 30 minutes after the last activity (decisions D7)', () => {
  test.each([
    [0, { kind: 'active' }],
    [28 * MINUTE - 1, { kind: 'active' }],
    [28 * MINUTE, { kind: 'warning', secondsLeft: 120 }],
    [28 * MINUTE + 999, { kind: 'warning', secondsLeft: 120 }],
    [28 * MINUTE + 1000, { kind: 'warning', secondsLeft: 119 }],
    [29 * MINUTE, { kind: 'warning', secondsLeft: 60 }],
    [30 * MINUTE - 1, { kind: 'warning', secondsLeft: 1 }],
    [30 * MINUTE, { kind: 'expired' }],
    [3 * 60 * MINUTE, { kind: 'expired' }],
  ])('after %i ms', (idle, expected) => {
    expect(idleness(idle, idle)).toEqual(expected)
    expect(idleness(idle, null)).toEqual(expected)
  })
})

describe('two clocks: the longer time counts', () => {
  test.each([
    ['the device slept', 30 * MINUTE, MINUTE, 'expired'],
    ['the clock was set back', -60 * MINUTE, 10 * MINUTE, 'active'],
    ['the clock was set back, half an hour ago', -30 * MINUTE, 30 * MINUTE, 'expired'],
    ['the clock was set forward', 28 * MINUTE, 3 * MINUTE, 'warning'],
  ] as const)('when %s, then that holds', (_, wall, steady, kind) => expect(idleness(wall, steady).kind).toBe(kind))
})

describe('a clock that was set back does not stretch it, where no other clock runs', () => {
  test.each([
    [-30_000, 'active'],
    [-60_000, 'active'],
    [-60_001, 'expired'],
    [-24 * 60 * MINUTE, 'expired'],
  ])('by %i ms', (back, kind) => expect(idleness(back, null).kind).toBe(kind))
})

describe('the countdown is said at 2:00, 1:00 and 0:20', () => {
  test.each([
    [120, 120],
    [119, 120],
    [61, 120],
    [60, 60],
    [21, 60],
    [20, 20],
    [1, 20],
  ])('%i seconds left: %i', (left, said) => expect(announcedSeconds(left)).toBe(said))
})
