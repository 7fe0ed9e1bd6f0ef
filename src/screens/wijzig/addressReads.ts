import { getAddress } from '../../api/contract/address.ts'
import { completeStatus } from '../../api/contract/complete.ts'
import { getHousehold } from '../../api/contract/household.ts'
import { reading } from '../../api/operation.ts'
import type { Reads } from '../../routes/route.ts'

export const addressReads = () => [reading(getAddress)]

/** And what moving would end. */
export const reads: Reads = ({ prepaid }) => [
  ...addressReads(),
  ...(prepaid ? [] : [reading(getHousehold), reading(completeStatus)]),
]
