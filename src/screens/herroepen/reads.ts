import { getWithdrawals } from '../../api/contract/withdrawal.ts'
import { type Reading, reading } from '../../api/operation.ts'

export const reads = (): readonly Reading[] => [reading(getWithdrawals)]
