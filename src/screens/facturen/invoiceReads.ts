import * as v from 'valibot'
import { getInvoice, InvoiceId, LATEST } from '../../api/contract/invoices.ts'
import { reading, type Wanted } from '../../api/operation.ts'
import type { AccessFacts } from '../../domain/access.ts'
import type { RouteAddress } from '../../routes/route.ts'

export const isInvoiceId = (id: string): boolean => v.is(InvoiceId, id)

/** The read of the invoice in the address, or of the newest one if the address has none. An invalid id is not requested. */
export const reads = (_: AccessFacts, { params: { id = LATEST } }: Pick<RouteAddress, 'params'>): readonly Wanted[] =>
  id === LATEST || isInvoiceId(id) ? [reading(getInvoice, { id })] : []
