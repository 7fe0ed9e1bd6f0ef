/** How an invoice stands, and what the customer still has to do about it. */
import type { InvoiceSummary } from '../api/contract/invoices.ts'
import type { Day } from '../api/contract/parts.ts'
import { addMonths } from './dates.ts'
import { sumOf } from './money.ts'

type Standing = Pick<
  InvoiceSummary,
  'state' | 'amount' | 'paidInTerms' | 'inArrangement' | 'processing' | 'debitOn' | 'paidOn' | 'date'
>

/** Should have been paid: its day has passed, or its direct debit failed. What is in an arrangement is paid in terms. */
export const isOverdue = ({ state, inArrangement }: Pick<Standing, 'state' | 'inArrangement'>): boolean =>
  state === 'NOT_PAID' && !inArrangement

/** Why an invoice cannot be paid by the customer. */
export type Hindrance = 'paid' | 'nothing' | 'back' | 'arrangement' | 'processing' | 'debit'

/**
 * Why the customer cannot pay an invoice by themselves: it is paid, there was nothing to pay, the money comes back, it is paid in terms, the
 * bank is busy with it, or its direct debit is announced (domain 1.10). Null when it waits for them.
 */
export function hindranceOf({
  state,
  amount,
  paidOn,
  inArrangement,
  processing,
  debitOn,
}: Omit<Standing, 'date'>): Hindrance | null {
  if (amount < 0) return 'back'
  if (state === 'PAID') return paidOn === null ? 'nothing' : 'paid'
  if (inArrangement) return 'arrangement'
  if (processing) return 'processing'
  return state === 'TO_PAY' && debitOn !== null ? 'debit' : null
}

/** Waits for the customer, and not for a direct debit, a bank or the terms of an arrangement. */
export const waitsForCustomer = (invoice: Standing): boolean => hindranceOf(invoice) === null

/** What of an invoice is still to be paid, in cents: a part may have been paid in terms. */
export const dueOf = ({ amount, paidInTerms }: Pick<Standing, 'amount' | 'paidInTerms'>): number => amount - paidInTerms

/** What is open, in cents: everything that waits for the customer. */
export const openSumOf = (invoices: readonly Standing[]): number =>
  sumOf(invoices.filter(waitsForCustomer).map((invoice) => ({ amount: dueOf(invoice) })))

/** What waits for the customer, the most urgent first: overdue before open, and the oldest before what is newer. */
export const urgentOf = <Invoice extends Standing>(invoices: readonly Invoice[]): Invoice[] =>
  invoices.filter(waitsForCustomer).toSorted((a, b) => Number(isOverdue(b)) - Number(isOverdue(a)) || (a.date < b.date ? -1 : 1))

/** Invoices can be looked at for so many months after the last day. */
const KEPT_MONTHS = 12
export const keepsInvoicesUntil = (endsOn: Day): Day => addMonths(endsOn, KEPT_MONTHS)
