import * as v from 'valibot'
import { Cents, Day, known, Moment } from '#kit/parts.ts'
import { InvoiceId } from '#model/invoices/contract/invoices.ts'
import { get, post, takes } from '#model/operation.ts'

/** The kinds of problems (domain 1.23). The codes are ours. */
export const OutageType = v.picklist(['NO_COVERAGE', 'NO_CALLS', 'NO_DATA', 'SLOW_DATA', 'NO_SMS', 'ABROAD'])
export type OutageType = v.InferOutput<typeof OutageType>

/** A known outage or maintenance. */
export const Outage = v.variant('kind', [
  /** `expectedEnd` is null while unknown. `text`: details as untrusted HTML (ui/RichText). */
  v.object({
    kind: v.literal('outage'),
    id: v.string(),
    area: v.string(),
    expectedEnd: v.nullable(Moment),
    text: v.optional(v.nullable(v.string()), null),
  }),
  v.object({ kind: v.literal('maintenance'), id: v.string(), from: Moment, until: Moment }),
])
export type Outage = v.InferOutput<typeof Outage>

/** `area`: the four digits of a postcode. Empty without outages there. */
export const getOutages = get('getOutages', known(Outage, 'kind'), takes<{ area: string }>()) // not in the spec

/** The right to money back for an outage of over 12 hours (domain 1.23). */
export const Compensation = v.object({
  /** The id of the outage. */
  id: v.string(),
  area: v.string(),
  from: Moment,
  /** Null while it lasts: the amount still grows. */
  until: v.nullable(Moment),
  /** Cents including VAT. */
  amount: v.pipe(Cents, v.minValue(1)),
  /** The month that the invoice is named after on which it stands or will stand. Null while unknown, and for prepaid credit. */
  month: v.nullable(Day),
  /** That invoice, once it exists. */
  invoice: v.nullable(InvoiceId),
  /** When the invoice deducted it, or it was added to the prepaid credit. */
  paid: v.nullable(Moment),
})
export type Compensation = v.InferOutput<typeof Compensation>

/** More long outages than any customer lives through in the years that invoices are kept. */
export const MOST_COMPENSATIONS = 100

/** The outages that gave this customer a right to compensation, newest first. */
export const getCompensations = get('getCompensations', v.pipe(v.array(Compensation), v.maxLength(MOST_COMPENSATIONS))) // not in the spec

/** The reference of a report, which a customer quotes to customer service. */
export const OutageReceipt = v.object({ reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) })
export type OutageReceipt = v.InferOutput<typeof OutageReceipt>

export type OutageReport = {
  type: OutageType
  /** null: abroad. */
  zipCode: string | null
  /** A moment, ISO 8601. */
  since: string
  message: string
  /** The number that gets updates by sms. */
  phoneNumber: string
  /** The id of the known outage that the report is about. */
  outage: string | null
}

export const reportOutage = post('reportOutage', OutageReceipt, [], takes<OutageReport>()) // not in the spec
