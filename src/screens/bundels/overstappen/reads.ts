import { prepaidOverview } from '../../../api/contract/overview.ts'
import { getPostpaidPortfolioV2, getPre2PostStanding } from '../../../api/contract/switching.ts'
import { reading } from '../../../api/operation.ts'
import type { Reads } from '../../../routes/route.ts'

export const reads: Reads = () => [reading(getPostpaidPortfolioV2), reading(getPre2PostStanding), reading(prepaidOverview)]
