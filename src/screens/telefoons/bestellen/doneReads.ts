import { getAddress } from '../../../api/contract/address.ts'
import { reading } from '../../../api/operation.ts'
import type { Reads } from '../../../routes/route.ts'

/** Where it is brought. */
export const reads: Reads = () => [reading(getAddress)]
