import * as v from 'valibot'

/** A payment by its opaque id, which says nothing about anybody. */
export const PaymentId = v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/))

/** The answer to an order that has to be paid first: the payment, and the address of the page where that is done. */
export const ToPay = v.object({ payment: v.object({ id: PaymentId, url: v.pipe(v.string(), v.maxLength(2048)) }) })
export type ToPay = v.InferOutput<typeof ToPay>
