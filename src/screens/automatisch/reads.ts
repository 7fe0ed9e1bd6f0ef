import { getAutoTopUp } from '../../api/contract/autoTopUp.ts'
import { prepaidOverview } from '../../api/contract/overview.ts'
import { reading } from '../../api/operation.ts'

/** How it is set, and the credit that it is about. */
export const reads = () => [reading(getAutoTopUp), reading(prepaidOverview)]
