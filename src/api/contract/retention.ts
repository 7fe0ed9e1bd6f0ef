import * as v from 'valibot'
import { get } from '../operation.ts'
import { Composition, PeriodGroup, PostpaidOptions } from './bundleOptions.ts'
import { Day, Quantity } from './parts.ts'

/**
 * What is sold to a customer who stays: every period at the prices of now, and a year for who extends. `startsOn` is the first day of the new
 * contract. The ids are those of an extension. Of who may not extend nothing is available.
 */
export const RetentionOptions = v.object({
  ...PostpaidOptions.entries,
  retentionBindingPeriod: v.object({ ...PeriodGroup.entries, id: v.literal(4) }),
})
export type RetentionOptions = v.InferOutput<typeof RetentionOptions>

export const getPostpaidOptionsRetention = get('getPostpaidOptionsRetention', RetentionOptions)

/** A combination that is cheaper for the first months, of the options above; null: there is none for this customer. */
export const getSimOnlyOffer = get('getSimOnlyOffer', v.nullable(Composition))

/** MB or minutes of a month that count for a bundle, and what there was on top of it: given, or bought. */
const Used = v.object({ used: Quantity, given: Quantity, bought: Quantity })

/** What was used in one whole calendar month, by its first day. What no bundle covers (outside the EU, services) is left out. */
export const UsageMonth = v.object({ month: Day, data: Used, voice: Used, sms: Quantity })
export type UsageMonth = v.InferOutput<typeof UsageMonth>

/** The last whole months of the subscription, oldest first. Personal: stays in memory. */
export const getUsageMonths = get('getUsageMonths', v.pipe(v.array(UsageMonth), v.maxLength(12))) // not in the spec
