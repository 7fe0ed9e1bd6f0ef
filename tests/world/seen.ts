import { momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type {
  Account,
  Description,
  PostpaidAccount,
  PostpaidDescription,
  PrepaidAccount,
} from '../../fixtures/accounts/account.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { placed } from '../../mocks/world/placed.ts'

/** A test account that is first seen at noon of this day. An account that was seen before does not change. */
export const seen = (account: Description | Account, today: Day): Account =>
  'seenAt' in account ? account : placed(account, momentOf(today, 12))

/** The same for a postpaid account. */
export function subscriberSeen(description: PostpaidDescription, today: Day): PostpaidAccount {
  const account = seen(description, today)
  if (account.type !== 'Postpaid') throw new Error(`${account.number} has no subscription`)
  return account
}

/** All test accounts, first seen at noon of this day. */
export const accountsOn = (today: Day): Account[] => accounts.map((account) => seen(account, today))
export const subscribersOn = (today: Day): PostpaidAccount[] =>
  accountsOn(today).filter((account): account is PostpaidAccount => account.type === 'Postpaid')
export const prepaidOn = (today: Day): PrepaidAccount[] =>
  accountsOn(today).filter((account): account is PrepaidAccount => account.type === 'Prepaid')

/** The account with this number, first seen at noon of this day. */
export function accountSeen(number: number, today: Day): Account {
  const account = accountsOn(today).find((one) => one.number === number)
  if (!account) throw new Error(`There is no account ${number}`)
  return account
}
