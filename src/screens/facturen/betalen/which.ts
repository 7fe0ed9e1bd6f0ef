import type { InvoiceSummary } from '../../../api/contract/invoices.ts'
import { isOverdue, waitsForCustomer } from '../../../domain/dueInvoices.ts'
import { isInvoiceId } from '../invoiceReads.ts'

/** Ids for the address that stand for all unpaid or all overdue invoices. */
export const ALL_OPEN = 'alle-facturen'
export const ALL_OVERDUE = 'te-laat'

export const isSeveral = (id: string): boolean => id === ALL_OPEN || id === ALL_OVERDUE
export const isPayable = (id: string): boolean => isSeveral(id) || isInvoiceId(id)

export const proposedOf = (open: readonly InvoiceSummary[], id: string): readonly string[] => {
  const overdue = open.filter(isOverdue)
  return (id === ALL_OVERDUE && overdue.length > 0 ? overdue : open).map((invoice) => invoice.id)
}

/** True when a blocked simcard works again after this payment: no invoice is overdue any more. */
export const unblocksWith = (invoices: readonly InvoiceSummary[], chosen: readonly string[]): boolean =>
  invoices.every((invoice) => !isOverdue(invoice) || (waitsForCustomer(invoice) && chosen.includes(invoice.id)))
