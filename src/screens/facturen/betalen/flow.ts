import { getInvoices } from '../../../api/contract/invoices.ts'
import { createPayment } from '../../../api/contract/payment.ts'
import { defineDraft } from '../../../draft/defineDraft.ts'
import { flowCopy } from '../../../flow/copy.ts'
import { defineFlow } from '../../../flow/flow.ts'

/** Paying invoices with iDEAL: one step, then the bank. The invoices come from the address or from an unsaved choice on screen. */
export const payFlow = defineFlow({
  ...defineDraft('invoices', {}),
  steps: [{ path: '/betaal-factuur/:id', label: flowCopy.steps.choose, answered: () => true }],
  doneLabel: flowCopy.steps.done,
  order: createPayment,
  done: '/betaal-factuur/bedankt',
  offers: [getInvoices],
})
