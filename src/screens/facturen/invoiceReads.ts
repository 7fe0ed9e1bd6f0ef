import * as v from 'valibot'
import { getInvoice, InvoiceId, LATEST } from '../../api/contract/invoices.ts'
import { reading, type Wanted } from '../../api/operation.ts'
import type { Facts } from '../../domain/access.ts'
import type { Address } from '../../routes/route.ts'

/** What cannot be an invoice is not asked for. */
export const isInvoiceId = (id: string): boolean => v.is(InvoiceId, id)

/** The invoice in the address; an address without one is about the newest. */
export const reads = (_: Facts, { params: { id = LATEST } }: Pick<Address, 'params'>): readonly Wanted[] =>
  id === LATEST || isInvoiceId(id) ? [reading(getInvoice, { id })] : []
