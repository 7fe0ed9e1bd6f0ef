import { getUserDetails } from '../../api/contract/details.ts'
import { getVatInvoice } from '../../api/contract/preferences.ts'
import { getUserProfile } from '../../api/contract/profile.ts'
import { getUser } from '../../api/contract/session.ts'
import { reading } from '../../api/operation.ts'
import type { Reads } from '../../routes/route.ts'

export const reads: Reads = ({ prepaid }) => [
  reading(getUser),
  reading(getUserDetails),
  reading(getUserProfile),
  ...(prepaid ? [] : [reading(getVatInvoice)]),
]
