import * as v from 'valibot'
import { aboutCredit, aboutInvoices } from '../changes.ts'
import { get, post, takes } from '../operation.ts'
import type { AutoCreditTopUp } from './overview.ts'
import { Cents } from './parts.ts'
import type { PrepaidOrder } from './prepaidBundle.ts'

/** A payment by its opaque id, which says nothing about anybody. */
export const PaymentId = v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/))

/** So many invoices can be paid at once. */
export const MOST_AT_ONCE = 120

/** The answer to an order that has to be paid first: the payment, and the address of the page where that is done. */
export const ToPay = v.object({ payment: v.object({ id: PaymentId, url: v.pipe(v.string(), v.maxLength(2048)) }) })
export type ToPay = v.InferOutput<typeof ToPay>

/** A bank that the customer can choose here. */
const Issuer = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), name: v.pipe(v.string(), v.maxLength(80)) })

/** The banks to choose from; without any the payment page itself asks. */
export const getPaymentIssuers = get('getPaymentIssuers', v.array(Issuer)) // not in the spec

/**
 * What is paid for, by the name of its flow: credit; the first automatic top-up, which links the account; a bundle; invoices by their ids; the
 * term (from 1) of an arrangement that is to be paid next; the phone of which the order was confirmed and is kept.
 */
export type PaidFor =
  | { kind: 'top-up' }
  | { kind: 'auto-top-up'; setting: AutoCreditTopUp }
  | ({ kind: 'ideal-bundle' } & PrepaidOrder)
  | { kind: 'invoices'; ids: readonly string[] }
  | { kind: 'term'; number: number }
  | { kind: 'handset' }

/** How something is paid (spec 7 AccountPayment): cents, the id of a bank or null, and where the bank sends the customer back to. */
export type AccountPayment = { Amount: number; Issuer: string | null; ReturnURL: string }

/** What is paid, and how. */
export type PaymentOrder = {
  for: PaidFor
  AccountPayment: AccountPayment
}

/**
 * Begins a payment. Refused 409 PRICE_CHANGED, 422 NOT_POSSIBLE or MAX_BALANCE; of an automatic top-up 409 ALREADY_ON or NO_BUNDLE; of invoices
 * 404 UNKNOWN_INVOICE, and 409 with what stands in the way: ALREADY_PAID, IN_ARRANGEMENT, DEBIT_ANNOUNCED or PAYMENT_PENDING; of a term 409
 * TERM_CHANGED; of a phone as its confirmation is.
 */
export const createPayment = post(
  'createPayment',
  ToPay,
  [...aboutInvoices, ...aboutCredit, 'getKeptHandset'],
  takes<PaymentOrder>(),
) // not in the spec

/**
 * What was paid for, once it is paid: the name of the flow and its receipt, which that flow checks. For the customer who paid; refused 404
 * for a payment of somebody else, 409 NOT_PAID.
 */
export const getPaymentReceipt = get(
  'getPaymentReceipt',
  v.object({ flow: v.string(), amount: Cents, receipt: v.unknown() }),
  takes<{ id: string }>(),
) // not in the spec

/** Invoices that were paid at once. */
export const InvoicesReceipt = v.object({
  reference: PaymentId,
  /** Cents that were paid, and that are still open. */
  amount: Cents,
  left: Cents,
  /** How many. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_AT_ONCE)),
  /** The simcard works again. */
  unblocks: v.boolean(),
})
export type InvoicesReceipt = v.InferOutput<typeof InvoicesReceipt>
