import * as v from 'valibot'
import { get } from '../operation.ts'
import { Address } from './address.ts'
import { Day } from './parts.ts'

/**
 * What else there is to know about a customer (spec 3 User). No screen but the data pages needs it, so that elsewhere it is not even in
 * memory. Personal: stays in memory.
 */
export const UserDetails = v.object({
  address: Address,
  livesOnWaddenIsland: v.boolean(),
  birthDay: Day,
  email: v.pipe(v.string(), v.maxLength(254)),
  /** Null: we do not know it yet. */
  ibanNumber: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/))),
  rateplan: v.pipe(v.string(), v.maxLength(100)),
  /** Does this customer get offers of any kind? */
  advertising: v.boolean(),
  showVatInInvoice: v.boolean(),
})
export type UserDetails = v.InferOutput<typeof UserDetails>

export const getUserDetails = get('getUserDetails', UserDetails) // not in the spec
