import { getAddress } from '../../api/contract/address.ts'
import { postpaidOverview, prepaidOverview } from '../../api/contract/overview.ts'
import { getUser } from '../../api/contract/session.ts'
import { getSimCard } from '../../api/contract/simcard.ts'
import type { Reads } from '../../routes/route.ts'

/** The overview of this kind of customer. */
export const overviewOf = (prepaid: boolean) => (prepaid ? prepaidOverview : postpaidOverview)

/** What is known about the customer saves questions; nothing here waits for it. */
export const reads: Reads = ({ prepaid }) => [getSimCard, overviewOf(prepaid), getAddress, getUser]
