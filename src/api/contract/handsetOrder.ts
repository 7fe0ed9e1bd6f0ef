import * as v from 'valibot'
import { postToRead } from '../operation.ts'
import { Cents } from './parts.ts'

export const HandsetOrderStatus = v.picklist([
  'INITIAL',
  'NEW',
  'ACCEPTED',
  'DELIVERED',
  'PROCESSING_BY_LOGISTICS',
  'WAIT_FOR_DELIVERY',
  'WAIT_FOR_RETURN',
  'RETURN',
  'PAID_OFF',
  'TERMINATED',
  'CANCELLED',
  'REJECTED',
])
export type HandsetOrderStatus = v.InferOutput<typeof HandsetOrderStatus>

/** A phone paid in terms (spec 3). */
export const HandsetOrder = v.object({
  status: HandsetOrderStatus,
  totalCredit: Cents,
  totalPaid: Cents,
  monthlyPrice: Cents,
})
export type HandsetOrder = v.InferOutput<typeof HandsetOrder>

/** A list of which the first counts (spec 7); empty when there is no order. Personal: stays in memory. */
export const handsetOrder = postToRead('handsetOrder', v.array(HandsetOrder))
