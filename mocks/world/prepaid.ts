import type { PrepaidAccount, When } from '../../fixtures/accounts/account.ts'
import { nothing, usage } from '../../fixtures/accounts/build.ts'
import { mutualBundle, type PrepaidBundle } from '../../fixtures/catalogue/bundles.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { addMonths, dayOf, momentOf } from '../../src/domain/dates.ts'
import { extensionOf, lastDayOf, nextStartOf } from '../../src/domain/prepaidBundles.ts'
import { prepaidBundleOf } from './periods.ts'

type Change = Partial<Pick<PrepaidAccount, 'bundle' | 'mutual' | 'balance'>>

/** From `at` (ms) on the customer has another bundle, of which nothing has been used; what was used until then stays where it was. */
const turned = (account: PrepaidAccount, at: number, change: Change): PrepaidAccount => ({
  ...account,
  ...change,
  usage: usage(nothing),
  before: { account, at },
})

/** On-net calling has periods of its own only when there is no bundle to set them. */
const turnedMutual = (account: PrepaidAccount, at: number, change: Change): PrepaidAccount =>
  account.bundle ? { ...account, ...change } : turned(account, at, change)

/** Buys a bundle at a moment (ms), for so many cents. */
export const withBundle = (
  account: PrepaidAccount,
  { id, days, price }: Pick<PrepaidBundle, 'id' | 'days' | 'price'>,
  autoExtend: boolean,
  at: number,
): PrepaidAccount =>
  turned(account, at, { balance: account.balance - price, bundle: { id, ends: lastDayOf(dayOf(at), days), autoExtend } })

/** Turns on-net calling on at a moment (ms), for so many cents. */
export const withMutual = (account: PrepaidAccount, price: number, autoExtend: boolean, at: number): PrepaidAccount =>
  turnedMutual(account, at, {
    balance: account.balance - price,
    mutual: { ends: lastDayOf(dayOf(at), mutualBundle.days), autoExtend },
  })

/** Credit stays usable for so many months after it was topped up (domain 1.5). */
const MONTHS_VALID = 6

/** Adds credit on a day, in cents. */
export const withCredit = (account: PrepaidAccount, amount: number, today: Day): PrepaidAccount => ({
  ...account,
  balance: account.balance + amount,
  creditValidUntil: addMonths(today, MONTHS_VALID),
})

/** The last day of something that has ended; null while it runs. What is told from today never ends. */
const endOf = (running: { ends: When } | null, today: Day): Day | null =>
  typeof running?.ends === 'string' && running.ends < today ? running.ends : null

/** The customer after the first thing that ended before today: extended from the credit, or stopped. null: nothing did. */
function afterFirstEnd(account: PrepaidAccount, today: Day): PrepaidAccount | null {
  const { bundle, mutual, balance } = account
  const sold = prepaidBundleOf(account)
  const [until, mutualUntil] = [endOf(bundle, today), endOf(mutual, today)]
  if (bundle && sold && until !== null && (mutualUntil === null || until <= mutualUntil)) {
    const next = extensionOf({ ...sold, until, autoExtend: bundle.autoExtend }, balance)
    const change = next ? { balance: next.balance, bundle: { ...bundle, ends: next.until } } : { bundle: null }
    return turned(account, momentOf(nextStartOf(until)), change)
  }
  if (mutual && mutualUntil !== null) {
    const next = extensionOf({ ...mutualBundle, until: mutualUntil, autoExtend: mutual.autoExtend }, balance)
    const change = next ? { balance: next.balance, mutual: { ...mutual, ends: next.until } } : { mutual: null }
    return turnedMutual(account, momentOf(nextStartOf(mutualUntil)), change)
  }
  return null
}

/** The customer at a moment (ms): what has ended since was extended or has stopped. */
export function prepaidAsOf(account: PrepaidAccount, now: number): PrepaidAccount {
  const later = afterFirstEnd(account, dayOf(now))
  return later ? prepaidAsOf(later, now) : account
}
