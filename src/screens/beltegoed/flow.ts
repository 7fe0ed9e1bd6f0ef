import * as v from 'valibot'
import { creditItems } from '../../analytics/prepaidItems.ts'
import { prepaidOverview } from '../../api/contract/overview.ts'
import { createPayment } from '../../api/contract/payment.ts'
import { defineDraft, rests } from '../../draft/defineDraft.ts'
import { flowCopy } from '../../flow/copy.ts'
import { defineFlow } from '../../flow/flow.ts'

/** Topping up with iDEAL: one step, then the bank. */
export const topUpFlow = defineFlow({
  ...defineDraft('top-up', {
    /** Cents; null means the proposed amount. */
    amount: rests(v.nullable(v.number()), null),
  }),
  steps: [{ path: '/beltegoed-opwaarderen', label: flowCopy.steps.choose, answered: () => true }],
  doneLabel: flowCopy.steps.done,
  order: createPayment,
  done: '/beltegoed-opwaarderen/bedankt',
  items: ({ AccountPayment: { Amount } }) => creditItems(Amount),
  offers: [prepaidOverview],
})
