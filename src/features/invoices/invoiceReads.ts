import * as v from 'valibot'
import type { AccessFacts } from '#model/access/access.ts'
import { getInvoice, InvoiceId, LATEST } from '#model/invoices/contract/invoices.ts'
import { reading, type Wanted } from '#model/operation.ts'
import type { RouteAddress } from '#platform/router/route.ts'

export const isInvoiceId = (id: string): boolean => v.is(InvoiceId, id)

/** The read of the invoice in the address, or of the newest one if the address has none. An invalid id is not requested. */
export const invoiceReads = (_: AccessFacts, { params: { id = LATEST } }: Pick<RouteAddress, 'params'>): readonly Wanted[] =>
  id === LATEST || isInvoiceId(id) ? [reading(getInvoice, { id })] : []
