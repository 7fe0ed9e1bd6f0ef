import { getInvoices } from '../../../api/contract/invoices.ts'
import { createPayment } from '../../../api/contract/payment.ts'
import { defineDraft } from '../../../draft/defineDraft.ts'
import { defineFlow } from '../../../flow/flow.ts'
import { payInvoiceCopy } from './copy.ts'

/** Paying invoices with iDEAL: one step, then the bank. The invoices come from the address or from an unsaved choice on screen. */
export const payFlow = defineFlow({
  ...defineDraft('invoices', {}),
  steps: [{ path: '/betaal-factuur/:id', label: payInvoiceCopy.steps.pay, answered: () => true }],
  doneLabel: payInvoiceCopy.steps.done,
  order: createPayment,
  done: '/betaal-factuur/bedankt',
  offers: [getInvoices],
})
