import { getAddress } from '../../../api/contract/address.ts'
import { getPaymentIssuers } from '../../../api/contract/payment.ts'
import { getAdvertising } from '../../../api/contract/preferences.ts'
import { reading } from '../../../api/operation.ts'
import type { Reads } from '../../../routes/route.ts'
import { reads as phoneReads } from './reads.ts'

/** What is ordered, where it is brought, the banks, and which messages are wanted. */
export const reads: Reads = (...asked) => [
  ...phoneReads(...asked),
  reading(getAddress),
  reading(getPaymentIssuers),
  reading(getAdvertising),
]
