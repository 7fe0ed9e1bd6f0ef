import { getEmail } from '../../api/contract/email.ts'
import { reading } from '../../api/operation.ts'

export const reads = () => [reading(getEmail)]
