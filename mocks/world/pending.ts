import type { PendingChange, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { addDays, endOfMonth } from '../../src/domain/dates.ts'

/** The first day of a change that is on its way. */
export const startOf = ({ startsOn }: PendingChange, today: Day): Day => startsOn ?? addDays(endOfMonth(today), 1)

/** The customer on a day: a change whose day has come has been made. */
export function subscriberAsOf(account: PostpaidAccount, today: Day): PostpaidAccount {
  if (!account.pending || startOf(account.pending, today) > today) return account
  const { bundles, binding, contractEnd, discount } = account.pending
  return { ...account, bundles, binding, contractEnd, discount, pending: null }
}
