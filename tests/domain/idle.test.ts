import { describe, expect, test } from 'vitest'
import { announcedSeconds } from '../../src/domain/announced.ts'
import { IDLE_LIMIT_MS, idleness } from '../../src/domain/idle.ts'

const at = 1_800_000_000_000
const MINUTE = 60_000

test('spec 9: the auto-logout timer is 1800000 ms', () => {
  expect(IDLE_LIMIT_MS).toBe(1_800_000)
})

describe('a session ends 30 minutes after the last activity (decisions D7)', () => {
  test.each([
    [0, { kind: 'active' }],
    [28 * MINUTE - 1, { kind: 'active' }],
    [28 * MINUTE, { kind: 'warning', secondsLeft: 120 }],
    [29 * MINUTE, { kind: 'warning', secondsLeft: 60 }],
    [30 * MINUTE - 1, { kind: 'warning', secondsLeft: 1 }],
    [30 * MINUTE, { kind: 'expired' }],
    [3 * 60 * MINUTE, { kind: 'expired' }],
  ])('after %i ms', (idle, expected) => {
    expect(idleness(at + idle, at)).toEqual(expected)
  })
})

describe('a clock that was set back does not stretch it', () => {
  test.each([
    [-30_000, 'active'],
    [-60_000, 'active'],
    [-60_001, 'expired'],
    [-24 * 60 * MINUTE, 'expired'],
  ])('by %i ms', (back, kind) => {
    expect(idleness(at + back, at).kind).toBe(kind)
  })
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
  ])('%i seconds left: %i', (left, said) => {
    expect(announcedSeconds(left)).toBe(said)
  })
})
