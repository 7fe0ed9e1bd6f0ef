import type { Day } from '../api/contract/parts.ts'
import { addWorkdays } from './workdays.ts'

/** Complete takes at most so many working days (domain 1.22). */
const WORKDAYS = 2

/** The day on which complete is on at the latest, when it is asked for today. */
export const completeBy = (today: Day): Day => addWorkdays(today, WORKDAYS)
