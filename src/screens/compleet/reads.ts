import { completeStatus } from '../../api/contract/complete.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { reading } from '../../api/operation.ts'
import type { Reads } from '../../routes/route.ts'

export const reads: Reads = () => [reading(completeStatus), reading(getPostpaidSubscription)]
