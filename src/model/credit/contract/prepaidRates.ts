import * as v from 'valibot'
import { Cents } from '#kit/parts.ts'
import { get, post } from '#model/operation.ts'

/** Cents per minute, sms and MB. */
const Rates = v.object({ call: Cents, sms: Cents, data: Cents, voicemail: Cents })
export type PrepaidRates = v.InferOutput<typeof Rates>

/** The customer's rates outside bundles, and the rates for new customers. */
export const PrepaidPrices = v.object({ current: Rates, newest: Rates, isNewest: v.boolean() })
export type PrepaidPrices = v.InferOutput<typeof PrepaidPrices>

export const getPrepaidPrices = get('getPrepaidPrices', PrepaidPrices) // not in the spec

/** Switches to the newest rates, irreversibly. Refused 409 ALREADY_NEWEST. */
export const chooseNewestPrices = post('chooseNewestPrices', PrepaidPrices, [
  'getAbroadRates',
  'getPre2PostStanding',
  'getPrepaidPrices',
  'getPrepaidTopupBundlesV3',
  'getUsage',
  'getUsPs',
  'getUserDetails',
  'prepaidOverview',
]) // not in the spec
