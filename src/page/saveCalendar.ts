import { now } from '#kit/clock.ts'
import { provider } from '#kit/provider.ts'
import { saveFile } from '#kit/ui/download.ts'
import { type CalendarDay, calendarOf } from '#kit/words/ics.ts'
import { accountHere } from '#platform/session/visitor.ts'
import { toast } from '#platform/stores/toasts.ts'

/** Downloads these days as a calendar file, named after what is in it. A second import updates the customer's own entries. */
export function saveCalendar(name: string, days: readonly CalendarDay[]): void {
  const whose = (accountHere() ?? '').slice(0, 12) // part of a hash that only this device can make
  const own = days.map((day) => ({ ...day, id: `${day.id}-${whose}` }))
  const text = calendarOf(own, provider.product, provider.hosts[0], now())
  saveFile(`${provider.slug}-${name}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  toast({ id: 'agenda', text: 'Het agendabestand staat bij je downloads.', good: true })
}
