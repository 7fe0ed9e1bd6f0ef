import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { get } from '#model/operation.ts'
import { Address } from './address.ts'

/**
 * Further details of a customer (spec 3 User). Only the data pages read them, so other screens never hold them in memory. Personal: stays
 * in memory.
 */
export const UserDetails = v.object({
  address: Address,
  livesOnWaddenIsland: v.boolean(),
  birthDay: Day,
  email: v.pipe(v.string(), v.maxLength(254)),
  /** Null: no account is known yet. */
  ibanNumber: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/))),
  rateplan: v.pipe(v.string(), v.maxLength(100)),
  /** True when the customer receives any kind of offer. */
  advertising: v.boolean(),
  showVatInInvoice: v.boolean(),
})
export type UserDetails = v.InferOutput<typeof UserDetails>

export const getUserDetails = get('getUserDetails', UserDetails) // not in the spec
