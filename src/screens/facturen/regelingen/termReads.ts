import { getPaymentIssuers } from '../../../api/contract/payment.ts'
import { type Reading, reading } from '../../../api/operation.ts'
import { reads as arrangementReads } from './reads.ts'

/** With the banks, since a term is paid here. */
export const reads = (): readonly Reading[] => [...arrangementReads(), reading(getPaymentIssuers)]
