import type * as contract from '#model/friends/contract/memberDeal.ts'
import { giftStatus } from '#model/friends/memberDeal.ts'
import type { Part } from '../../server/backend.ts'
import { startOf } from '../friendGifts.ts'

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
