import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { periodIn } from '#features/usage/reads.ts'
import { momentOf } from '#kit/dates.ts'

const asked = (period: string) => periodIn(new URLSearchParams({ periode: period }))

beforeEach(() => {
  vi.useFakeTimers({ now: momentOf('2026-11-20', 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each(['2026-11-20', '2026-11-20.2', '2026-01-31', '2025-10-01'])('%s can begin a period', (period) =>
  expect(asked(period)).toEqual({ period }),
)

test.each(['2026-11-21', '2026-11-21.2', '2025-09-01', 'november', '2026-11-20.', '2026-11-20.2.3', '2026-11-20 or so', ''])(
  '"%s" cannot: the current one',
  (period) => expect(asked(period)).toEqual({}),
)
