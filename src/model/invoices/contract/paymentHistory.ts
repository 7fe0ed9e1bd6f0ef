import * as v from 'valibot'
import { Cents, Moment, Quantity } from '#kit/parts.ts'
import { PaymentStatus } from '#model/login/contract/guest.ts'
import { get } from '#model/operation.ts'
import { PaymentId } from '#model/payment/contract.ts'

/** More than anybody pays in the years that payments are kept. */
export const MOST_PAYMENTS = 1000

/** A completed, pending or failed payment (domain payments). Unknown kinds and methods have a generic sentence. */
export const PastPayment = v.object({
  /** Stable across answers. */
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  at: Moment,
  /** `expired`: credit that was lost, because it was not used or topped up in time. */
  kind: v.fallback(v.picklist(['topUp', 'autoTopUp', 'voucher', 'bundle', 'mutual', 'refund', 'expired', 'other']), 'other'),
  /** Why money was given back; absent for other payments, and when it is unknown. */
  refundFor: v.optional(v.fallback(v.picklist(['outage', 'other']), 'other')),
  method: v.fallback(v.picklist(['ideal', 'credit', 'directDebit', 'voucher', 'other']), 'other'),
  amount: Cents,
  status: PaymentStatus,
  /** The content of the bundle: MB, and minutes or null for unlimited. */
  bundle: v.optional(v.object({ data: Quantity, minutes: v.nullable(Quantity) })),
  /** The payment that the bank still processes; null otherwise. */
  payment: v.nullable(PaymentId),
})
export type PastPayment = v.InferOutput<typeof PastPayment>

/**
 * The payments of a prepaid customer, newest first; for a subscriber, those from before the subscription. Refused 403 for somebody who was
 * never prepaid.
 */
export const getPayments = get('getPayments', v.object({ payments: v.pipe(v.array(PastPayment), v.maxLength(MOST_PAYMENTS)) })) // not in the spec
