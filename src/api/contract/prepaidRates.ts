import * as v from 'valibot'
import { get, post } from '../operation.ts'
import { Cents } from './parts.ts'

/** Cents a minute, an sms and a MB. */
const Rates = v.object({ call: Cents, sms: Cents, data: Cents, voicemail: Cents })
export type PrepaidRates = v.InferOutput<typeof Rates>

/** What a prepaid customer pays outside bundles, and what somebody pays who became one today. */
export const PrepaidPrices = v.object({ current: Rates, newest: Rates, isNewest: v.boolean() })
export type PrepaidPrices = v.InferOutput<typeof PrepaidPrices>

export const getPrepaidPrices = get('getPrepaidPrices', PrepaidPrices) // not in the spec

/** From now on the newest prices; there is no way back. Refused 409 ALREADY_NEWEST. */
export const chooseNewestPrices = post('chooseNewestPrices', PrepaidPrices, [
  'getPre2PostStanding',
  'getPrepaidPrices',
  'getPrepaidTopupBundlesV3',
  'getUsage',
  'getUsPs',
  'getUserDetails',
  'prepaidOverview',
]) // not in the spec
