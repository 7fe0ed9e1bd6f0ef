import { getAddress } from '../../api/contract/address.ts'
import { getUser } from '../../api/contract/session.ts'
import { getSimCard } from '../../api/contract/simcard.ts'
import { reading } from '../../api/operation.ts'

/** What is known about the customer saves questions; nothing here waits for it. */
export const reads = () => [reading(getSimCard), reading(getAddress), reading(getUser)]
