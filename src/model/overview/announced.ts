/** Seconds left at which the countdown is announced; every second would drown out everything else. */
const ANNOUNCED_AT = [20, 60, 120] as const

/** The number of seconds to announce now: the most recent moment reached. */
export const announcedSeconds = (secondsLeft: number): number =>
  ANNOUNCED_AT.find((moment) => secondsLeft <= moment) ?? secondsLeft
