import { getInvoices } from '../../../api/contract/invoices.ts'
import { getPaymentIssuers } from '../../../api/contract/payment.ts'
import { getSimCard } from '../../../api/contract/simcard.ts'
import { type Reading, reading } from '../../../api/operation.ts'

export const reads = (): readonly Reading[] => [reading(getInvoices), reading(getSimCard), reading(getPaymentIssuers)]
