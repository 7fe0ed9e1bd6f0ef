import type * as contract from '../../src/api/contract/paymentHistory.ts'
import type { Part } from '../backend.ts'
import { pastPaymentsOf } from '../world/paymentHistory.ts'
import { prepaidCustomer } from './prepaidBundle.ts'

export const paymentHistory: Part<typeof contract> = {
  getPayments: (_, { account, deeds, now }) => ({
    payments: pastPaymentsOf(prepaidCustomer(account), deeds[account.number] ?? [], now),
  }),
}
