import { getAutoTopUp } from '../../api/contract/autoTopUp.ts'
import { prepaidOverview } from '../../api/contract/overview.ts'
import { reading } from '../../api/operation.ts'

/** The credit, and how it is topped up by itself. */
export const reads = () => [reading(prepaidOverview), reading(getAutoTopUp)]
