import { READ_LIMIT_MS } from '../../../api/ahead.ts'
import { findAddress } from '../../../api/contract/address.ts'
import { newKey } from '../../../api/newKey.ts'
import { write } from '../../../api/write.ts'
import type { Lookup } from '../../../fields/useAddressLookup.ts'

/** Looks up the street. A POST, so that the customer's address appears in no URL. */
export const lookUp: Lookup = ({ zipCode, houseNumber, addition }) =>
  write(
    findAddress,
    { zipCode, houseNumber: Number(houseNumber), houseNumberAddition: addition },
    { key: newKey(), onceWithin: READ_LIMIT_MS },
  )
