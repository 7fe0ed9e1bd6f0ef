import * as v from 'valibot'
import { Day, Quantity } from '#kit/parts.ts'
import { Composition, PeriodGroup, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { get } from '#model/operation.ts'

/**
 * The options for a renewal: every binding period at current prices, and a one-year renewal. `startsOn` is the first day of the new
 * contract. The ids are specific to renewals. Without the right to renew nothing is available.
 */
export const RetentionOptions = v.object({
  ...PostpaidOptions.entries,
  retentionBindingPeriod: v.object({ ...PeriodGroup.entries, id: v.literal(4) }),
})
export type RetentionOptions = v.InferOutput<typeof RetentionOptions>

export const getPostpaidOptionsRetention = get('getPostpaidOptionsRetention', RetentionOptions)

/**
 * A combination of these options with a discount for the first months; null when there is none for this customer. It is shown as special
 * only when it costs less than the same bundles chosen by hand.
 */
export const getSimOnlyOffer = get('getSimOnlyOffer', v.nullable(Composition))

/** MB or minutes in a month that counted towards a bundle, and the top-ups: given and bought. */
const Used = v.object({ used: Quantity, given: Quantity, bought: Quantity })

/** The usage of one calendar month, keyed by its first day. Usage that no bundle covers (outside the EU, services) is left out. */
export const UsageMonth = v.object({ month: Day, data: Used, voice: Used, sms: Quantity })
export type UsageMonth = v.InferOutput<typeof UsageMonth>

/** The last complete months of the subscription, oldest first. Personal: stays in memory. */
export const getUsageMonths = get('getUsageMonths', v.pipe(v.array(UsageMonth), v.maxLength(12))) // not in the spec
