import * as v from 'valibot'
import { aboutCredit } from '../changes.ts'
import { get, post, put, takes } from '../operation.ts'
import { OrderNumber } from './order.ts'
import { Cents, Day, Days, Quantity } from './parts.ts'

/** A bundle that is paid from the credit (spec 3 topupOptions): MB and minutes for so many days. `minutes` null: unlimited. */
export const PrepaidBundle = v.object({
  id: v.string(),
  data: Quantity,
  minutes: v.nullable(Quantity),
  days: Days,
  price: Cents,
  popular: v.optional(v.boolean(), false),
})
export type PrepaidBundle = v.InferOutput<typeof PrepaidBundle>

/** Something that runs until and with a day; the day after it is extended from the credit, or has stopped. */
export const Campaign = v.object({ id: v.string(), until: Day, autoExtend: v.boolean() })
export type Campaign = v.InferOutput<typeof Campaign>

/** On-net calling: minutes to other customers of ours (domain 1.22). */
export const MutualOffer = v.object({
  id: v.string(),
  minutes: Quantity,
  days: Days,
  price: Cents,
  /** What such a minute costs without it. */
  perMinute: Cents,
  /** null: it is off. */
  current: v.nullable(v.object({ ...Campaign.entries, left: Quantity })),
})
export type MutualOffer = v.InferOutput<typeof MutualOffer>

export const PrepaidOffer = v.object({
  topupOptions: v.array(PrepaidBundle),
  /** The bundle that runs, also when it is not sold any more; null: none. */
  current: v.nullable(v.object({ ...Campaign.entries, days: Days })),
  mutual: MutualOffer,
})
export type PrepaidOffer = v.InferOutput<typeof PrepaidOffer>

/** `balance`: what the credit is afterwards; `toppedUp` came to it by itself, because it was low. */
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

/** `price` is what the customer saw, in cents. */
export type PrepaidOrder = { id: string; price: number; autoExtend: boolean }

/**
 * Buys a bundle, or on-net calling: it begins at once, and a bundle that runs is replaced. Refused: 403
 * BALANCE_TOO_LOW, 404 for one that is not sold, 409 ALREADY_ACTIVE for on-net calling that is on, 409 PRICE_CHANGED.
 */
export const topupPrepaidBundle = put(
  'topupPrepaidBundle',
  PrepaidReceipt,
  [...aboutCredit, 'getPrepaidTopupBundlesV3', 'getUsage'],
  takes<PrepaidOrder>(),
)

/** Whether what runs is extended. Refused: 404 when nothing of that id runs. */
export const setAutoExtendPrepaidDataCampaign = post(
  'setAutoExtendPrepaidDataCampaign',
  Campaign,
  ['getAutoTopUp', 'getPrepaidTopupBundlesV3', 'getUsage', 'prepaidOverview'],
  takes<{ id: string; autoExtend: boolean }>(),
)
