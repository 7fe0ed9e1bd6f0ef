import { READ_LIMIT_MS } from '../../api/ahead.ts'
import { findAddress } from '../../api/contract/address.ts'
import { newKey } from '../../api/newKey.ts'
import { write } from '../../api/write.ts'
import type { Lookup } from '../../ui/useAddressLookup.ts'

/** Asks for the street of a place: a question, though it goes as a write, so that where somebody lives stands in no address. */
export const lookUp: Lookup = ({ zipCode, houseNumber, addition }) =>
  write(
    findAddress,
    { zipCode, houseNumber: Number(houseNumber), houseNumberAddition: addition },
    { key: newKey(), onceWithin: READ_LIMIT_MS },
  )
