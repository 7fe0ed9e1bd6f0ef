import { getAdvertising } from '../../api/contract/preferences.ts'
import { type Reading, reading } from '../../api/operation.ts'

export const reads = (): readonly Reading[] => [reading(getAdvertising)]
