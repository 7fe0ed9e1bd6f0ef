import type { InvoiceSummary } from '../../../api/contract/invoices.ts'
import { isOverdue, waitsForCustomer } from '../../../domain/dueInvoices.ts'
import { isInvoiceId } from '../invoiceReads.ts'

/** In the address, in the place of an invoice: all that is open, and of that what is overdue. */
export const ALL_OPEN = 'alle-facturen'
export const ALL_OVERDUE = 'te-laat'

export const isSeveral = (id: string): boolean => id === ALL_OPEN || id === ALL_OVERDUE
export const isPayable = (id: string): boolean => isSeveral(id) || isInvoiceId(id)

/** What is ticked at first. */
export const proposedOf = (open: readonly InvoiceSummary[], id: string): readonly string[] => {
  const overdue = open.filter(isOverdue)
  return (id === ALL_OVERDUE && overdue.length > 0 ? overdue : open).map((invoice) => invoice.id)
}

/** Does a blocked simcard work again once these are paid? When nothing is overdue any more. */
export const unblocksWith = (invoices: readonly InvoiceSummary[], chosen: readonly string[]): boolean =>
  invoices.every((invoice) => !isOverdue(invoice) || (waitsForCustomer(invoice) && chosen.includes(invoice.id)))
