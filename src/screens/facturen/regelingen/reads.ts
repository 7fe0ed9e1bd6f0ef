import { getPaymentArrangements } from '../../../api/contract/arrangements.ts'
import { type Reading, reading } from '../../../api/operation.ts'

export const reads = (): readonly Reading[] => [reading(getPaymentArrangements)]
