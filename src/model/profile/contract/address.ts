import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { aboutBundles } from '#model/changes.ts'
import { get, post, put, takes } from '#model/operation.ts'

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

const Name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80))

/** The street of a postcode (`1234 AB`, in any notation) and house number; null when unknown. A POST keeps the address out of the URL. */
export const findAddress = post(
  'findAddress',
  v.nullable(v.object({ street: Name, city: Name })),
  [],
  takes<{ zipCode: string; houseNumber: number; houseNumberAddition: string }>(),
) // not in the spec

/** The consequences of a new address. */
export const AddressChange = v.object({
  address: Address,
  /** The first day without the household discount; null when it continues or there was none. */
  householdEndsOn: v.nullable(Day),
  /** True: we check whether the partner provides internet there. */
  completeChecked: v.boolean(),
})
export type AddressChange = v.InferOutput<typeof AddressChange>

/** An addition is the same with and without a hyphen in front. Refused 422 with ADDRESS_SAME, and 403 PROOF_NEEDED: cards go to this address. */
export const updateAddress = put(
  'updateAddress',
  AddressChange,
  [...aboutBundles, 'getAddress', 'getHousehold', 'getPre2PostStanding', 'getSecurityLog', 'getUserDetails'],
  takes<Address>(),
)
