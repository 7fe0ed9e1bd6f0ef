import * as v from 'valibot'
import { Cents, Day, PicturePath } from '#kit/parts.ts'
import { postToRead } from '#model/operation.ts'

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

const Title = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80))

const Millimetres = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400))

/** The outside of a phone in whole millimetres, closed when it folds. Not in the spec. */
export const PhoneSize = v.object({ height: Millimetres, width: Millimetres })
export type PhoneSize = v.InferOutput<typeof PhoneSize>

/** A phone paid in terms (spec 3). */
export const HandsetOrder = v.object({
  status: HandsetOrderStatus,
  totalCredit: Cents,
  totalPaid: Cents,
  monthlyPrice: Cents,
  /** Not in the spec: the phone's name with storage, its colour, its picture and its size. */
  phone: v.optional(
    v.object({ name: Title, color: v.nullable(Title), picture: v.nullable(PicturePath), size: v.optional(PhoneSize) }),
  ),
  /** Not in the spec: the day of delivery, expected or past. */
  arrivesOn: v.optional(Day),
  /** Not in the spec: the date of the invoice with the first term, until a term has been paid. */
  firstTermOn: v.optional(Day),
})
export type HandsetOrder = v.InferOutput<typeof HandsetOrder>

/** The orders, of which the first counts (spec 7); empty when there is none. Personal: stays in memory. */
export const handsetOrder = postToRead('handsetOrder', v.array(HandsetOrder))
