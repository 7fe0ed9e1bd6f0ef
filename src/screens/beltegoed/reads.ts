import { getTopupOptions } from '../../api/contract/credit.ts'
import { prepaidOverview } from '../../api/contract/overview.ts'
import { getPaymentIssuers } from '../../api/contract/payment.ts'
import { reading } from '../../api/operation.ts'

export const reads = () => [reading(prepaidOverview), reading(getTopupOptions), reading(getPaymentIssuers)]
