import { numberportingGetStatus } from '../../api/contract/porting.ts'
import { getUser } from '../../api/contract/session.ts'
import { reading } from '../../api/operation.ts'

export const reads = () => [reading(numberportingGetStatus), reading(getUser)]
