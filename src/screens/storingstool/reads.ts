import { getAddress } from '../../api/contract/address.ts'
import { postpaidOverview, prepaidOverview } from '../../api/contract/overview.ts'
import { getUser } from '../../api/contract/session.ts'
import { getSimCard } from '../../api/contract/simcard.ts'
import type { Reads } from '../../routes/route.ts'

export const overviewOf = (prepaid: boolean) => (prepaid ? prepaidOverview : postpaidOverview)

/** These reads save questions; the screen does not wait for them. */
export const reads: Reads = ({ prepaid }) => [getSimCard, overviewOf(prepaid), getAddress, getUser]
