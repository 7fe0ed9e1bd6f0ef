import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { addDays } from '../../src/domain/dates.ts'

/** Does a change replace every bundle, also by the same one? It does when the period changes or begins anew, since then the price does too. */
export const changesPeriod = ({ binding, pending }: PostpaidAccount): boolean =>
  pending !== null && (pending.binding !== binding || pending.renews === true)

/** The customer on a day: a change whose day has come has been made. */
export function subscriberAsOf(account: PostpaidAccount, today: Day): PostpaidAccount {
  if (!account.pending || account.pending.startsOn > today) return account
  const { bundles, binding, contractEnd, discount, surcharge } = account.pending
  const until = addDays(account.pending.startsOn, -1)
  const before = {
    until,
    bundles: account.bundles,
    binding: account.binding,
    discount: account.discount,
    surcharge: account.surcharge,
  }
  const earlier = [...account.earlier, before]
  return { ...account, bundles, binding, contractEnd, discount, surcharge, pending: null, earlier }
}
