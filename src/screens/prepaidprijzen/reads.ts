import { getPrepaidPrices } from '../../api/contract/prepaidRates.ts'
import { reading } from '../../api/operation.ts'
import type { Reads } from '../../routes/route.ts'

export const reads: Reads = () => [reading(getPrepaidPrices)]
