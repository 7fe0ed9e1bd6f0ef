import { getPostpaidOptionsV2 } from '../../api/contract/bundleOptions.ts'
import { handsetOrder } from '../../api/contract/handsetOrder.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { getWithdrawals } from '../../api/contract/withdrawal.ts'
import { reading } from '../../api/operation.ts'
import type { Reads } from '../../routes/route.ts'

export const reads: Reads = () => [
  reading(getPostpaidOptionsV2),
  reading(handsetOrder),
  reading(getPostpaidSubscription),
  reading(getWithdrawals),
]
