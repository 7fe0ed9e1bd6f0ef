import { addMonths, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { sumOf } from '#kit/words/money.ts'
import type { InvoiceSummary } from './contract/invoices.ts'

type InvoiceState = Pick<
  InvoiceSummary,
  'state' | 'amount' | 'paidInTerms' | 'inArrangement' | 'processing' | 'debitOn' | 'paidOn' | 'date'
>

/** The due date has passed or the direct debit failed. Invoices in an arrangement are never overdue: they are paid in terms. */
export const isOverdue = ({ state, inArrangement }: Pick<InvoiceState, 'state' | 'inArrangement'>): boolean =>
  state === 'NOT_PAID' && !inArrangement

export type Hindrance = 'paid' | 'nothing' | 'back' | 'arrangement' | 'processing' | 'debit'

/**
 * Why the customer cannot pay an invoice now: paid, zero amount, refund, arrangement, payment in progress, or announced direct
 * debit (domain 1.10). Null when the customer can pay it.
 */
export function hindranceOf({
  state,
  amount,
  paidOn,
  inArrangement,
  processing,
  debitOn,
}: Omit<InvoiceState, 'date'>): Hindrance | null {
  if (amount < 0) return 'back'
  if (state === 'PAID') return paidOn === null ? 'nothing' : 'paid'
  if (inArrangement) return 'arrangement'
  if (processing) return 'processing'
  return state === 'TO_PAY' && debitOn !== null ? 'debit' : null
}

/** True when the customer has to pay this invoice themselves. */
export const waitsForCustomer = (invoice: InvoiceState): boolean => hindranceOf(invoice) === null

/** Cents of an invoice still to pay: part may have been paid in terms. */
export const dueOf = ({ amount, paidInTerms }: Pick<InvoiceState, 'amount' | 'paidInTerms'>): number => amount - paidInTerms

/** The total (cents) of all invoices that the customer has to pay themselves. */
export const openSumOf = (invoices: readonly InvoiceState[]): number =>
  sumOf(invoices.filter(waitsForCustomer).map((invoice) => ({ amount: dueOf(invoice) })))

/** The invoices that the customer has to pay themselves: overdue first, then oldest first. */
export const urgentOf = <Invoice extends InvoiceState>(invoices: readonly Invoice[]): Invoice[] =>
  invoices.filter(waitsForCustomer).toSorted((a, b) => Number(isOverdue(b)) - Number(isOverdue(a)) || (a.date < b.date ? -1 : 1))

/** Invoices stay available for this many months after the last one. */
const KEPT_MONTHS = 12
export const keepsInvoicesUntil = (lastInvoiceOn: Day): Day => addMonths(lastInvoiceOn, KEPT_MONTHS)

/** Does the invoice of a day come after the settlement of the subscription? Terms of a phone do: the loan goes on (domain 1.14). */
export const isAfterSettlement = (date: Day, endsOn: Day): boolean => startOfMonth(date) > addMonths(startOfMonth(endsOn), 1)
