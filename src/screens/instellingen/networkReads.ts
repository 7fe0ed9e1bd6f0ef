import { getNetworkSettings } from '../../api/contract/networkSettings.ts'
import { getUser } from '../../api/contract/session.ts'
import { type Reading, reading } from '../../api/operation.ts'

export const reads = (): readonly Reading[] => [reading(getNetworkSettings), reading(getUser)]
