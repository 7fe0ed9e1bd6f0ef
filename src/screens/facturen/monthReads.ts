import { getNextInvoice } from '../../api/contract/invoices.ts'
import { type Reading, reading } from '../../api/operation.ts'

export const reads = (): readonly Reading[] => [reading(getNextInvoice)]
