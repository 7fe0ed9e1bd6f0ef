import { getUser } from '../../api/contract/session.ts'
import { reading } from '../../api/operation.ts'

/** Whose name and number may not be the password. */
export const reads = () => [reading(getUser)]
