import * as v from 'valibot'
import { aboutCredit } from '../changes.ts'
import { post, takes } from '../operation.ts'
import { OrderNumber } from './order.ts'
import { Cents } from './parts.ts'

/** Credit that was added. Cents; `balance` is what it is now. */
export const TopUpReceipt = v.object({
  orderNumber: OrderNumber,
  method: v.picklist(['IDEAL', 'VOUCHER']),
  amount: Cents,
  balance: Cents,
})
export type TopUpReceipt = v.InferOutput<typeof TopUpReceipt>

/**
 * Credit for a code of 16 digits that was bought in a shop. Refusals: 422 CODE_INVALID, CODE_UNKNOWN, CODE_USED, CODE_EXPIRED, MAX_BALANCE;
 * 429 CODE_BLOCKED after too many wrong ones.
 */
export const redeemTopUpCode = post('redeemTopUpCode', TopUpReceipt, aboutCredit, takes<{ code: string }>()) // not in the spec
