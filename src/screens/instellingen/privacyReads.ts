import { getDataRequest, getPrivacySettings } from '../../api/contract/preferences.ts'
import { getUser } from '../../api/contract/session.ts'
import { type Reading, reading } from '../../api/operation.ts'

export const reads = (): readonly Reading[] => [reading(getUser), reading(getPrivacySettings), reading(getDataRequest)]
