import { getPaymentArrangements } from '../../api/contract/arrangements.ts'
import { getInvoices } from '../../api/contract/invoices.ts'
import { type Reading, reading } from '../../api/operation.ts'

export const reads = (): readonly Reading[] => [reading(getInvoices), reading(getPaymentArrangements)]
