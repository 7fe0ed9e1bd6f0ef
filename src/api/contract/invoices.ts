import * as v from 'valibot'
import { get, takes } from '../operation.ts'
import { Cents, Day, Moment, paying, Quantity } from './parts.ts'
import { ContractDocument } from './simcard.ts'

/** Cents: no invoice of one customer comes near this. */
const MOST = 10_000_000
const Amount = v.pipe(Cents, v.minValue(-MOST), v.maxValue(MOST))
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))
/** Ten years, which is longer than any invoice is kept. */
const MOST_INVOICES = 120
const MOST_LINES = 200

/** Says nothing about whose it is, since it stands in the address. */
export const InvoiceId = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,40}$/))

export const lineKinds = [
  'dataBundle',
  'voiceBundle',
  'smsBundle',
  'dataCap',
  'proRata',
  'correction',
  'extraData',
  'extraVoice',
  'data',
  'voice',
  'sms',
  'abroad',
  'instalment',
  'service',
  'thirdParty',
  'simReplacement',
  'reminderCosts',
  'collectionCosts',
  'terminationFee',
  'household',
  'verification',
  'balanceFromPrepaid',
  'credit',
  'other',
] as const // prettier-ignore

/** One line of the specification (domain 1.10). What does not go with its kind is absent. */
export const InvoiceLine = v.object({
  /** A kind that this app does not know is a line all the same. */
  kind: v.fallback(v.picklist(lineKinds), 'other'),
  /** Including VAT, where there is any; negative for what comes back. */
  amount: Amount,
  /** The days that it is about. */
  from: Day,
  until: Day,
  /** A bundle, or what was bought on top: MB or minutes; null is unlimited. */
  size: v.optional(v.nullable(Quantity)),
  /** Used outside the bundle: MB, minutes or pieces. */
  quantity: v.optional(Quantity),
  /** Cents for each of those, when all of them cost the same. */
  rate: v.optional(Amount),
  /** Part of a month: so many days of something that costs so much a whole month. */
  days: v.optional(Count),
  monthly: v.optional(Amount),
  /** An instalment: which, of how many. */
  number: v.optional(Count),
  total: v.optional(Count),
})
export type InvoiceLine = v.InferOutput<typeof InvoiceLine>
export type LineKind = InvoiceLine['kind']

const Lines = v.pipe(v.array(InvoiceLine), v.maxLength(MOST_LINES))

type Summed = { amount: number; lines: readonly { amount: number }[] }
/** What does not add up is no answer. */
const addsUp = ({ amount, lines }: Summed): boolean => lines.reduce((sum, line) => sum + line.amount, 0) === amount
const SUM = 'expected lines that add up to the amount'

/** How an invoice stands. */
const standing = {
  id: InvoiceId,
  /** The first day of the month that it is named after. */
  month: Day,
  number: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  ...paying,
  amount: Amount,
}
export const InvoiceSummary = v.object(standing)
export type InvoiceSummary = v.InferOutput<typeof InvoiceSummary>

/** Another invoice to compare with, or one that is expected. */
const compared = { month: Day, date: Day, amount: Amount, lines: Lines }
const Compared = v.pipe(
  v.object(compared),
  v.check((summed) => addsUp(summed), SUM),
)
export type Compared = v.InferOutput<typeof Compared>

export const Invoices = v.object({
  /** Newest first. */
  invoices: v.pipe(v.array(InvoiceSummary), v.maxLength(MOST_INVOICES)),
  /** The invoice that comes next, as it would be if nothing more is used or bought; null when none will come. */
  next: v.nullable(Compared),
  /** Before the subscription the customer paid in advance: `getPayments` tells what. */
  hasEarlierPayments: v.optional(v.boolean(), false),
})
export type Invoices = v.InferOutput<typeof Invoices>

export const Invoice = v.pipe(
  v.object({
    ...standing,
    lines: Lines,
    /** The customer wants to see what of it is VAT (spec 3 showVatInInvoice). */
    showVat: v.boolean(),
    /** The invoice of the month before. */
    before: v.nullable(Compared),
  }),
  v.check((summed) => addsUp(summed), SUM),
)
export type Invoice = v.InferOutput<typeof Invoice>

/** The invoice that comes next, as it would be if nothing more is used or bought. */
export const NextInvoice = v.pipe(
  v.object({
    ...compared,
    updatedAt: Moment,
    /** The newest invoice, to compare it with. */
    before: v.nullable(Compared),
  }),
  v.check((summed) => addsUp(summed), SUM),
)
export type NextInvoice = v.InferOutput<typeof NextInvoice>

/** Instead of an id: the newest one. */
export const LATEST = 'vorige-maand'

export const getInvoices = get('getInvoices', Invoices) // not in the spec

/** Null: there is no such invoice, or it is somebody else's. */
export const getInvoice = get('getInvoice', v.nullable(Invoice), takes<{ id: string }>()) // not in the spec

/** Null when no invoice will come. */
export const getNextInvoice = get('getNextInvoice', v.nullable(NextInvoice)) // not in the spec

/** A PDF with the same figures, VAT for who wants to see it, who sends it to whom, and how it is paid. Refused 404 for an invoice that does not exist, or is somebody else's. */
export const getInvoiceDocument = get('getInvoiceDocument', ContractDocument, takes<{ id: string }>()) // not in the spec
