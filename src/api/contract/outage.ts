import * as v from 'valibot'
import { get, post, takes } from '../operation.ts'
import { Moment } from './parts.ts'

/** What may be wrong (domain 1.23). The codes are ours. */
export const OutageType = v.picklist(['NO_COVERAGE', 'NO_CALLS', 'NO_DATA', 'SLOW_DATA', 'NO_SMS', 'ABROAD'])
export type OutageType = v.InferOutput<typeof OutageType>

/** Something that is going on with the network somewhere. */
export const Outage = v.variant('kind', [
  /** `expectedEnd` is null while nobody knows. `text`: more about it, as HTML that is not to be trusted (ui/RichText). */
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

/** `area`: the four digits of a postcode. Empty when all is well there. */
export const getOutages = get('getOutages', v.array(Outage), takes<{ area: string }>()) // not in the spec

/** What a customer quotes when asking about a report. */
export const OutageReceipt = v.object({ reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) })
export type OutageReceipt = v.InferOutput<typeof OutageReceipt>

export type OutageReport = {
  type: OutageType
  /** null: abroad. */
  zipCode: string | null
  /** A moment, ISO 8601. */
  since: string
  message: string
  /** Where news of it is sent. */
  phoneNumber: string
  /** The id of the outage that it is about, when that was known. */
  outage: string | null
}

export const reportOutage = post('reportOutage', OutageReceipt, [], takes<OutageReport>()) // not in the spec
