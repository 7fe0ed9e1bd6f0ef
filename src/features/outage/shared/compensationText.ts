import { dayOf } from '#kit/dates.ts'
import { dayText, monthName } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { hoursOf } from '#model/outage/compensation.ts'
import type { Compensation } from '#model/outage/contract.ts'
import { compensationCopy } from './compensationCopy.ts'

/** How long there was no service, how much comes back for it, and where; `now` in ms. */
export function compensationText(compensation: Compensation, now: number): { title: string; text: string } {
  const { area, from, until, amount, month, paid } = compensation
  const hours = hoursOf(compensation, now)
  const sum = euro(amount)
  if (until === null) return { title: compensationCopy.lasting.title(area), text: compensationCopy.lasting.body(hours, sum) }
  const [first, last] = [dayOf(Date.parse(from)), dayOf(Date.parse(until))]
  const when = (first === last ? compensationCopy.onDay : compensationCopy.sinceDay)(dayText(first), hours)
  const back =
    month === null
      ? compensationCopy.asCredit(sum)
      : (paid === null ? compensationCopy.toCome : compensationCopy.onInvoice)(sum, monthName(month))
  return { title: compensationCopy.title(area), text: `${when} ${back}` }
}
