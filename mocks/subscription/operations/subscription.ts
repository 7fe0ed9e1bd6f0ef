import type * as contract from '#model/subscription/contract/subscription.ts'
import type { Account, PostpaidAccount } from '../../../fixtures/accounts/account.ts'
import { Refusal } from '../../server/answers.ts'
import type { Part } from '../../server/backend.ts'
import { subscriptionOf } from '../subscription.ts'

/** The subscriber. Throws a refusal for a prepaid customer. */
export function subscriber(account: Account): PostpaidAccount {
  if (account.type !== 'Postpaid') throw new Refusal(403, 'Only for customers with a subscription')
  return account
}

export const subscription: Part<typeof contract> = {
  getPostpaidSubscription: (_, { account, world }) => subscriptionOf(subscriber(account), world.today),
}
