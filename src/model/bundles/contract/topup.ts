import * as v from 'valibot'
import { Cents, Day, known, Quantity } from '#kit/parts.ts'
import { get, put, takes } from '#model/operation.ts'
import { OrderNumber } from '#model/order.ts'

export const ExtraType = v.picklist(['data', 'voice'])
export type ExtraType = v.InferOutput<typeof ExtraType>

/** One-off extra internet (MB) or minutes, until the end of the period (domain 1.22). */
export const TopupBundle = v.object({
  id: v.string(),
  type: ExtraType,
  size: Quantity,
  price: Cents,
  until: Day,
})
export type TopupBundle = v.InferOutput<typeof TopupBundle>

/** `left`: MB or minutes available now, including the purchase. */
export const TopupReceipt = v.object({
  orderNumber: OrderNumber,
  type: ExtraType,
  size: Quantity,
  price: Cents,
  until: Day,
  left: Quantity,
})
export type TopupReceipt = v.InferOutput<typeof TopupReceipt>
/** Empty when this customer may not buy extras; unlimited bundles have none. */
export const getPostpaidTopupBundles = get('getPostpaidTopupBundles', known(TopupBundle, 'type'))

/**
 * `price` (cents) and `until`: as shown to the customer. Refused: 403 NOT_ELIGIBLE, 404 for an unknown bundle, 409 PRICE_CHANGED or
 * PERIOD_CHANGED: what is offered just before midnight is not sold just after it for another period.
 */
export const topupPostpaidBundle = put(
  'topupPostpaidBundle',
  TopupReceipt,
  ['getInvoices', 'getNextInvoice', 'getInvoices', 'getTimeline', 'getUsage', 'getWithdrawals', 'postpaidOverview'],
  takes<{ id: string; price: number; until?: Day | undefined }>(),
)
