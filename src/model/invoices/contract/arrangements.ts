import * as v from 'valibot'
import { Cents, Day } from '#kit/parts.ts'
import { aboutInvoices } from '#model/changes.ts'
import { get, post, takes } from '#model/operation.ts'
import { PaymentId } from '#model/payment/contract.ts'

const Amount = v.pipe(Cents, v.minValue(0))
/** More arrangements than the retention period of money data can hold. */
const MOST_ARRANGEMENTS = 60
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))

const MOST_TERMS = 6

/** A term of the plan, due on `dueOn` at the latest. */
const PlannedTerm = v.object({ amount: Amount, dueOn: Day })
const Term = v.object({ ...PlannedTerm.entries, paidOn: v.nullable(Day) })
const terms = <One extends v.GenericSchema>(one: One) => v.pipe(v.array(one), v.minLength(1), v.maxLength(MOST_TERMS))

type Summed = { total: number; terms: readonly { amount: number }[] }
/** An answer whose terms do not add up is rejected. */
const addsUp = ({ total, terms }: Summed): boolean => terms.reduce((sum, { amount }) => sum + amount, 0) === total
const SUM = 'expected terms that add up to the total'

/** Invoices paid in terms (domain 1.10): running, all paid, or stopped because a term was missed. */
export const Arrangement = v.pipe(
  v.object({
    state: v.picklist(['RUNNING', 'FINISHED', 'STOPPED']),
    total: Amount,
    terms: terms(Term),
    /** A bank is processing a payment of the next term. */
    processing: v.optional(v.boolean(), false),
  }),
  v.check((summed) => addsUp(summed), SUM),
)
export type Arrangement = v.InferOutput<typeof Arrangement>

/** Why no arrangement is possible. */
export const ArrangementRefusal = v.picklist(['NOTHING_OPEN', 'TOO_LITTLE', 'RUNNING', 'STOPPED', 'PAYMENT_PENDING'])
export type ArrangementRefusal = v.InferOutput<typeof ArrangementRefusal>

export const PaymentArrangements = v.object({
  /** Newest first. */
  arrangements: v.pipe(v.array(Arrangement), v.maxLength(MOST_ARRANGEMENTS)),
  /** The amount (cents) and number of invoices that can be paid in terms now, and the first due date; null when nothing can. */
  offer: v.nullable(v.object({ amount: v.pipe(Cents, v.minValue(1)), invoices: Count, firstOn: Day })),
  refusal: v.nullable(ArrangementRefusal),
  /** The simcard stays blocked until the first payment. */
  simBlocked: v.boolean(),
})
export type PaymentArrangements = v.InferOutput<typeof PaymentArrangements>

export const ArrangementBegun = v.pipe(
  v.object({
    kind: v.literal('begun'),
    total: Amount,
    terms: terms(PlannedTerm),
    /** The simcard stays blocked until the first term is paid. */
    simBlocked: v.boolean(),
  }),
  v.check((summed) => addsUp(summed), SUM),
)
export type ArrangementBegun = v.InferOutput<typeof ArrangementBegun>

export const getPaymentArrangements = get('getPaymentArrangements', PaymentArrangements) // not in the spec

/**
 * Requests to pay all open invoices in terms. The amount (cents) and the first day are those shown to the customer. Refusals: 409
 * PRICE_CHANGED or an `ArrangementRefusal`; 422 NOT_POSSIBLE for terms or a first day that were not offered.
 */
export const requestPaymentArrangement = post(
  'requestPaymentArrangement',
  ArrangementBegun,
  [...aboutInvoices, 'getSimCard'],
  takes<{ terms: number; amount: number; firstOn: string }>(),
) // not in the spec

/** The receipt of a paid term. `left` (cents) and `next` describe the rest of the arrangement. */
export const TermReceipt = v.object({
  kind: v.literal('term'),
  reference: PaymentId,
  number: Count,
  amount: Amount,
  left: Amount,
  next: v.nullable(PlannedTerm),
  /** The payment unblocks the simcard. */
  unblocks: v.boolean(),
})
export type TermReceipt = v.InferOutput<typeof TermReceipt>
