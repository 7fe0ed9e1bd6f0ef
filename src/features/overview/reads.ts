import type { AccessFacts } from '#model/access/access.ts'
import { getUser } from '#model/login/contract/session.ts'
import { getUsPs, overviewFor } from '#model/overview/contract.ts'

export const overviewReads = ({ prepaid }: AccessFacts) => [overviewFor(prepaid), getUsPs, getUser]
