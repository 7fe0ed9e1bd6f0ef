import type { Day, Standstill } from '#kit/parts.ts'

/** The standstill that applies on a day: figures may be older, and a data cap ends when the next bundle starts. */
export const standstillOn = (standstill: Standstill | null, today: Day): Standstill | null =>
  standstill?.until !== undefined && standstill.until <= today ? null : standstill
