import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { addDays } from '../../src/domain/dates.ts'
import { priceTermsOf } from './prices.ts'

/**
 * Does the change replace every bundle, even with the same one? It does when the binding changes or restarts, because the price changes
 * with it.
 */
export const changesPeriod = ({ binding, pending }: PostpaidAccount): boolean =>
  pending !== null && (pending.binding !== binding || pending.renews === true)

/** The customer on a day, with due changes applied. */
export function subscriberAsOf(account: PostpaidAccount, today: Day): PostpaidAccount {
  const { pending } = account
  if (!pending || pending.startsOn > today) return account
  const earlier = [...account.earlier, { ...priceTermsOf(account), until: addDays(pending.startsOn, -1) }]
  return { ...account, ...priceTermsOf(pending), contractEnd: pending.contractEnd, pending: null, earlier }
}
