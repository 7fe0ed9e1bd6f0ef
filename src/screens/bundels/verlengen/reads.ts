import { handsetOrder } from '../../../api/contract/handsetOrder.ts'
import { getUsPs } from '../../../api/contract/overview.ts'
import { getAdvertising } from '../../../api/contract/preferences.ts'
import { getPostpaidOptionsRetention, getSimOnlyOffer, getUsageMonths } from '../../../api/contract/retention.ts'
import { getPostpaidSubscription } from '../../../api/contract/subscription.ts'
import { reading } from '../../../api/operation.ts'
import type { Reads } from '../../../routes/route.ts'

export const reads: Reads = () => [
  reading(getPostpaidOptionsRetention),
  reading(getPostpaidSubscription),
  reading(getSimOnlyOffer),
  reading(handsetOrder),
  reading(getAdvertising),
  reading(getUsageMonths),
  reading(getUsPs),
]
