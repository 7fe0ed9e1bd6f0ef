import { prepaidOverview } from '../../../api/contract/overview.ts'
import { getPre2PostOptions } from '../../../api/contract/switching.ts'
import { reading } from '../../../api/operation.ts'
import type { Reads } from '../../../routes/route.ts'

export const reads: Reads = () => [reading(getPre2PostOptions), reading(prepaidOverview)]
