import * as v from 'valibot'
import { FEWEST_TERMS, MOST_TERMS } from '#model/invoices/arrangements.ts'
import { getPaymentArrangements, requestPaymentArrangement } from '#model/invoices/contract/arrangements.ts'
import { createPayment } from '#model/payment/contract.ts'
import { defineDraft, persisted } from '#page/draft/defineDraft.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { defineFlow } from '#page/flow/flow.ts'
import { defineOnePage } from '#page/flow/onePage.ts'

const Terms = v.pipe(v.number(), v.integer(), v.minValue(FEWEST_TERMS), v.maxValue(MOST_TERMS))

/** Requesting an arrangement on one screen. */
export const arrangementFlow = defineFlow({
  ...defineDraft('arrangement', {
    /** The number of terms; null means the proposed number. */
    terms: persisted(v.nullable(Terms), null),
  }),
  steps: [{ path: '/betalingsregelingen', label: flowCopy.steps.choose, answered: () => true }],
  doneLabel: flowCopy.steps.done,
  order: requestPaymentArrangement,
  done: '/betalingsregelingen/bedankt',
  offers: [getPaymentArrangements],
})

/** Paying the next term early with iDEAL. */
export const termOrder = defineOnePage({
  name: 'term',
  path: '/betalingsregelingen/termijn',
  order: createPayment,
  done: '/betalingsregelingen/bedankt',
  offers: [getPaymentArrangements],
})
