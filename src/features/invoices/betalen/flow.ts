import { getInvoices } from '#model/invoices/contract/invoices.ts'
import { createPayment } from '#model/payment/contract.ts'
import { defineOnePage } from '#page/flow/onePage.ts'

/** Paying invoices with iDEAL. The invoices come from the address or from an unsaved choice on screen. */
export const payOrder = defineOnePage({
  name: 'invoices',
  path: '/betaal-factuur/:id',
  order: createPayment,
  done: '/betaal-factuur/bedankt',
  offers: [getInvoices],
})
