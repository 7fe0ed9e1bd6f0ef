import { vi } from 'vitest'

/** Timers run twenty times as fast: these tests do not measure time. */
const [REAL_MS, FAKE_MS] = [5, 100]

/** Fakes the timers and advances them continuously. Answers a function that stops it. */
export function flyTime(): () => void {
  const [every, stop] = [setInterval, clearInterval]
  vi.useFakeTimers()
  const flying = every(() => vi.advanceTimersByTime(FAKE_MS), REAL_MS)
  return () => {
    stop(flying)
    vi.useRealTimers()
  }
}
