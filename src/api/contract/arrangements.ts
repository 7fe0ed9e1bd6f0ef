import * as v from 'valibot'
import { get, post, takes } from '../operation.ts'
import { Cents, Day } from './parts.ts'
import { PaymentId } from './payment.ts'

const Amount = v.pipe(Cents, v.minValue(0))
/** Longer ago than anything of money is kept. */
const MOST_ARRANGEMENTS = 60
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))

const MOST_TERMS = 6

/** A part of the amount, to be paid on a day or before. */
const PlannedTerm = v.object({ amount: Amount, dueOn: Day })
const Term = v.object({ ...PlannedTerm.entries, paidOn: v.nullable(Day) })
const terms = <One extends v.GenericSchema>(one: One) => v.pipe(v.array(one), v.minLength(1), v.maxLength(MOST_TERMS))

type Summed = { total: number; terms: readonly { amount: number }[] }
/** What does not add up is no answer. */
const addsUp = ({ total, terms }: Summed): boolean => terms.reduce((sum, { amount }) => sum + amount, 0) === total
const SUM = 'expected terms that add up to the total'

/** Invoices that are paid in terms (domain 1.10): it runs, all has been paid, or it stopped since a term was missed. */
export const Arrangement = v.pipe(
  v.object({
    state: v.picklist(['RUNNING', 'FINISHED', 'STOPPED']),
    total: Amount,
    terms: terms(Term),
    /** A bank is busy with a payment of the next term. */
    processing: v.optional(v.boolean(), false),
  }),
  v.check((summed) => addsUp(summed), SUM),
)
export type Arrangement = v.InferOutput<typeof Arrangement>

/** Why no arrangement can be asked for. */
export const ArrangementRefusal = v.picklist(['NOTHING_OPEN', 'TOO_LITTLE', 'RUNNING', 'STOPPED', 'PAYMENT_PENDING'])
export type ArrangementRefusal = v.InferOutput<typeof ArrangementRefusal>

export const PaymentArrangements = v.object({
  /** Newest first. */
  arrangements: v.pipe(v.array(Arrangement), v.maxLength(MOST_ARRANGEMENTS)),
  /** What can be paid in terms now: how much of how many invoices, and the day of the first term. Null: nothing can. */
  offer: v.nullable(v.object({ amount: v.pipe(Cents, v.minValue(1)), invoices: Count, firstOn: Day })),
  refusal: v.nullable(ArrangementRefusal),
  /** The simcard is blocked until a first payment. */
  simBlocked: v.boolean(),
})
export type PaymentArrangements = v.InferOutput<typeof PaymentArrangements>

/** An arrangement that has begun. */
export const ArrangementBegun = v.pipe(
  v.object({
    kind: v.literal('begun'),
    total: Amount,
    terms: terms(PlannedTerm),
    /** The simcard is blocked until the first term is paid. */
    simBlocked: v.boolean(),
  }),
  v.check((summed) => addsUp(summed), SUM),
)
export type ArrangementBegun = v.InferOutput<typeof ArrangementBegun>

export const getPaymentArrangements = get('getPaymentArrangements', PaymentArrangements) // not in the spec

/**
 * Asks to pay everything that is open in terms, as it was told: the amount in cents, and the day of the first term. Refusals: 409
 * PRICE_CHANGED, or an `ArrangementRefusal`; 422 NOT_POSSIBLE for terms or a first day that nobody offered.
 */
export const requestPaymentArrangement = post(
  'requestPaymentArrangement',
  ArrangementBegun,
  takes<{ terms: number; amount: number; firstOn: string }>(),
) // not in the spec

/** A term that was paid. `left` and `next`: what is still to be paid of the arrangement. */
export const TermReceipt = v.object({
  kind: v.literal('term'),
  reference: PaymentId,
  number: Count,
  amount: Amount,
  left: Amount,
  next: v.nullable(PlannedTerm),
  /** The simcard works again. */
  unblocks: v.boolean(),
})
export type TermReceipt = v.InferOutput<typeof TermReceipt>
