import { getUsPs, postpaidOverview, prepaidOverview } from '../../api/contract/overview.ts'
import { getUser } from '../../api/contract/session.ts'
import type { Facts } from '../../domain/access.ts'

export const overviewOf = (facts: Facts) => (facts.prepaid ? prepaidOverview : postpaidOverview)

export const reads = (facts: Facts) => [overviewOf(facts), getUsPs, getUser]
