import { vi } from 'vitest'

/** Waiting takes a twentieth of the time: nothing here is about how long it takes. */
const [REAL_MS, FAKE_MS] = [5, 100]

/** Fakes the timers, and lets them go by. Answers what ends it. */
export function flyTime(): () => void {
  const [every, stop] = [setInterval, clearInterval]
  vi.useFakeTimers()
  const flying = every(() => vi.advanceTimersByTime(FAKE_MS), REAL_MS)
  return () => {
    stop(flying)
    vi.useRealTimers()
  }
}
