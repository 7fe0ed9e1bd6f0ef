import { getSimcardDetails } from '../../api/contract/sim.ts'
import { reading } from '../../api/operation.ts'

export const reads = () => [reading(getSimcardDetails)]
