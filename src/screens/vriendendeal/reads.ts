import { getMemberDeal } from '../../api/contract/memberDeal.ts'
import { reading } from '../../api/operation.ts'

export const reads = () => [reading(getMemberDeal)]
