import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { RightsDate } from '#model/subscription/rightsClock.ts'
import { saveCalendar } from '#page/saveCalendar.ts'
import { rightsCopy } from './rightsCopy.ts'
import { calendarDays } from './rightsText.ts'

/** Downloads these dates as a calendar file. */
export function saveDates(dates: readonly RightsDate[]): void {
  const day = dates.length === 1 && dates[0] ? dates[0].day : dayOf(now())
  saveCalendar(rightsCopy.fileName(day), calendarDays(dates))
}
