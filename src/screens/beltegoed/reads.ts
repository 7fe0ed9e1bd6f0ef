import { prepaidOverview } from '../../api/contract/overview.ts'
import { reading } from '../../api/operation.ts'

export const reads = () => [reading(prepaidOverview)]
