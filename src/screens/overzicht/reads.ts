import { getUsPs, overviewFor } from '../../api/contract/overview.ts'
import { getUser } from '../../api/contract/session.ts'
import type { AccessFacts } from '../../domain/access.ts'

export const reads = ({ prepaid }: AccessFacts) => [overviewFor(prepaid), getUsPs, getUser]
