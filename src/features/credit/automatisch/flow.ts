import { getAutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import { prepaidOverview } from '#model/overview/contract.ts'
import { createPayment } from '#model/payment/contract.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { defineFlow } from '#page/flow/flow.ts'
import { autoTopUpItems } from '#platform/analytics/prepaidItems.ts'
import { topUpChoiceDraft } from './choice.ts'

const changes = [getAutoTopUp, prepaidOverview]

/** Turning on automatic top-up: one step, then the bank, which links the account. */
export const autoTopUpFlow = defineFlow({
  ...topUpChoiceDraft,
  steps: [{ path: '/beltegoed-automatisch-opwaarderen', label: flowCopy.steps.choose, answered: () => true }],
  doneLabel: flowCopy.steps.done,
  order: createPayment,
  done: '/beltegoed-automatisch-opwaarderen/bedankt',
  items: ({ AccountPayment: { Amount } }) => autoTopUpItems(Amount),
  offers: changes,
})
