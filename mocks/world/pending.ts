import type { PendingChange, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { addDays, endOfMonth } from '../../src/domain/dates.ts'
import { priceTermsOf } from './prices.ts'

/** The first day of a change that is on its way. */
export const startOf = ({ startsOn }: PendingChange, today: Day): Day => startsOn ?? addDays(endOfMonth(today), 1)

/** Does a change replace every bundle, also by the same one? It does when the period changes or begins anew, since then the price does too. */
export const changesPeriod = ({ binding, pending }: PostpaidAccount): boolean =>
  pending !== null && (pending.binding !== binding || pending.renews === true)

/** The customer on a day: a change whose day has come has been made. */
export function subscriberAsOf(account: PostpaidAccount, today: Day): PostpaidAccount {
  if (!account.pending || startOf(account.pending, today) > today) return account
  const { pending } = account
  const until = addDays(startOf(pending, today), -1)
  const earlier = [...account.earlier, { ...priceTermsOf(account), until }]
  return { ...account, ...priceTermsOf(pending), contractEnd: pending.contractEnd, pending: null, earlier }
}
