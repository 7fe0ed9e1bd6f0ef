import { getPayments } from '../../api/contract/paymentHistory.ts'
import { reading } from '../../api/operation.ts'

export const reads = () => [reading(getPayments)]
