import { getAddress } from '../../api/contract/address.ts'
import { reading } from '../../api/operation.ts'

export const reads = () => [reading(getAddress)]
