import { getEsim, getSimcardDetails } from '../../api/contract/sim.ts'
import { getSimCard } from '../../api/contract/simcard.ts'
import { reading } from '../../api/operation.ts'
import type { Reads } from '../../routes/route.ts'

export const esimReads = () => [reading(getEsim), reading(getSimCard), reading(getSimcardDetails)]
export const reads: Reads = esimReads
