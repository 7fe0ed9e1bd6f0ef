import { getAddress } from '../../../api/contract/address.ts'
import { getAdvertising } from '../../../api/contract/preferences.ts'
import { reading } from '../../../api/operation.ts'
import type { Reads } from '../../../routes/route.ts'

/** Where it is brought, and what is known of the wish for news. */
export const reads: Reads = () => [reading(getAddress), reading(getAdvertising)]
