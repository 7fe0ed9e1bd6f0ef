import { autoTopUpItems } from '../../../analytics/prepaidItems.ts'
import { getAutoTopUp } from '../../../api/contract/autoTopUp.ts'
import { prepaidOverview } from '../../../api/contract/overview.ts'
import { createPayment } from '../../../api/contract/payment.ts'
import { flowCopy } from '../../../flow/copy.ts'
import { defineFlow } from '../../../flow/flow.ts'
import { choiceDraft } from './choice.ts'

const changes = [getAutoTopUp, prepaidOverview]

/** Turning on automatic top-up: one step, then the bank, which links the account. */
export const autoTopUpFlow = defineFlow({
  ...choiceDraft,
  steps: [{ path: '/beltegoed-automatisch-opwaarderen', label: flowCopy.steps.choose, answered: () => true }],
  doneLabel: flowCopy.steps.done,
  order: createPayment,
  done: '/beltegoed-automatisch-opwaarderen/bedankt',
  items: ({ AccountPayment: { Amount } }) => autoTopUpItems(Amount),
  offers: changes,
})
