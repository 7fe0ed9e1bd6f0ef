import type * as contract from '../../src/api/contract/handsetOrder.ts'
import type { Part } from '../backend.ts'
import { countingHandset } from '../world/handset.ts'
import { subscriber } from './subscription.ts'

export const handsetOrders: Part<typeof contract> = {
  handsetOrder(_, { account }) {
    const handset = countingHandset(subscriber(account).handset)
    if (!handset) return []
    const { status, totalCredit, totalPaid, monthlyPrice } = handset
    return [{ status, totalCredit, totalPaid, monthlyPrice }]
  },
}
