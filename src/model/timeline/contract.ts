import * as v from 'valibot'
import { Cents, Day, known, Moment, Quantity } from '#kit/parts.ts'
import { get } from '#model/operation.ts'

const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const Text = v.pipe(v.string(), v.maxLength(2000))
const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))
/** The id of an invoice; null when there is none yet, or when the row concerns none. */
const OfInvoice = v.nullable(Id)
const row = { id: Id, day: Day }

/** The rows that have nothing but their day: what began, what ends, and what can be done for the last time. */
export const plainKinds = [
  'joined',
  'start',
  'signed',
  'contract',
  'renew',
  'change',
  'renewal',
  'cancelled',
  'stayed',
  'stay',
  'stop',
  'complete',
  'dataCap',
  'household',
  'firstTerm',
  'extension',
  'credit',
  'bundle',
  'mutual',
  'missed',
  'simComes',
  'simActive',
  'esim',
  'repair',
  'phoneBack',
  'answer',
] as const

/** The rows with an amount that the customer pays or may have to pay. */
export const dueKinds = ['pay', 'debit', 'term', 'lateTerm', 'settlement', 'sim'] as const

export const invoiceStates = ['expected', 'toPay', 'debit', 'checking', 'late', 'arranged', 'paid'] as const
export const paidFor = [
  'invoice',
  'term',
  'phone',
  'topUp',
  'autoTopUp',
  'voucher',
  'bundle',
  'mutual',
  'verification',
  'expired',
  'other',
] as const
export const refundReasons = ['phone', 'outage', 'question', 'credit', 'verification', 'settlement', 'other'] as const
export const withdrawnKinds = ['subscription', 'phone', 'change'] as const

/**
 * Something with a day about a customer. `id` stays the same when a row that was announced has come. Amounts are in cents. Texts are told as
 * they are: the names of phones and places, and the messages that were sent.
 */
export const TimelineRow = v.variant('kind', [
  v.object({ ...row, kind: v.picklist(plainKinds) }),
  v.object({ ...row, kind: v.picklist(dueKinds), amount: Cents }),
  /** An invoice on its date, or the one that is expected. */
  v.object({
    ...row,
    kind: v.literal('invoice'),
    amount: Cents,
    state: v.fallback(v.picklist(invoiceStates), 'expected'),
    invoice: OfInvoice,
  }),
  /** `expired`: credit that was lost. */
  v.object({
    ...row,
    kind: v.literal('payment'),
    amount: Cents,
    of: v.fallback(v.picklist(paidFor), 'other'),
    state: v.fallback(v.picklist(['paid', 'open', 'checking', 'failed']), 'checking'),
    invoice: OfInvoice,
  }),
  /** Money that the customer gets back, on an invoice, as credit or on a bank account. */
  v.object({
    ...row,
    kind: v.literal('refund'),
    amount: Cents,
    reason: v.fallback(v.picklist(refundReasons), 'other'),
    by: v.fallback(v.picklist(['invoice', 'credit', 'account']), 'account'),
    state: v.fallback(v.picklist(['coming', 'done']), 'coming'),
    invoice: OfInvoice,
  }),
  /** `price`: a month, from the next day on; null once the discount has ended. */
  v.object({ ...row, kind: v.literal('discount'), price: v.nullable(Cents) }),
  /** The contracts that can be withdrawn until this day, or were withdrawn on it. */
  v.object({ ...row, kind: v.picklist(['withdraw', 'withdrawn']), what: known(v.picklist(withdrawnKinds)) }),
  /** The gifts that can be unwrapped until this day. */
  v.object({ ...row, kind: v.literal('gift'), count: Count }),
  /** The bought extras that last until this day. */
  v.object({ ...row, kind: v.literal('extra'), types: known(v.picklist(['data', 'voice'])) }),
  /** An extra that was bought (`amount`), or unwrapped from a gift (0). MB or minutes. */
  v.object({ ...row, kind: v.literal('bought'), type: v.picklist(['data', 'voice']), size: Quantity, amount: Cents }),
  /** Data (MB) that was given to a housemate (`to`: the first name), who can use it until this day. */
  v.object({ ...row, kind: v.literal('gave'), size: Quantity, to: Text, until: Day }),
  /** Null for a phone whose name is unknown. `return`: the last day to send it back. */
  v.object({ ...row, kind: v.picklist(['ordered', 'parcel', 'return']), name: v.nullable(Text) }),
  /** The number that comes along, or came. */
  v.object({ ...row, kind: v.picklist(['portingAsked', 'porting']), number: v.nullable(Text) }),
  /** `until` is null while it lasts. */
  v.object({ ...row, kind: v.literal('outage'), area: Text, from: Moment, until: v.nullable(Moment) }),
  /** A message as it was sent. Codes and links are left out: they are only for who has the phone or the mailbox. */
  v.object({
    ...row,
    kind: v.literal('message'),
    at: Moment,
    method: v.fallback(v.picklist(['SMS', 'EMAIL']), 'EMAIL'),
    text: Text,
  }),
])
export type TimelineRow = v.InferOutput<typeof TimelineRow>
export type TimelineKind = TimelineRow['kind']

/** More than happens to anybody in ten years; the oldest rows are left out first. */
export const MOST_ROWS = 2000

export const Timeline = v.object({
  /** In order of their days, oldest first. */
  rows: v.pipe(known(TimelineRow, 'kind'), v.maxLength(MOST_ROWS)),
  /** Messages from before this day are not known. */
  messagesSince: Day,
})
export type Timeline = v.InferOutput<typeof Timeline>

/** Everything about this customer that has a day: what happened, and what is certain or expected to come. */
export const getTimeline = get('getTimeline', Timeline) // not in the spec
