import { getInvoices } from '../../../api/contract/invoices.ts'
import { createPayment } from '../../../api/contract/payment.ts'
import { defineFlow } from '../../../flow/flow.ts'
import { payInvoiceCopy } from './copy.ts'

/** Invoices, paid with iDEAL: one step, and then the bank. Which ones stands in the address, or is chosen on the screen and not kept. */
export const payFlow = defineFlow({
  name: 'invoices',
  blank: () => ({}),
  steps: [{ path: '/betaal-factuur/:id', label: payInvoiceCopy.steps.pay, answered: () => true }],
  doneLabel: payInvoiceCopy.steps.done,
  order: createPayment,
  done: '/betaal-factuur/bedankt',
  offers: [getInvoices],
})
