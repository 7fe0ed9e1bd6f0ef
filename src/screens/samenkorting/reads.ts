import { getHousehold } from '../../api/contract/household.ts'
import { getUser } from '../../api/contract/session.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { reading } from '../../api/operation.ts'

export const reads = () => [reading(getHousehold), reading(getUser), reading(getPostpaidSubscription)]
