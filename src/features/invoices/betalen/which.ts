import type { InvoiceSummary } from '#model/invoices/contract/invoices.ts'
import { isOverdue, waitsForCustomer } from '#model/invoices/dueInvoices.ts'
import { type Href, href, withQuery } from '#platform/router/href.ts'
import { isInvoiceId } from '../invoiceReads.ts'

/** Ids for the address that stand for all unpaid or all overdue invoices. */
export const ALL_OPEN = 'alle-facturen'
export const ALL_OVERDUE = 'te-laat'

export const isSeveral = (id: string): boolean => id === ALL_OPEN || id === ALL_OVERDUE
export const isPayable = (id: string): boolean => isSeveral(id) || isInvoiceId(id)

type Open = Pick<InvoiceSummary, 'id' | 'state' | 'inArrangement'>

/** The invoices that are ticked at first. `asked`: the ids in the address, with commas between. */
export const proposedOf = (open: readonly Open[], id: string, asked: string | null = null): readonly string[] => {
  const wanted = open.filter((invoice) => asked?.split(',').includes(invoice.id))
  const overdue = open.filter(isOverdue)
  return (wanted.length > 0 ? wanted : id === ALL_OVERDUE && overdue.length > 0 ? overdue : open).map((invoice) => invoice.id)
}

/** The address for paying some of the open invoices. */
export function wayToPay(open: readonly Open[], chosen: readonly string[]): Href {
  const [only = ALL_OPEN] = chosen
  const to = href('/betaal-factuur/:id', { id: chosen.length === 1 ? only : ALL_OPEN })
  return chosen.length > 1 && chosen.length < open.length ? withQuery(to, { facturen: chosen.join(',') }) : to
}

/** True when a blocked simcard works again after this payment: no invoice is overdue any more. */
export const unblocksWith = (invoices: readonly InvoiceSummary[], chosen: readonly string[]): boolean =>
  invoices.every((invoice) => !isOverdue(invoice) || (waitsForCustomer(invoice) && chosen.includes(invoice.id)))
