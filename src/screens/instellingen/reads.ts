import { getUserDetails } from '../../api/contract/details.ts'
import { getPopup } from '../../api/contract/preferences.ts'
import { type Reading, reading } from '../../api/operation.ts'

export const reads = (): readonly Reading[] => [reading(getUserDetails), reading(getPopup)]
