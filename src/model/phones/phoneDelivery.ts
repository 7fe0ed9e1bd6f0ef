import { addDays, addMonths, dayOf, hourOf, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { livesOnWaddenIsland } from '#kit/typed/address.ts'
import { addWorkdays } from '#kit/workdays.ts'
import { invoiceDateOf } from '#model/invoices/invoices.ts'

/** Orders before this hour are shipped the same day (domain shop.common.delivery). */
const LAST_HOUR = 22

/** The delivery day of a phone ordered now (ms): the next working day, one later on the Wadden islands. */
export function phoneArrivesOn(now: number, zipCode: string): Day {
  const leavesOn = hourOf(now) < LAST_HOUR ? dayOf(now) : addDays(dayOf(now), 1)
  return addWorkdays(leavesOn, livesOnWaddenIsland(zipCode) ? 2 : 1)
}

/** The date of the invoice with the first term of a phone: the invoice of the month after delivery. */
export const firstTermOn = (arrivesOn: Day): Day => invoiceDateOf(addMonths(startOfMonth(arrivesOn), 1))
