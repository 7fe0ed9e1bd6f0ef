import * as v from 'valibot'
import { Cents, Day, Days, Quantity } from '#kit/parts.ts'
import { aboutCredit } from '#model/changes.ts'
import { get, post, put, takes } from '#model/operation.ts'
import { OrderNumber } from '#model/order.ts'

/** A bundle paid from credit (spec 3 topupOptions): MB and minutes for a number of days. `minutes` null: unlimited. */
export const PrepaidBundle = v.object({
  id: v.string(),
  data: Quantity,
  minutes: v.nullable(Quantity),
  days: Days,
  price: Cents,
  popular: v.optional(v.boolean(), false),
})
export type PrepaidBundle = v.InferOutput<typeof PrepaidBundle>

/** A running campaign up to and including `until`; the day after it is extended from the credit or has stopped. */
export const Campaign = v.object({ id: v.string(), until: Day, autoExtend: v.boolean() })
export type Campaign = v.InferOutput<typeof Campaign>

/** On-net calling: minutes to other customers of the provider (domain 1.22). */
export const MutualOffer = v.object({
  id: v.string(),
  minutes: Quantity,
  days: Days,
  price: Cents,
  /** Cents per on-net minute without the campaign. */
  perMinute: Cents,
  /** null: it is off. */
  current: v.nullable(v.object({ ...Campaign.entries, left: Quantity })),
})
export type MutualOffer = v.InferOutput<typeof MutualOffer>

export const PrepaidOffer = v.object({
  topupOptions: v.array(PrepaidBundle),
  /** The running bundle, even when it is no longer sold; null for none. */
  current: v.nullable(v.object({ ...Campaign.entries, days: Days })),
  mutual: MutualOffer,
  /** The first day on which nothing is extended any more: a subscription begins, or the simcard is blocked as lost. Null: none. */
  noExtensionFrom: v.optional(v.nullable(Day), null),
})
export type PrepaidOffer = v.InferOutput<typeof PrepaidOffer>

/** `balance`: the credit afterwards (cents); `toppedUp`: an automatic top-up because of low credit. */
export const PrepaidReceipt = v.object({
  orderNumber: OrderNumber,
  kind: v.picklist(['bundle', 'mutual']),
  id: v.string(),
  method: v.picklist(['CREDIT', 'IDEAL']),
  data: Quantity,
  minutes: v.nullable(Quantity),
  price: Cents,
  until: Day,
  autoExtend: v.boolean(),
  toppedUp: Cents,
  balance: Cents,
})
export type PrepaidReceipt = v.InferOutput<typeof PrepaidReceipt>

export const getPrepaidTopupBundlesV3 = get('getPrepaidTopupBundlesV3', PrepaidOffer)

/** `price` (cents) and `until`: as shown to the customer. A payment takes time, so a bundle that is paid at the bank has no `until`. */
export type PrepaidOrder = { id: string; price: number; autoExtend: boolean; until?: Day | undefined }

/**
 * Buys a bundle or on-net calling. It starts at once and replaces a running bundle. Refused: 403 BALANCE_TOO_LOW, 404 for an unknown one,
 * 409 ALREADY_ACTIVE for active on-net calling, 409 PRICE_CHANGED or PERIOD_CHANGED.
 */
export const topupPrepaidBundle = put(
  'topupPrepaidBundle',
  PrepaidReceipt,
  [...aboutCredit, 'getPrepaidTopupBundlesV3', 'getUsage'],
  takes<PrepaidOrder>(),
)

/** Turns the extension of a running campaign on or off. Refused: 404 when no campaign has that id. */
export const setAutoExtendPrepaidDataCampaign = post(
  'setAutoExtendPrepaidDataCampaign',
  Campaign,
  ['getAutoTopUp', 'getPrepaidTopupBundlesV3', 'getTimeline', 'getUsage', 'prepaidOverview'],
  takes<{ id: string; autoExtend: boolean }>(),
)
