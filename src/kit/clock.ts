let shift = 0

/** The only source of the current time (ms since epoch). */
export const now = (): number => Date.now() + shift

/** The device's own time (ms), for measuring durations: the demo clock must not end a session. */
export const deviceNow = (): number => Date.now()

/** Shifts the clock; mock builds only. */
export function shiftClock(ms: number): void {
  shift = ms
}
