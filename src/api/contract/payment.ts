import * as v from 'valibot'
import { get, post, takes } from '../operation.ts'
import type { AutoCreditTopUp } from './overview.ts'
import { Cents } from './parts.ts'
import type { PrepaidOrder } from './prepaidBundle.ts'

/** A payment by its opaque id, which says nothing about anybody. */
export const PaymentId = v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/))

/** The answer to an order that has to be paid first: the payment, and the address of the page where that is done. */
export const ToPay = v.object({ payment: v.object({ id: PaymentId, url: v.pipe(v.string(), v.maxLength(2048)) }) })
export type ToPay = v.InferOutput<typeof ToPay>

/** A bank that the customer can choose here. */
const Issuer = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), name: v.pipe(v.string(), v.maxLength(80)) })

/** The banks to choose from; without any the payment page itself asks. */
export const getPaymentIssuers = get('getPaymentIssuers', v.array(Issuer)) // not in the spec

/** What is paid for, by the name of its flow: credit; the first automatic top-up, which links the account; a bundle. */
export type PaidFor =
  | { kind: 'top-up' }
  | { kind: 'auto-top-up'; setting: AutoCreditTopUp }
  | ({ kind: 'ideal-bundle' } & PrepaidOrder)

/** What is paid, and how (spec 7 AccountPayment): cents, the id of a bank or null, and where the bank sends the customer back to. */
export type PaymentOrder = {
  for: PaidFor
  AccountPayment: { Amount: number; Issuer: string | null; ReturnURL: string }
}

/** Begins a payment. Refused 409 PRICE_CHANGED, ALREADY_ON, NO_BUNDLE, 422 NOT_POSSIBLE, MAX_BALANCE. */
export const createPayment = post('createPayment', ToPay, takes<PaymentOrder>()) // not in the spec

/**
 * What was paid for, once it is paid: the name of the flow and its receipt, which that flow checks. For the customer who paid; refused 404
 * for a payment of somebody else, 409 NOT_PAID.
 */
export const getPaymentReceipt = get(
  'getPaymentReceipt',
  v.object({ flow: v.string(), amount: Cents, receipt: v.unknown() }),
  takes<{ id: string }>(),
) // not in the spec
