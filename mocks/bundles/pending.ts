import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Half, PendingChange, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { restOf } from '../world/halves.ts'
import { priceTermsOf } from '../world/prices.ts'

/**
 * Does the change replace every bundle, even with the same one? It does when the binding changes or restarts, because the price changes
 * with it.
 */
export const changesPeriod = ({ binding, pending }: PostpaidAccount): boolean =>
  pending !== null && (pending.binding !== binding || pending.renews === true)

/** The early internet when the change with which it was ordered begins or is cancelled: it works until a half-day. */
const earlyUntil = ({ earlyInternet }: PostpaidAccount, until: Half): PostpaidAccount['earlyInternet'] =>
  earlyInternet.map((early) => (early.until === null ? { ...early, until } : early))

/** The customer whose change does not go on. */
export const withoutChange = (account: PostpaidAccount, today: Day): PostpaidAccount => ({
  ...account,
  pending: null,
  earlyInternet: earlyUntil(account, restOf(today)),
})

/** The customer who ordered a change today, in the place of any other. */
export function withPending(account: PostpaidAccount, pending: PendingChange | null, today: Day): PostpaidAccount {
  const { earlyInternet, ...others } = withoutChange(account, today)
  const early = pending?.internetNow ? [{ data: pending.bundles.data, from: restOf(today), until: null }] : []
  return { ...others, pending, earlyInternet: [...earlyInternet, ...early] }
}

/** The customer on a day, with due changes applied. */
export function subscriberAsOf(account: PostpaidAccount, today: Day): PostpaidAccount {
  const { pending } = account
  if (!pending || pending.startsOn > today) return account
  const { startsOn, contractEnd } = pending
  const terms = { ...priceTermsOf(account), contractEnd: account.contractEnd }
  const earlier = [...account.earlier, { ...terms, until: addDays(startsOn, -1) }]
  const earlyInternet = earlyUntil(account, startsOn)
  return { ...account, ...priceTermsOf(pending), contractEnd, pending: null, earlier, earlyInternet }
}
