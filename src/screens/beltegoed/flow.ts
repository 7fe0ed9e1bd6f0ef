import * as v from 'valibot'
import { creditItems } from '../../analytics/prepaidItems.ts'
import { prepaidOverview } from '../../api/contract/overview.ts'
import { createPayment } from '../../api/contract/payment.ts'
import { flowCopy } from '../../flow/copy.ts'
import { defineFlow } from '../../flow/flow.ts'

/** `amount` in cents; null means the proposed amount. The bank is not kept, because it is personal. */
const Draft = v.object({ amount: v.nullable(v.number()) })

/** Topping up with iDEAL: one step, then the bank. */
export const topUpFlow = defineFlow({
  name: 'top-up',
  blank: (): v.InferOutput<typeof Draft> => ({ amount: null }),
  draftSchema: Draft,
  steps: [{ path: '/beltegoed-opwaarderen', label: flowCopy.steps.choose, answered: () => true }],
  doneLabel: flowCopy.steps.done,
  order: createPayment,
  done: '/beltegoed-opwaarderen/bedankt',
  items: ({ AccountPayment: { Amount } }) => creditItems(Amount),
  offers: [prepaidOverview],
})
