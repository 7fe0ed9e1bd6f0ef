import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { reading } from '../../api/operation.ts'
import { phoneReads } from './reads.ts'

export const reads = () => [...phoneReads(), reading(getPostpaidSubscription)]
