import type * as contract from '#model/invoices/contract/paymentHistory.ts'
import { Refusal } from '../../server/answers.ts'
import type { Part } from '../../server/backend.ts'
import { paidInAdvance } from '../paymentHistory.ts'

export const paymentHistory: Part<typeof contract> = {
  getPayments(_, { account, events, now }) {
    const payments = paidInAdvance(account, events, now)
    if (payments === null) throw new Refusal(403, 'Only for who pays in advance, or did')
    return { payments }
  },
}
