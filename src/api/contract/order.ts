import * as v from 'valibot'
import { get, takes } from '../operation.ts'
import { Cents } from './parts.ts'
import { ContractDocument } from './simcard.ts'

/** Of every order: what a customer quotes when there is something wrong with it. */
export const OrderNumber = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))

/** Cents: what the customer saw, and what it is now. Goes with a refusal PRICE_CHANGED. */
export const PriceChange = v.object({ was: Cents, now: Cents })

/**
 * What became of a write, by its Idempotency-Key: never seen, still being done, refused, or done with its answer. Asked
 * after an order to which no answer came.
 */
export const OrderOutcome = v.variant('state', [
  v.object({ state: v.literal('none') }),
  v.object({ state: v.literal('pending') }),
  v.object({ state: v.literal('refused') }),
  v.object({ state: v.literal('done'), result: v.unknown() }),
])
export type OrderOutcome = v.InferOutput<typeof OrderOutcome>

export const getOrderOutcome = get('getOrderOutcome', OrderOutcome, takes<{ key: string }>()) // not in the spec

/** The order overview as a document to keep. Refused 404 for an order of somebody else. */
export const getOrderDocument = get('getOrderDocument', ContractDocument, takes<{ orderNumber: string }>()) // not in the spec
