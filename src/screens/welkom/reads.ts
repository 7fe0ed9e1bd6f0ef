import { getUser } from '../../api/contract/session.ts'
import { getSimcardContract } from '../../api/contract/simcard.ts'
import { type Reading, reading } from '../../api/operation.ts'

export const reads = (): readonly Reading[] => [reading(getSimcardContract), reading(getUser)]
