import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { getTerminateData, getTerminateReasons } from '../../api/contract/termination.ts'
import { type Reading, reading } from '../../api/operation.ts'

export const reads = (): readonly Reading[] => [
  reading(getTerminateData),
  reading(getTerminateReasons),
  reading(getPostpaidSubscription),
]
