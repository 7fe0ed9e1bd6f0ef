import { getUserDetails } from '../../api/contract/details.ts'
import { getUser } from '../../api/contract/session.ts'
import { getSimcardDetails } from '../../api/contract/sim.ts'
import { reading } from '../../api/operation.ts'
import type { Reads } from '../../routes/route.ts'

/** Without these there is nothing to put on a card. */
export const cardReads = () => [reading(getUser), reading(getSimcardDetails)]
export const reads: Reads = () => [...cardReads(), reading(getUserDetails)]
