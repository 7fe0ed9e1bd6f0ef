import type { Day } from '#kit/parts.ts'
import { addWorkdays } from '#kit/workdays.ts'

/** Activating Compleet takes at most this many working days (domain 1.22). */
const WORKDAYS = 2

/** The last day on which Compleet becomes active when ordered today. */
export const completeBy = (today: Day): Day => addWorkdays(today, WORKDAYS)
