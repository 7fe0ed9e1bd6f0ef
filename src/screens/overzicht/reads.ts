import { getUsPs, postpaidOverview, prepaidOverview } from '../../api/contract/overview.ts'
import { getUser } from '../../api/contract/session.ts'
import type { AccessFacts } from '../../domain/access.ts'

export const overviewOf = (facts: AccessFacts) => (facts.prepaid ? prepaidOverview : postpaidOverview)

export const reads = (facts: AccessFacts) => [overviewOf(facts), getUsPs, getUser]
