/**
 * Addresses in the demo. Postcodes of the test accounts (1234 AB, 4321 BA, 2468 CD, 3006 TU to 3060 TU) and of the islands (8881 ZZ, 1791 ZZ, 9163 ZZ) know
 * every house number. 5000 ZZ fails. Other postcodes are unknown, but an address there can still be entered by hand.
 */
import * as v from 'valibot'
import { additionIn, additionProblem, isSameAddress, zipCodeIn } from '#kit/typed/address.ts'
import type * as contract from '#model/profile/contract/address.ts'
import { streets } from '../../../fixtures/addresses.ts'
import { householdOf } from '../../friends/household.ts'
import { askProof } from '../../security/proof.ts'
import { checked, ourFault, Refusal } from '../../server/answers.ts'
import type { Part } from '../../server/backend.ts'
import { TypedPlace } from '../../server/typedValues.ts'

const place = {
  zipCode: v.pipe(v.string(), v.maxLength(40), v.transform(zipCodeIn), v.string()),
  houseNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
  houseNumberAddition: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform(additionIn),
    v.check((text) => additionProblem(text) === null),
  ),
}
const Place = v.object(place)
const Wanted = v.object({ ...place, street: TypedPlace, city: TypedPlace })

/** The postcode for which the address register fails. */
const BROKEN = '5000 ZZ'

export const addresses: Part<typeof contract> = {
  getAddress: (_, { account }) => account.address,

  findAddress(input) {
    const { zipCode } = checked(Place, input)
    if (zipCode === BROKEN) throw new Refusal(503, ourFault.message)
    return streets.get(zipCode) ?? null
  },

  updateAddress(input, context) {
    const { account, record } = context
    const { today } = context.world
    const address = checked(Wanted, input)
    if (isSameAddress(address, account.address)) throw new Refusal(422, 'The customer lives there', 'ADDRESS_SAME')
    askProof(context)
    const before = account.type === 'Postpaid' ? account : null
    const moved = record({ kind: 'address-changed', address })
    const after = moved.type === 'Postpaid' ? moved : null
    const hadHousemates = before !== null && householdOf(before, today).members.some(({ state }) => state === 'member')
    return {
      address: moved.address,
      householdEndsOn: hadHousemates ? (after?.household.endsOn ?? null) : null,
      completeChecked: after?.completeStatus === 'OUT_OF_SYNC',
    }
  },
}
