import { prepaidOverview } from '../../api/contract/overview.ts'
import { getPrepaidTopupBundlesV3 } from '../../api/contract/prepaidBundle.ts'
import { reading } from '../../api/operation.ts'

/** What is sold and what runs, and the credit to pay it from. */
export const reads = () => [reading(getPrepaidTopupBundlesV3), reading(prepaidOverview)]
