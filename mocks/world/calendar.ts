import type { Day } from '#kit/parts.ts'
import { invoiceDateOf } from '#model/invoices/invoices.ts'

export const DEBIT_DAYS = 7

const invoiceDates = new Map<Day, Day>()

/** The date of the invoice of a month. Cached: every answer about invoices asks for those of years, and finding holidays is slow. */
export function invoicedOn(month: Day): Day {
  const date = invoiceDates.get(month) ?? invoiceDateOf(month)
  invoiceDates.set(month, date)
  return date
}

/** Whole months from the month of `a` to the month of `b`. */
export function monthsBetween(a: Day, b: Day): number {
  const [[yearA = 0, monthA = 0], [yearB = 0, monthB = 0]] = [a, b].map((day) => day.split('-').map(Number)) as [
    number[],
    number[],
  ]
  return (yearB - yearA) * 12 + monthB - monthA
}

/** The years in which the demo calendar works. */
const [FIRST, END] = [Date.UTC(2000, 0), Date.UTC(2100, 0)]

export const isOnCalendar = (ms: number): boolean => ms >= FIRST && ms < END
