import type * as contract from '../../src/api/contract/handsetOrder.ts'
import type { Part } from '../backend.ts'
import { subscriber } from './subscription.ts'

export const handsetOrders: Part<typeof contract> = {
  handsetOrder(_, { account }) {
    const { handset } = subscriber(account)
    if (!handset) return []
    const { status, totalCredit, totalPaid, monthlyPrice } = handset
    return [{ status, totalCredit, totalPaid, monthlyPrice }]
  },
}
