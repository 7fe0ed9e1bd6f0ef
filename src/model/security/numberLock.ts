/** A request on a locked number begins after this delay (ms). */
export const LOCK_WAITS = 24 * 3_600_000

/** When an order of this moment (ms) begins: at once, or after the wait of a number that is locked. */
export const beginsAt = (now: number, isLocked: boolean): number => (isLocked ? now + LOCK_WAITS : now)
