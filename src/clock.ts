let shift = 0

/** The only source of now (ms since epoch). */
export const now = (): number => Date.now() + shift

/** The device's own time (ms), for how long ago something happened here: moving the demo clock by a month ends no session. */
export const deviceNow = (): number => Date.now()

/** Moves the clock; only builds with a mock backend do. */
export function shiftClock(ms: number): void {
  shift = ms
}
