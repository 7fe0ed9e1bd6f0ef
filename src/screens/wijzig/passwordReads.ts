import { getUser } from '../../api/contract/session.ts'
import { reading } from '../../api/operation.ts'

/** The name and number of this customer: neither may be the password. */
export const reads = () => [reading(getUser)]
