import { copy } from '../copy.ts'
import { part } from '../pwa/part.ts'
import { toast } from '../stores/toasts.ts'
import type { CalendarDay } from '../words/ics.ts'

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
