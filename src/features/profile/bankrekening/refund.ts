import { now } from '#kit/clock.ts'
import { dayOf, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { nextInvoiceText } from '#model/invoices/nextInvoice.ts'
import { type Overview, overviewFor } from '#model/overview/contract.ts'
import { useReadState } from '#platform/api/client.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { copy } from './copy.ts'

type Known = Pick<Overview, 'subscriptionActive' | 'lastInvoiceOn'>

/** Where a cent that is paid today comes back: on the invoice of the next month, or on the account where none follows. */
export function refundText({ subscriptionActive, lastInvoiceOn }: Known, today: Day): string {
  const follows = lastInvoiceOn === null ? subscriptionActive : startOfMonth(lastInvoiceOn) > startOfMonth(today)
  return follows ? copy.check.refund(nextInvoiceText(today)) : copy.check.refundOnAccount
}

/** The sentence about this customer's cent. Empty while it is unknown. */
export function useRefund(): string {
  const isPrepaid = useIsPrepaid()
  const overview = useReadState(overviewFor(isPrepaid)).value
  if (isPrepaid) return copy.check.refundPrepaid
  return overview === null ? '' : refundText(overview, dayOf(now()))
}
