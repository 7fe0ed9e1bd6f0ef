import * as v from 'valibot'
import { get, post, takes } from '../operation.ts'
import { OrderNumber } from './order.ts'
import { Cents } from './parts.ts'

/** Cents; no provider lets anybody have more credit than this. */
const Some = v.pipe(Cents, v.minValue(1), v.maxValue(1_000_000))
export const Amounts = v.pipe(v.array(Some), v.minLength(1), v.maxLength(20))

/** What credit can be topped up with (spec 3 topupOptions): the amounts, the one that most people choose, and how much credit there can be. */
export const TopUpOptions = v.object({ amounts: v.pipe(Amounts, v.readonly()), popular: v.nullable(Some), maximum: Some })
export type TopUpOptions = v.InferOutput<typeof TopUpOptions>

export const getTopupOptions = get('getTopupOptions', TopUpOptions) // not in the spec

/** Credit that was added. Cents; `balance` is what it is now. */
export const TopUpReceipt = v.object({
  orderNumber: OrderNumber,
  method: v.picklist(['IDEAL', 'VOUCHER']),
  amount: Cents,
  balance: Cents,
  /** What of the amount did not fit: credit has a maximum, and the rest goes back to the account it was paid from. */
  returned: v.optional(Cents, 0),
})
export type TopUpReceipt = v.InferOutput<typeof TopUpReceipt>

/**
 * Credit for a code of 16 digits that was bought in a shop. Refusals: 422 CODE_INVALID, CODE_UNKNOWN, CODE_USED, CODE_EXPIRED, MAX_BALANCE;
 * 429 CODE_BLOCKED after too many wrong ones.
 */
export const redeemTopUpCode = post('redeemTopUpCode', TopUpReceipt, takes<{ code: string }>()) // not in the spec
