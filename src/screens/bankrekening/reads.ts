import { getBankAccount } from '../../api/contract/bankAccount.ts'
import { getUser } from '../../api/contract/session.ts'
import { reading } from '../../api/operation.ts'

export const reads = () => [reading(getBankAccount), reading(getUser)]
