import * as v from 'valibot'
import { Cents } from '#kit/parts.ts'
import { aboutCredit } from '#model/changes.ts'
import { get, post, takes } from '#model/operation.ts'
import { OrderNumber } from '#model/order.ts'

/** Cents; far above the credit limit of any provider. */
const Some = v.pipe(Cents, v.minValue(1), v.maxValue(1_000_000))
export const Amounts = v.pipe(v.array(Some), v.minLength(1), v.maxLength(20))

/** The top-up amounts (cents), the most chosen one, and the credit limit (spec 3 topupOptions). */
export const TopUpOptions = v.object({ amounts: v.pipe(Amounts, v.readonly()), popular: v.nullable(Some), maximum: Some })
export type TopUpOptions = v.InferOutput<typeof TopUpOptions>

export const getTopupOptions = get('getTopupOptions', TopUpOptions) // not in the spec

/** The receipt of a top-up. Cents; `balance` is the credit afterwards. */
export const TopUpReceipt = v.object({
  orderNumber: OrderNumber,
  method: v.picklist(['IDEAL', 'VOUCHER']),
  amount: Cents,
  balance: Cents,
  /** The part (cents) above the credit limit, refunded to the account that paid. */
  returned: v.optional(Cents, 0),
})
export type TopUpReceipt = v.InferOutput<typeof TopUpReceipt>

/**
 * Redeems a 16-digit code bought in a shop, in any groups. Refusals: 422 CODE_INVALID (not 16 digits, or a typing error by its check
 * digit), CODE_UNKNOWN, CODE_USED, CODE_EXPIRED, MAX_BALANCE; 429 CODE_BLOCKED after too many wrong codes.
 */
export const redeemTopUpCode = post('redeemTopUpCode', TopUpReceipt, aboutCredit, takes<{ code: string }>()) // not in the spec
