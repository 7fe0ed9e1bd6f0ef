/** A session ends after this time without activity (spec 9 auto-logout timer), in ms. */
export const IDLE_LIMIT_MS = 1_800_000
/** The countdown dialog opens after this idle time, in ms (decisions D7: 28:00). */
const WARNING_AFTER_MS = 28 * 60_000
/** A clock that was set back further than this is not trusted (ms). */
const CLOCK_SLACK_MS = 60_000

type Idleness = { kind: 'active' } | { kind: 'warning'; secondsLeft: number } | { kind: 'expired' }

/**
 * Compares `now` with `lastActivity` of any tab (ms). It compares deadlines instead of running a timer, so sleep cannot extend a
 * session. A clock set back by more than a minute counts as expired (decisions D7, spec 9).
 */
export function idleness(now: number, lastActivity: number): Idleness {
  const idle = now - lastActivity
  if (idle >= IDLE_LIMIT_MS || idle < -CLOCK_SLACK_MS) return { kind: 'expired' }
  if (idle < WARNING_AFTER_MS) return { kind: 'active' }
  return { kind: 'warning', secondsLeft: Math.ceil((IDLE_LIMIT_MS - idle) / 1000) }
}
