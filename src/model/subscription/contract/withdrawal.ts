import * as v from 'valibot'
import { Cents, Day, Days, known, Moment } from '#kit/parts.ts'
import { aboutBundles, aboutSim } from '#model/changes.ts'
import { get, post, takes } from '#model/operation.ts'
import { OrderNumber } from '#model/order.ts'
import { ContractDocument } from '#model/sim/contract/simcard.ts'

/** The contracts that can be withdrawn: a new subscription, a phone with its loan, or a bundle change with a new contract. */
export const WithdrawalKind = v.picklist(['subscription', 'phone', 'change'])
export type WithdrawalKind = v.InferOutput<typeof WithdrawalKind>

/** The used part of a subscription in cents: `days` at `monthly`, top-ups, and usage outside the bundle. */
export const WithdrawalCosts = v.object({
  days: v.union([v.literal(0), Days]),
  monthly: Cents,
  used: Cents,
  /** The days by price, when a change of bundles has begun; `monthly` is the last one. */
  periods: v.optional(v.array(v.object({ days: Days, monthly: Cents, used: Cents })), []),
  extras: Cents,
  outside: Cents,
  /** A simcard that was ordered, less what was given for an outage. */
  others: v.optional(Cents, 0),
  total: Cents,
  /** The amount already invoiced for the same period. */
  invoiced: Cents,
  /** Earlier payments: prepaid credit that moved along, and the cents that linked an account. Refunded after deducting the costs. */
  credit: v.optional(Cents, 0),
})
export type WithdrawalCosts = v.InferOutput<typeof WithdrawalCosts>

/** A contract in its reflection period. */
export const Withdrawable = v.object({
  kind: WithdrawalKind,
  orderNumber: OrderNumber,
  orderedOn: Day,
  until: Day,
  /** subscription: the costs to pay; null for none. */
  costs: v.nullable(WithdrawalCosts),
  hasPhone: v.boolean(),
  /** subscription: the customer brought this number along. */
  isOwnNumber: v.optional(v.boolean(), false),
  /** phone: it is paid in terms, with a loan. */
  hasLoan: v.optional(v.boolean(), true),
  /** phone: the terms on invoices so far, which go back to the bank account. */
  terms: v.optional(Cents, 0),
  /** change: the last day of the new bundles when they have started; null when they never will. */
  keepsUntil: v.nullable(Day),
})
export type Withdrawable = v.InferOutput<typeof Withdrawable>

/** The money that goes back for a withdrawn phone: what was paid with the order, and the terms on invoices. */
export const Refund = v.object({
  amount: Cents,
  /** The day on which it goes to the bank account, expected or past; null until a phone that was shipped has come back. */
  on: v.nullable(Day),
  /** The day on which the phone came back; null before, and for a phone that was never shipped. */
  receivedOn: v.nullable(Day),
})
export type Refund = v.InferOutput<typeof Refund>

export const WithdrawalReceipt = v.object({
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  kind: WithdrawalKind,
  orderNumber: OrderNumber,
  orderedOn: Day,
  at: Moment,
  email: v.pipe(v.string(), v.maxLength(254)),
  costs: v.nullable(WithdrawalCosts),
  /** The last day to send the phone back. */
  returnBy: v.nullable(Day),
  hasLoan: v.optional(v.boolean(), true),
  terms: v.optional(Cents, 0),
  isOwnNumber: v.optional(v.boolean(), false),
  keepsUntil: v.nullable(Day),
  /** The refund for the phone that was withdrawn, by itself or with the subscription; null without one. */
  refund: v.optional(v.nullable(Refund), null),
})
export type WithdrawalReceipt = v.InferOutput<typeof WithdrawalReceipt>

/** Withdrawable and withdrawn contracts. Personal: stays in memory. */
export const Withdrawals = v.object({
  name: v.string(),
  phoneNumber: v.string(),
  email: v.string(),
  open: known(Withdrawable, 'kind'),
  /** The last day for withdrawing the subscription itself, even when past; null when unknown. */
  subscriptionUntil: v.nullable(Day),
  /** Newest first. */
  done: known(WithdrawalReceipt, 'kind'),
})
export type Withdrawals = v.InferOutput<typeof Withdrawals>

export const getWithdrawals = get('getWithdrawals', Withdrawals) // not in the spec

/** `email`: as the form reads it, and always the one on file. Refused 409 TOO_LATE (the period is over, or the contract is unknown), 422 EMAIL_INVALID. */
export const withdrawContract = post(
  'withdrawContract', // not in the spec
  WithdrawalReceipt,
  [
    ...aboutBundles,
    ...aboutSim,
    'getCostLimit',
    'getHousehold',
    'getInvoices',
    'getNetworkSettings',
    'getPostpaidTopupBundles',
    'getRepair',
    'getSimcardContract',
    'handsetOrder',
    'numberportingGetStatus',
  ],
  takes<{ kind: WithdrawalKind; email: string }>(),
)

/** The receipt as a PDF, with date and time. Refused 404 for one of another customer. */
export const getWithdrawalDocument = get('getWithdrawalDocument', ContractDocument, takes<{ reference: string }>()) // not in the spec
