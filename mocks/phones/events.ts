import * as v from 'valibot'
import { Composition } from '#model/bundles/contract/bundleOptions.ts'
import { HandsetOrderStatus } from '#model/phones/contract/handsetOrder.ts'
import { RepairProblem } from '#model/phones/contract/repair.ts'
import { flag, Id, OneOff, PhonePurchase, PhoneRefusal, Price, text } from '../world/eventParts.ts'

export const phoneEvents = {
  /**
   * A phone was requested, at the prices that the customer saw, and a confirmation code was sent. A new request replaces this one. Of the
   * customer it holds only the result of the identity check. `payment`: null when nothing is due now.
   */
  'phone-asked': {
    flow: Id,
    articleCode: text(60),
    salesPrice: Price,
    discount: Price,
    monthly: Price,
    oneOff: OneOff,
    campaignIDs: v.pipe(v.array(text(60)), v.maxLength(8), v.readonly()),
    complete: flag,
    payment: v.nullable(v.strictObject({ bank: v.nullable(text(40)), returnUrl: v.pipe(text(2048), v.url()) })),
    refusal: PhoneRefusal,
  },
  'phone-code-sent': {},
  'phone-confirmed': {},
  /** An order without a payment. */
  'phone-ordered': { order: PhonePurchase, to: Composition },
  'phone-returned': {},
  /** The warehouse or the lender tells how the order stands. */
  'phone-status': { status: HandsetOrderStatus },
  'phone-delivered': {},
  'repair-requested': { problem: RepairProblem },
}
