/** A session ends after this time without activity (spec 9 auto-logout timer), in ms. */
export const IDLE_LIMIT_MS = 1_800_000
/** The countdown dialog opens after this idle time, in ms (decisions D7: 28:00). */
const WARNING_AFTER_MS = 28 * 60_000
/** A clock that was set back further than this is not trusted (ms). */
export const CLOCK_SLACK_MS = 60_000

type Idleness = { kind: 'active' } | { kind: 'warning'; secondsLeft: number } | { kind: 'expired' }

/** Why a session counts as idle without proof: only the clock of the device says so, or that clock was set back. */
export type ClockDoubt = 'clock' | 'set-back'

/**
 * How idle a session is. `wall`: the time since the last activity by the clock of the device, which people can set. `steady`: the same by
 * a clock that nobody can set, but that may stand still while the device sleeps; null at a start (ms). The longer of the two counts, so
 * that neither sleep nor a corrected clock extends a session. Without a steady clock, a clock that was set back by more than a minute
 * counts as expired (decisions D7, spec 9).
 */
export function idleness(wall: number, steady: number | null): Idleness {
  const idle = Math.max(wall, steady ?? wall)
  if (idle >= IDLE_LIMIT_MS || idle < -CLOCK_SLACK_MS) return { kind: 'expired' }
  if (idle < WARNING_AFTER_MS) return { kind: 'active' }
  return { kind: 'warning', secondsLeft: Math.ceil((IDLE_LIMIT_MS - idle) / 1000) }
}
