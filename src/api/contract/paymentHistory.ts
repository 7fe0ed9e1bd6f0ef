import * as v from 'valibot'
import { get } from '../operation.ts'
import { PaymentStatus } from './guest.ts'
import { Cents, Moment, Quantity } from './parts.ts'
import { PaymentId } from './payment.ts'

/** More than anybody pays in the years that it is kept. */
export const MOST_PAYMENTS = 1000

/** Something that was paid, or was to be (domain payments). A kind or a way that this app does not know has a sentence of its own. */
export const PastPayment = v.object({
  /** The same in every answer. */
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  at: Moment,
  kind: v.fallback(v.picklist(['topUp', 'autoTopUp', 'voucher', 'bundle', 'mutual', 'refund', 'other']), 'other'),
  method: v.fallback(v.picklist(['ideal', 'credit', 'directDebit', 'voucher', 'other']), 'other'),
  amount: Cents,
  status: PaymentStatus,
  /** What is in the bundle: MB, and minutes or null for unlimited. */
  bundle: v.optional(v.object({ data: Quantity, minutes: v.nullable(Quantity) })),
  /** At the bank, of which the outcome is still to come. */
  payment: v.nullable(PaymentId),
})
export type PastPayment = v.InferOutput<typeof PastPayment>

/**
 * Of a prepaid customer, newest first; of somebody with a subscription, what was settled before it began. Refused 403 for who never paid in
 * advance.
 */
export const getPayments = get('getPayments', v.object({ payments: v.pipe(v.array(PastPayment), v.maxLength(MOST_PAYMENTS)) })) // not in the spec
