import * as v from 'valibot'
import { prepaidOverview } from '#model/overview/contract.ts'
import { createPayment } from '#model/payment/contract.ts'
import { defineDraft, persisted } from '#page/draft/defineDraft.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { defineFlow } from '#page/flow/flow.ts'
import { creditItems } from '#platform/analytics/prepaidItems.ts'

/** Topping up with iDEAL: one step, then the bank. */
export const topUpFlow = defineFlow({
  ...defineDraft('top-up', {
    /** Cents; null means the proposed amount. */
    amount: persisted(v.nullable(v.number()), null),
  }),
  steps: [{ path: '/beltegoed-opwaarderen', label: flowCopy.steps.choose, answered: () => true }],
  doneLabel: flowCopy.steps.done,
  order: createPayment,
  done: '/beltegoed-opwaarderen/bedankt',
  items: ({ AccountPayment: { Amount } }) => creditItems(Amount),
  offers: [prepaidOverview],
})
