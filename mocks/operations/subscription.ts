import type { Account, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type * as contract from '../../src/api/contract/subscription.ts'
import { Refusal } from '../answers.ts'
import type { Part } from '../backend.ts'
import { subscriptionOf } from '../world/subscription.ts'

/** The subscriber. Throws a refusal for a prepaid customer. */
export function subscriber(account: Account): PostpaidAccount {
  if (account.type !== 'Postpaid') throw new Refusal(403, 'Only for customers with a subscription')
  return account
}

export const subscription: Part<typeof contract> = {
  getPostpaidSubscription: (_, { account, world }) => subscriptionOf(subscriber(account), world.today),
}
