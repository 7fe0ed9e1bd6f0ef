import * as v from 'valibot'
import { Cents } from '#kit/parts.ts'
import { aboutCredit, aboutInvoices } from '#model/changes.ts'
import type { PrepaidOrder } from '#model/credit/contract/prepaidBundle.ts'
import { get, post, takes } from '#model/operation.ts'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'

export const PaymentId = v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/))

/** The maximum number of invoices in one payment. */
export const MOST_AT_ONCE = 120

/** The answer to an order that must be paid first: the payment and the address of the payment page. */
export const ToPay = v.object({ payment: v.object({ id: PaymentId, url: v.pipe(v.string(), v.maxLength(2048)) }) })
export type ToPay = v.InferOutput<typeof ToPay>

const Issuer = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  name: v.pipe(v.string(), v.maxLength(80)),
  /** The bank of the customer's latest payment, which is chosen at first. */
  isUsual: v.optional(v.boolean(), false),
})

/** The banks to choose from; when empty, the payment page asks. */
export const getPaymentIssuers = get('getPaymentIssuers', v.array(Issuer)) // not in the spec

/**
 * The subject of a payment, by its flow: credit; the first automatic top-up, which links the account; a bundle; invoices by id; the next
 * term (from 1) of an arrangement; the confirmed phone order.
 */
export type PaidFor =
  | { kind: 'top-up' }
  | { kind: 'auto-top-up'; setting: AutoCreditTopUp }
  | ({ kind: 'ideal-bundle' } & PrepaidOrder)
  | { kind: 'invoices'; ids: readonly string[] }
  | { kind: 'term'; number: number }
  | { kind: 'handset' }

/** The flows that end at the bank, by name. Two of them order by an operation of their own instead of `createPayment`. */
export type PaidFlow = PaidFor['kind'] | 'switch' | 'bank-account'

/** The payment details (spec 7 AccountPayment): the amount in cents, the bank id or null, and the return address. */
export type AccountPayment = { Amount: number; Issuer: string | null; ReturnURL: string }

export type PaymentOrder = {
  for: PaidFor
  AccountPayment: AccountPayment
}

/**
 * Starts a payment. Refused 409 PRICE_CHANGED, 422 NOT_POSSIBLE or MAX_BALANCE; automatic top-up: 409 ALREADY_ON or NO_BUNDLE; invoices:
 * 404 UNKNOWN_INVOICE, 409 ALREADY_PAID, IN_ARRANGEMENT, DEBIT_ANNOUNCED or PAYMENT_PENDING; a term: 409 TERM_CHANGED; a bundle:
 * 409 PAYMENT_PENDING; a phone: like `verifyRetentionHandsetCode`.
 */
export const createPayment = post(
  'createPayment',
  ToPay,
  [...aboutInvoices, ...aboutCredit, 'getKeptHandset'],
  takes<PaymentOrder>(),
) // not in the spec

/** The status of a payment without money. */
const Stopped = v.object({ status: v.picklist(['cancelled', 'failed', 'expired', 'other-name', 'other-account']) })

/**
 * Ends a payment that nobody has paid, so that it can no longer be paid and another one can begin. A payment that ended without money stays as
 * it is. Refused 404 for a payment of another customer, 409 ALREADY_PAID, 409 PAYMENT_PENDING while a bank processes it.
 */
export const cancelPayment = post(
  'cancelPayment',
  Stopped,
  [...aboutInvoices, ...aboutCredit, 'getKeptHandset'],
  takes<{ id: string }>(),
) // not in the spec

/**
 * The receipt of a paid payment: the flow's name and its receipt, which that flow validates. Refused 404 for a payment of another
 * customer, 409 NOT_PAID.
 */
export const getPaymentReceipt = get(
  'getPaymentReceipt',
  v.object({ flow: v.string(), amount: Cents, receipt: v.unknown() }),
  takes<{ id: string }>(),
) // not in the spec

export const InvoicesReceipt = v.object({
  reference: PaymentId,
  /** Cents paid, and cents still open. */
  amount: Cents,
  left: Cents,
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_AT_ONCE)),
  /** The payment unblocks the simcard. */
  unblocks: v.boolean(),
})
export type InvoicesReceipt = v.InferOutput<typeof InvoicesReceipt>
