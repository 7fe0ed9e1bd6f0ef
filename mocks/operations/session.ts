import type * as contract from '../../src/api/contract/session.ts'
import type { Part } from '../backend.ts'

export const session: Part<typeof contract> = {
  getUser: (_, { account }) => ({
    customerNumber: account.customerNumber,
    firstName: account.firstName,
    lastName: account.lastName,
    phoneNumber: account.phoneNumber,
    isPrepaid: account.type === 'Prepaid',
    profile: { avatarId: account.avatarId, nickName: account.nickName },
  }),
}
