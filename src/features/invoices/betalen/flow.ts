import { getInvoices } from '#model/invoices/contract/invoices.ts'
import { createPayment } from '#model/payment/contract.ts'
import { defineDraft } from '#page/draft/defineDraft.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { defineFlow } from '#page/flow/flow.ts'

/** Paying invoices with iDEAL: one step, then the bank. The invoices come from the address or from an unsaved choice on screen. */
export const payFlow = defineFlow({
  ...defineDraft('invoices', {}),
  steps: [{ path: '/betaal-factuur/:id', label: flowCopy.steps.choose, answered: () => true }],
  doneLabel: flowCopy.steps.done,
  order: createPayment,
  done: '/betaal-factuur/bedankt',
  offers: [getInvoices],
})
