import { getPaymentIssuers } from '../../../api/contract/payment.ts'
import { reading } from '../../../api/operation.ts'
import type { Reads } from '../../../routes/route.ts'
import { reads as choiceReads } from './reads.ts'

/** What is chosen from, and the banks to pay a cent at. */
export const reads: Reads = (...asked) => [...choiceReads(...asked), reading(getPaymentIssuers)]
