import { copy } from '#kit/copy.ts'
import type { CalendarDay } from '#kit/words/ics.ts'
import { part } from '#platform/pwa/part.ts'
import { toast } from '#platform/stores/toasts.ts'

const saving = part(() => import('./saveCalendar.ts'))

/** Downloads days as a calendar file. The code loads on demand because it is rarely used. */
export async function putInCalendar(name: string, days: readonly CalendarDay[]): Promise<void> {
  try {
    const { saveCalendar } = await saving()
    saveCalendar(name, days)
  } catch {
    toast({ id: 'agenda', text: copy.loadFailed })
  }
}
