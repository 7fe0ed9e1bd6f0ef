import type * as contract from '../../src/api/contract/address.ts'
import type { Part } from '../backend.ts'

export const addresses: Part<typeof contract> = {
  getAddress: (_, { account }) => account.address,
}
