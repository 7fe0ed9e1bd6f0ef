import { getAdvertising } from '../../../api/contract/preferences.ts'
import { getPostpaidOptionsRetention } from '../../../api/contract/retention.ts'
import { getPostpaidSubscription } from '../../../api/contract/subscription.ts'
import { reading } from '../../../api/operation.ts'
import type { Reads } from '../../../routes/route.ts'

export const reads: Reads = () => [
  reading(getPostpaidOptionsRetention),
  reading(getPostpaidSubscription),
  reading(getAdvertising),
]
