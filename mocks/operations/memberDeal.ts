import type * as contract from '../../src/api/contract/memberDeal.ts'
import { giftStatus } from '../../src/domain/memberDeal.ts'
import type { Part } from '../backend.ts'
import { startOf } from '../world/friendGifts.ts'

/** The customer's referral code: constant, and it reveals nothing about the customer. */
const codeOf = (account: number): string => (account * 7_654_321 + 1_000_003).toString(36).toUpperCase()

export const memberDeal: Part<typeof contract> = {
  getMemberDeal: (_, { account: { number, friends }, world: { today } }) => ({
    code: codeOf(number),
    friends: friends.map((friend) => ({
      firstName: friend.firstName,
      orderedOn: friend.orderedOn,
      ...giftStatus(startOf(friend, today), today),
    })),
  }),
}
