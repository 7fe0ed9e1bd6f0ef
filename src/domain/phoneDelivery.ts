import type { Day } from '../api/contract/parts.ts'
import { livesOnWaddenIsland } from './address.ts'
import { addDays, addMonths, dayOf, hourOf, startOfMonth } from './dates.ts'
import { invoiceDateOf } from './invoices.ts'
import { addWorkdays } from './workdays.ts'

/** What is ordered before this hour leaves the same day (domain shop.common.delivery). */
const LAST_HOUR = 22

/** The day on which a phone arrives that is ordered now (ms): the next working day, and one later on the Wadden islands. */
export function phoneArrivesOn(now: number, zipCode: string): Day {
  const leavesOn = hourOf(now) < LAST_HOUR ? dayOf(now) : addDays(dayOf(now), 1)
  return addWorkdays(leavesOn, livesOnWaddenIsland(zipCode) ? 2 : 1)
}

/** The day of the invoice on which the first term of a phone stands: that of the month after it came. */
export const firstTermOn = (arrivesOn: Day): Day => invoiceDateOf(addMonths(startOfMonth(arrivesOn), 1))
