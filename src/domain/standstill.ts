import type { Day, Standstill } from '../api/contract/parts.ts'

/** What stands in the way of internet on a day: figures may be older, and a data cap only holds until the next bundle begins. */
export const standstillOn = (standstill: Standstill | null, today: Day): Standstill | null =>
  standstill?.until !== undefined && standstill.until <= today ? null : standstill
