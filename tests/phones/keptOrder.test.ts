import { describe, expect, test } from 'vitest'
import { isOrderOver, minutesKept } from '#model/phones/keptOrder.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000

describe('a phone order waits half an hour for its payment (domain 2, phone retention shop)', () => {
  test.each([
    ['just ordered', 30 * MINUTE, 30],
    ['longer than half an hour', 30 * MINUTE + 1, null],
    ['a begun minute counts', MINUTE + 1, 2],
    ['the last minute', MINUTE, 1],
    ['the last moment', 1, 1],
    ['over', 0, null],
    ['long over', -MINUTE, null],
  ])('%s', (_, left, minutes) => {
    expect(minutesKept(NOW + left, NOW)).toBe(minutes)
    expect(isOrderOver({ keptUntil: NOW + left }, NOW)).toBe(left <= 0)
  })

  test('an order without an end shows no minutes and is never over', () => {
    expect(minutesKept(undefined, NOW)).toBeNull()
    expect(isOrderOver({}, NOW)).toBe(false)
  })
})
