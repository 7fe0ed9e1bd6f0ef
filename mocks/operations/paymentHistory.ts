import type * as contract from '../../src/api/contract/paymentHistory.ts'
import { Refusal } from '../answers.ts'
import type { Part } from '../backend.ts'
import { paidInAdvance } from '../world/paymentHistory.ts'

export const paymentHistory: Part<typeof contract> = {
  getPayments(_, { account, deeds, now }) {
    const payments = paidInAdvance(account, deeds[account.number] ?? [], now)
    if (payments === null) throw new Refusal(403, 'Only for who pays in advance, or did')
    return { payments }
  },
}
