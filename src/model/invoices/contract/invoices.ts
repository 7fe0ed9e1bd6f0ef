import * as v from 'valibot'
import { Cents, Day, Moment, paying, Quantity } from '#kit/parts.ts'
import { get, takes } from '#model/operation.ts'
import { ContractDocument } from '#model/sim/contract/simcard.ts'

/** Cents; far above any real invoice. */
const MOST = 10_000_000
export const Amount = v.pipe(Cents, v.minValue(-MOST), v.maxValue(MOST))
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))
/** Ten years, longer than any invoice is kept. */
const MOST_INVOICES = 120
const MOST_LINES = 200

/** Opaque, because it is part of an address. */
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
  'compensation',
  'balanceFromPrepaid',
  'credit',
  'other',
] as const // prettier-ignore

/** One line of the specification (domain 1.10). Fields that do not apply to its kind are absent. */
export const InvoiceLine = v.object({
  /** Unknown kinds are kept as `other`. */
  kind: v.fallback(v.picklist(lineKinds), 'other'),
  /** Cents including VAT, if any; negative for a credit. */
  amount: Amount,
  /** The days that the line covers. */
  from: Day,
  until: Day,
  /** The size of a bundle or top-up: MB or minutes; null is unlimited. */
  size: v.optional(v.nullable(Quantity)),
  /** Usage outside the bundle: MB, minutes or pieces. */
  quantity: v.optional(Quantity),
  /** Cents per unit, when all units cost the same. */
  rate: v.optional(Amount),
  /** The days charged of a partial month, or compensated for an outage, of an item that costs `monthly` cents a month. */
  days: v.optional(Count),
  monthly: v.optional(Amount),
  /** The number of an instalment, and the total count. */
  number: v.optional(Count),
  total: v.optional(Count),
  /** Not in the spec: why a correction was made: other bundles, the end of the subscription, or its withdrawal. */
  because: v.optional(v.fallback(v.picklist(['changed', 'ended', 'withdrawn']), 'changed')),
})
export type InvoiceLine = v.InferOutput<typeof InvoiceLine>
export type LineKind = InvoiceLine['kind']

const Lines = v.pipe(v.array(InvoiceLine), v.maxLength(MOST_LINES))

type Summed = { amount: number; lines: readonly { amount: number }[] }
/** An answer whose lines do not add up is rejected. */
const addsUp = ({ amount, lines }: Summed): boolean => lines.reduce((sum, line) => sum + line.amount, 0) === amount
const SUM = 'expected lines that add up to the amount'

const standing = {
  id: InvoiceId,
  /** The first day of the month that the invoice is named after. */
  month: Day,
  number: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  ...paying,
  amount: Amount,
}

/**
 * The real cause of a difference between two invoices. `more` and `less`: the plain one of the kind of line, such as more use, or for a
 * bundle a price that we changed. The others are: another size (`bigger`, `smaller`), something new or gone (`chosen`, `dropped`), a whole
 * month after a part of one (`whole`), other terms (`contract`), a discount that began or ended, the end or withdrawal of the subscription,
 * two months on one invoice (`double`), money back (`back`), another price for the same use (`dearer`, `cheaper`), and sms that a bundle
 * covers from now on or no longer does. `…Before`: the reason is on the invoice before.
 */
export const changeCauses = [
  'more',
  'less',
  'bigger',
  'smaller',
  'chosen',
  'dropped',
  'whole',
  'contract',
  'discounted',
  'discountEnded',
  'stopped',
  'withdrawn',
  'double',
  'doubleBefore',
  'back',
  'backBefore',
  'dearer',
  'cheaper',
  'bundled',
  'unbundled',
] as const
export type ChangeCause = (typeof changeCauses)[number]

/** The difference of one kind of line with the invoice before, in cents, and its cause; null for an unknown one. Not in the spec. */
export const InvoiceChange = v.object({
  kind: v.fallback(v.picklist(lineKinds), 'other'),
  amount: Amount,
  cause: v.fallback(v.nullable(v.picklist(changeCauses)), null),
})
export type InvoiceChange = v.InferOutput<typeof InvoiceChange>

/** The differences with the invoice before, largest first. Together they are the whole difference. Empty for the first invoice. */
const Changes = v.optional(v.pipe(v.array(InvoiceChange), v.maxLength(MOST_LINES)), [])

export const InvoiceSummary = v.object({ ...standing, changes: Changes })
export type InvoiceSummary = v.InferOutput<typeof InvoiceSummary>

/** Another invoice or a forecast, for comparison. */
const compared = { month: Day, date: Day, amount: Amount, lines: Lines }
const Compared = v.pipe(
  v.object(compared),
  v.check((summed) => addsUp(summed), SUM),
)
export type Compared = v.InferOutput<typeof Compared>

export const Invoices = v.object({
  /** Newest first. */
  invoices: v.pipe(v.array(InvoiceSummary), v.maxLength(MOST_INVOICES)),
  /** The forecast of the next invoice without further use or purchases; null when none will come. */
  next: v.nullable(Compared),
  /** The customer was prepaid before: `getPayments` lists the earlier payments. */
  hasEarlierPayments: v.optional(v.boolean(), false),
})
export type Invoices = v.InferOutput<typeof Invoices>

/** The state of a question about a line: it waits for its answer, the customer gets money back, or the line was explained. */
export const questionStates = ['open', 'agreed', 'explained'] as const
const LineQuestion = v.object({ line: Count, state: v.fallback(v.picklist(questionStates), 'open') })
export type LineQuestion = v.InferOutput<typeof LineQuestion>

export const Invoice = v.pipe(
  v.object({
    ...standing,
    lines: Lines,
    /** The customer wants VAT shown (spec 3 showVatInInvoice). */
    showVat: v.boolean(),
    /** The invoice of the previous month. */
    before: v.nullable(Compared),
    changes: Changes,
    /** Not in the spec: the lines that the customer asked about, by their place from 0. `getInvoiceQuestions` has the questions. */
    questions: v.optional(v.pipe(v.array(LineQuestion), v.maxLength(MOST_LINES)), []),
  }),
  v.check((summed) => addsUp(summed), SUM),
)
export type Invoice = v.InferOutput<typeof Invoice>

/** The forecast of the next invoice without further use or purchases. */
export const NextInvoice = v.pipe(
  v.object({
    ...compared,
    updatedAt: Moment,
    /** The latest invoice, for comparison. */
    before: v.nullable(Compared),
    changes: Changes,
  }),
  v.check((summed) => addsUp(summed), SUM),
)
export type NextInvoice = v.InferOutput<typeof NextInvoice>

/** Takes the place of an id in an address: the latest invoice. */
export const LATEST = 'vorige-maand'

export const getInvoices = get('getInvoices', Invoices) // not in the spec

/** Null for an unknown invoice, or one of another customer. */
export const getInvoice = get('getInvoice', v.nullable(Invoice), takes<{ id: string }>()) // not in the spec

/** Null when no invoice will come. */
export const getNextInvoice = get('getNextInvoice', v.nullable(NextInvoice)) // not in the spec

/**
 * A PDF with the same figures, VAT on request, sender and recipient, and how it is paid. Refused 404 for an unknown invoice, or one of
 * another customer.
 */
export const getInvoiceDocument = get('getInvoiceDocument', ContractDocument, takes<{ id: string }>()) // not in the spec
