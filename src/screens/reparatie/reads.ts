import { handsetOrder } from '../../api/contract/handsetOrder.ts'
import { getRepair } from '../../api/contract/repair.ts'
import { reading } from '../../api/operation.ts'
import type { Reads } from '../../routes/route.ts'

export const repairReads = () => [reading(getRepair)]
/** Only customers with a subscription have a phone from us. */
export const reads: Reads = ({ prepaid }) => (prepaid ? repairReads() : [...repairReads(), reading(handsetOrder)])
