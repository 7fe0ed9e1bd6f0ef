import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followDays } from '#app/start/midnight.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['at midnight', '2026-11-30T23:58:30+01:00', 90_000],
  ['at the end of summer time', '2026-10-25T23:59:00+01:00', 60_000],
  ['at the begin of summer time', '2026-03-29T23:59:30+02:00', 30_000],
])('a page that stays open: when a day begins in Amsterdam (%s), then it hears so at once, and once', (_, start, left) => {
  vi.setSystemTime(new Date(start))
  const turned = vi.fn()
  followDays(turned)
  vi.advanceTimersByTime(left - 1)
  expect(turned).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(turned).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3_600_000)
  expect(turned).toHaveBeenCalledTimes(1)
})

test('a page that stays open: when the clock jumps to another day, then it hears so within a minute', () => {
  vi.setSystemTime(new Date('2026-11-28T12:00:00+01:00'))
  const turned = vi.fn()
  followDays(turned)
  vi.setSystemTime(new Date('2026-12-01T12:00:00+01:00'))
  vi.advanceTimersByTime(60_000)
  expect(turned).toHaveBeenCalledTimes(1)
})
