import * as contract from '#model/login/contract/session.ts'
import { area } from '../../server/backend.ts'
import { reflectionsOf } from '../../subscription/reflection.ts'
import { phoneRejectionOf } from '../../subscription/subscription.ts'

export const sessionOperations = area(contract)({
  read: (_, { session }) => session,
  getUser(_, { account, world }) {
    const handsetRejectionReason = phoneRejectionOf(account, world.today)
    return {
      customerNumber: account.customerNumber,
      firstName: account.firstName,
      lastName: account.lastName,
      phoneNumber: account.phoneNumber,
      isPrepaid: account.type === 'Prepaid',
      isHandsetEligible: account.type === 'Postpaid' && handsetRejectionReason === null,
      handsetRejectionReason,
      isInReflection: account.type === 'Postpaid' && reflectionsOf(account, world.today).length > 0,
      profile: { avatarId: account.avatarId, nickName: account.nickName },
    }
  },
})
