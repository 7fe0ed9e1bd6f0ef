import * as v from 'valibot'
import { Cents } from '#kit/parts.ts'
import { get, takes } from '#model/operation.ts'
import { ContractDocument } from '#model/sim/contract/simcard.ts'

/** The reference of any order, which a customer quotes to customer service. */
export const OrderNumber = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))

/** The price that the customer saw and the current price (cents); comes with a refusal PRICE_CHANGED. */
export const PriceChange = v.object({ was: Cents, now: Cents })

/**
 * The outcome of a write by its Idempotency-Key: unknown, in progress, refused, or done with its answer. Read after an order that got no
 * answer.
 */
export const OrderOutcome = v.variant('state', [
  v.object({ state: v.literal('none') }),
  v.object({ state: v.literal('pending') }),
  v.object({ state: v.literal('refused') }),
  v.object({ state: v.literal('done'), result: v.unknown() }),
])
export type OrderOutcome = v.InferOutput<typeof OrderOutcome>

export const getOrderOutcome = get('getOrderOutcome', OrderOutcome, takes<{ key: string }>()) // not in the spec

/** The order overview as a PDF. Refused 404 for an order of another customer. */
export const getOrderDocument = get('getOrderDocument', ContractDocument, takes<{ orderNumber: string }>()) // not in the spec
