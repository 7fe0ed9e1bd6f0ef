import { now } from '../../../clock.ts'
import { dayOf } from '../../../domain/dates.ts'
import type { RightsDate } from '../../../domain/rightsClock.ts'
import { provider } from '../../../provider.ts'
import { accountHere } from '../../../session/visitor.ts'
import { toast } from '../../../stores/toasts.ts'
import { saveFile } from '../../../ui/download.ts'
import { calendarOf } from '../../../words/ics.ts'
import { rightsCopy as copy } from './rightsCopy.ts'
import { calendarDays } from './rightsText.ts'

/** Downloads these dates as a calendar file. */
export function saveDates(dates: readonly RightsDate[]): void {
  const whose = (accountHere() ?? '').slice(0, 12) // part of a hash that only this device can make
  const text = calendarOf(calendarDays(dates, whose), provider.product, provider.hosts[0], now())
  saveFile(
    copy.fileName(dates.length === 1 && dates[0] ? dates[0].day : dayOf(now())),
    new Blob([text], { type: 'text/calendar;charset=utf-8' }),
  )
  toast({ id: 'agenda', text: copy.saved, good: true })
}
