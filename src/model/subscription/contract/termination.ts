import * as v from 'valibot'
import { Cents, Day, known } from '#kit/parts.ts'
import { aboutBundles } from '#model/changes.ts'
import { del, get, post, takes } from '#model/operation.ts'

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

/** The consequences of cancelling (spec 3 terminate data). Cents. Personal: stays in memory. */
export const TerminateData = v.object({
  /** The fee for ending on the first possible day, without a reason that waives it. */
  terminationFee: Cents,
  /** The fixed monthly price of the bundles, on which the fee is based. */
  monthly: Cents,
  /** The last day of the current term; null: cancelling is free. */
  contractEnd: v.nullable(Day),
  /** The remaining loan for a phone, which continues. */
  phone: v.nullable(Cents),
  /** Not in the spec: the date of the invoice with the last term of that phone. */
  lastTermOn: v.optional(v.nullable(Day), null),
  /** The last day on which the subscription itself can be withdrawn. A new contract that is withdrawn leaves the subscription. */
  withdrawUntil: v.nullable(Day),
  /** The start of a bundle change while the subscription still runs. */
  changeOn: v.nullable(Day),
  /** The start of a renewal, which cancelling undoes. */
  renewalOn: v.optional(v.nullable(Day), null),
  /** The lowest price of a monthly subscription. */
  offer: v.nullable(Cents),
  /** The last day, when already cancelled. */
  endsOn: v.nullable(Day),
})
export type TerminateData = v.InferOutput<typeof TerminateData>

/** `fee`: cents, as shown to the customer. */
export type Termination = { reason: TerminateReason; endsOn: Day; fee: number; message: string }

export const TerminationReceipt = v.object({
  endsOn: Day,
  fee: Cents,
  undoUntil: Day,
  finalInvoiceOn: Day,
  phone: v.nullable(Cents),
  lastTermOn: v.optional(v.nullable(Day), null),
  isDeceased: v.boolean(),
})
export type TerminationReceipt = v.InferOutput<typeof TerminationReceipt>

/** In display order. */
export const getTerminateReasons = get('getTerminateReasons', known(TerminateReason))
export const getTerminateData = get('getTerminateData', TerminateData)

/** Refused 403 STOPPED or PROOF_NEEDED, 409 ALREADY_CANCELLED or PRICE_CHANGED, 422 TOO_EARLY or TOO_LATE. */
export const terminateSubscription = post(
  'terminateSubscription',
  TerminationReceipt,
  [...aboutBundles, 'getPostpaidTopupBundles', 'numberportingGetStatus'],
  takes<Termination>(),
)

/** Undoes a cancellation. Refused 409 NOT_CANCELLED, or TOO_LATE from the last day on. */
export const undoTermination = del('undoTermination', v.literal(true), [
  ...aboutBundles,
  'getPostpaidTopupBundles',
  'numberportingGetStatus',
]) // not in the spec
