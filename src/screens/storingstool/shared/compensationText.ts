import type { Compensation } from '../../../api/contract/outage.ts'
import { hoursOf } from '../../../domain/compensation.ts'
import { dayOf } from '../../../domain/dates.ts'
import { dayText, monthName } from '../../../words/dateText.ts'
import { euro } from '../../../words/money.ts'
import { compensationCopy as copy } from './compensationCopy.ts'

/** How long there was no service, how much comes back for it, and where; `now` in ms. */
export function compensationText(compensation: Compensation, now: number): { title: string; text: string } {
  const { area, from, until, amount, month, paid } = compensation
  const hours = hoursOf(compensation, now)
  const sum = euro(amount)
  if (until === null) return { title: copy.lasting.title(area), text: copy.lasting.body(hours, sum) }
  const [first, last] = [dayOf(Date.parse(from)), dayOf(Date.parse(until))]
  const when = (first === last ? copy.onDay : copy.sinceDay)(dayText(first), hours)
  const back = month === null ? copy.asCredit(sum) : (paid === null ? copy.toCome : copy.onInvoice)(sum, monthName(month))
  return { title: copy.title(area), text: `${when} ${back}` }
}
