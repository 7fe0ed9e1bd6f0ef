let shift = 0

/** The only source of now (ms since epoch). */
export const now = (): number => Date.now() + shift

/** Moves the clock; only builds with a mock backend do. */
export function shiftClock(ms: number): void {
  shift = ms
}
