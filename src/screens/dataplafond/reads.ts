import { getNetworkSettings } from '../../api/contract/networkSettings.ts'
import { getUsPs } from '../../api/contract/overview.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { reading } from '../../api/operation.ts'
import type { Reads } from '../../routes/route.ts'

export const reads: Reads = () => [reading(getNetworkSettings), reading(getUsPs), reading(getPostpaidSubscription)]
