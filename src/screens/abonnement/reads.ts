import { getPostpaidOptionsV2 } from '../../api/contract/bundleOptions.ts'
import { completeStatus } from '../../api/contract/complete.ts'
import { handsetOrder } from '../../api/contract/handsetOrder.ts'
import { getHousehold } from '../../api/contract/household.ts'
import { postpaidOverview } from '../../api/contract/overview.ts'
import { numberportingGetStatus } from '../../api/contract/porting.ts'
import { getSimCard } from '../../api/contract/simcard.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { getWithdrawals } from '../../api/contract/withdrawal.ts'
import { type Reading, reading } from '../../api/operation.ts'

/** Of the subscription itself; and of the phone, which has a block of its own. */
export const contractReads = (): readonly Reading[] => [reading(getPostpaidSubscription), reading(getPostpaidOptionsV2)]
/** The dates that matter need the overview too. */
export const clockReads = (): readonly Reading[] => [...contractReads(), reading(postpaidOverview)]
export const phoneReads = (): readonly Reading[] => [reading(handsetOrder)]

/** What else has a date, or is on its way. */
const shelfReads = (): readonly Reading[] => [
  reading(getWithdrawals),
  reading(getHousehold),
  reading(completeStatus),
  reading(numberportingGetStatus),
  reading(getSimCard),
]

export const reads = (): readonly Reading[] => [...clockReads(), ...phoneReads(), ...shelfReads()]
