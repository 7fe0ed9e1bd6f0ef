import * as v from 'valibot'
import { get } from '../operation.ts'

/** Where a customer lives (spec 3 User: address). Personal: stays in memory. */
export const Address = v.object({
  street: v.string(),
  houseNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
  houseNumberAddition: v.string(),
  zipCode: v.string(),
  city: v.string(),
})
export type Address = v.InferOutput<typeof Address>

export const getAddress = get('getAddress', Address)
