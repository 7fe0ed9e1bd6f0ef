import * as v from 'valibot'
import { aboutBundles } from '../changes.ts'
import { del, get, post, takes } from '../operation.ts'
import { Cents, Day } from './parts.ts'

/** Why somebody leaves (domain enums terminateReason). The codes are ours. */
export const TerminateReason = v.picklist([
  'CHEAPER_ELSEWHERE',
  'BETTER_OFFER_PHONE',
  'VIA_WORK',
  'BUNDLE_HOME',
  'COVERAGE',
  'SERVICE',
  'TOO_MUCH',
  'NOT_NEEDED',
  'ABROAD',
  'DECEASED',
  'OTHER',
])
export type TerminateReason = v.InferOutput<typeof TerminateReason>

/** What leaving means for this customer (spec 3 terminate data). Amounts in cents. Personal: stays in memory. */
export const TerminateData = v.object({
  /** What it costs to end on the first possible day, for no reason in particular. */
  terminationFee: Cents,
  /** The fixed price of the bundles a month, on which the fee is reckoned. */
  monthly: Cents,
  /** The last day of a term that is running; null: it can be ended at no cost. */
  contractEnd: v.nullable(Day),
  /** What is still to be paid for a phone: a loan, which goes on. */
  phone: v.nullable(Cents),
  /** The subscription, or its new contract, can still be withdrawn until then. */
  withdrawUntil: v.nullable(Day),
  /** A change of bundles that starts while the subscription still runs. */
  changeOn: v.nullable(Day),
  /** An extension that was to begin on that day: it is off when the subscription is cancelled. */
  renewalOn: v.optional(v.nullable(Day), null),
  /** A subscription by the month is to be had from this price. */
  offer: v.nullable(Cents),
  /** Already cancelled: the last day. */
  endsOn: v.nullable(Day),
})
export type TerminateData = v.InferOutput<typeof TerminateData>

/** `fee`: what the customer saw. */
export type Termination = { reason: TerminateReason; endsOn: Day; fee: number; message: string }

export const TerminationReceipt = v.object({
  endsOn: Day,
  fee: Cents,
  undoUntil: Day,
  finalInvoiceOn: Day,
  phone: v.nullable(Cents),
  isDeceased: v.boolean(),
})
export type TerminationReceipt = v.InferOutput<typeof TerminationReceipt>

/** In the order in which they are shown; one that this app does not know is null, and left out. */
export const getTerminateReasons = get('getTerminateReasons', v.array(v.fallback(v.nullable(TerminateReason), null)))
export const getTerminateData = get('getTerminateData', TerminateData)

/** Refused 403 STOPPED, 409 ALREADY_CANCELLED or PRICE_CHANGED, 422 TOO_EARLY or TOO_LATE. */
export const terminateSubscription = post(
  'terminateSubscription',
  TerminationReceipt,
  [...aboutBundles, 'getPostpaidTopupBundles'],
  takes<Termination>(),
)

/** Staying after all. Refused 409 NOT_CANCELLED, or TOO_LATE from the last day on. */
export const undoTermination = del('undoTermination', v.literal(true), [...aboutBundles, 'getPostpaidTopupBundles']) // not in the spec
