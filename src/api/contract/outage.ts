import * as v from 'valibot'
import { get, post, takes } from '../operation.ts'
import { known, Moment } from './parts.ts'

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
