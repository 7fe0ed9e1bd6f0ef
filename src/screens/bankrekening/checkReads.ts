import { getPaymentIssuers } from '../../api/contract/payment.ts'
import { reading } from '../../api/operation.ts'
import { reads as accountReads } from './reads.ts'

/** The account, and the banks to pay a cent at. */
export const reads = () => [...accountReads(), reading(getPaymentIssuers)]
