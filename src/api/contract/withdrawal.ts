import * as v from 'valibot'
import { aboutBundles } from '../changes.ts'
import { get, post, takes } from '../operation.ts'
import { OrderNumber } from './order.ts'
import { Cents, Day, Days, Moment } from './parts.ts'
import { ContractDocument } from './simcard.ts'

/** What can be withdrawn: a new subscription, a phone with its loan, or a new contract for the bundles. */
export const WithdrawalKind = v.picklist(['subscription', 'phone', 'change'])
export type WithdrawalKind = v.InferOutput<typeof WithdrawalKind>

/** What was used of a subscription, in cents: `days` of `monthly`, what was bought on top, and what was used outside the bundle. */
export const WithdrawalCosts = v.object({
  days: v.union([v.literal(0), Days]),
  monthly: Cents,
  used: Cents,
  extras: Cents,
  outside: Cents,
  total: Cents,
  /** Of the same period has been invoiced so far. */
  invoiced: Cents,
  /** Paid before: prepaid credit that came along, and cents with which an account was linked. It comes back, but for what is to be paid. */
  credit: v.optional(Cents, 0),
})
export type WithdrawalCosts = v.InferOutput<typeof WithdrawalCosts>

/** A contract in its reflection period. */
export const Withdrawable = v.object({
  kind: WithdrawalKind,
  orderNumber: OrderNumber,
  orderedOn: Day,
  /** The last day on which it can be withdrawn. */
  until: Day,
  /** subscription: what is to be paid. null: nothing. */
  costs: v.nullable(WithdrawalCosts),
  /** There is a phone to send back. */
  hasPhone: v.boolean(),
  /** subscription: the number was the customer's own before it. */
  isOwnNumber: v.optional(v.boolean(), false),
  /** phone: it is paid in terms, so that there is a loan. */
  hasLoan: v.optional(v.boolean(), true),
  /** change: the last day of the new bundles, when they have started; null: they never will. */
  keepsUntil: v.nullable(Day),
})
export type Withdrawable = v.InferOutput<typeof Withdrawable>

export const WithdrawalReceipt = v.object({
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  kind: WithdrawalKind,
  orderNumber: OrderNumber,
  orderedOn: Day,
  /** When the statement came in. */
  at: Moment,
  email: v.pipe(v.string(), v.maxLength(254)),
  costs: v.nullable(WithdrawalCosts),
  /** The day by which the phone has to be sent back. */
  returnBy: v.nullable(Day),
  hasLoan: v.optional(v.boolean(), true),
  isOwnNumber: v.optional(v.boolean(), false),
  keepsUntil: v.nullable(Day),
})
export type WithdrawalReceipt = v.InferOutput<typeof WithdrawalReceipt>

/** What can be withdrawn and what was. Personal: stays in memory. */
export const Withdrawals = v.object({
  name: v.string(),
  phoneNumber: v.string(),
  email: v.string(),
  open: v.array(Withdrawable),
  /** The last day on which the subscription itself could be withdrawn, also when it is over; null: nobody knows. */
  subscriptionUntil: v.nullable(Day),
  /** The newest first. */
  done: v.array(WithdrawalReceipt),
})
export type Withdrawals = v.InferOutput<typeof Withdrawals>

export const getWithdrawals = get('getWithdrawals', Withdrawals) // not in the spec

/** Refused 409 TOO_LATE (the period is over, or there is no such contract), 422 EMAIL_INVALID. */
export const withdrawContract = post(
  'withdrawContract', // not in the spec
  WithdrawalReceipt,
  [
    ...aboutBundles,
    'getInvoices',
    'getNetworkSettings',
    'getPostpaidTopupBundles',
    'getRepair',
    'getSimcardContract',
    'getUsage',
    'handsetOrder',
  ],
  takes<{ kind: WithdrawalKind; email: string }>(),
)

/** The receipt to keep, with the date and the time. Refused 404 for one of somebody else. */
export const getWithdrawalDocument = get('getWithdrawalDocument', ContractDocument, takes<{ reference: string }>()) // not in the spec
