import { getMfaSettings } from '../../api/contract/mfa.ts'
import { type Reading, reading } from '../../api/operation.ts'

export const reads = (): readonly Reading[] => [reading(getMfaSettings)]
