/** A session ends after half an hour without a deed (spec 9 auto-logout timer), in ms. */
export const IDLE_LIMIT_MS = 1_800_000
/** A dialog counts down from this moment on (decisions D7: 28:00), in ms. */
export const WARNING_AFTER_MS = 28 * 60_000
/** A clock that was set back further than this cannot be trusted (ms). */
const CLOCK_SLACK_MS = 60_000

export type Idleness = { kind: 'active' } | { kind: 'warning'; secondsLeft: number } | { kind: 'expired' }

/**
 * Is the session still alive? `lastActivity` is that of any tab, both in ms. A deadline that is compared, not a timer that runs: sleep
 * cannot stretch it. Before the last activity by more than a minute: expired, since the clock was set back (decisions D7, spec 9).
 */
export function idleness(now: number, lastActivity: number): Idleness {
  const idle = now - lastActivity
  if (idle >= IDLE_LIMIT_MS || idle < -CLOCK_SLACK_MS) return { kind: 'expired' }
  if (idle < WARNING_AFTER_MS) return { kind: 'active' }
  return { kind: 'warning', secondsLeft: Math.ceil((IDLE_LIMIT_MS - idle) / 1000) }
}

/** When the countdown is said aloud (seconds left): every second would drown everything else. */
const ANNOUNCED_AT = [20, 60, 120] as const

/** The number of seconds that a screen reader hears now: the last of those moments that has come. */
export const announcedSeconds = (secondsLeft: number): number =>
  ANNOUNCED_AT.find((moment) => secondsLeft <= moment) ?? secondsLeft
