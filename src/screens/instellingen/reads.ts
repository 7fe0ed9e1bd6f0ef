import { getUserDetails } from '../../api/contract/details.ts'
import { prepaidOverview } from '../../api/contract/overview.ts'
import { getPopup } from '../../api/contract/preferences.ts'
import { getUser } from '../../api/contract/session.ts'
import { reading } from '../../api/operation.ts'
import type { Reads } from '../../routes/route.ts'

export const reads: Reads = ({ prepaid }) => [
  reading(getUser),
  reading(getUserDetails),
  reading(getPopup),
  ...(prepaid ? [reading(prepaidOverview)] : []),
]
