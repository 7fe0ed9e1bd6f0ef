import type { PrepaidAccount, When } from '../../fixtures/accounts/account.ts'
import { dayAt, nothing, usage } from '../../fixtures/accounts/build.ts'
import { mutualBundle, type PrepaidBundle } from '../../fixtures/catalogue/bundles.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { dayOf, momentOf } from '../../src/domain/dates.ts'
import { extensionOf, lackingAtExtension, lackingOf, lastDayOf, nextStartOf } from '../../src/domain/prepaidBundles.ts'
import { dueTopUp, settingOf, spentOn, toppedUpAtOnce } from './autoTopUp.ts'
import { type Happening, withBooking } from './credit.ts'
import { prepaidBundleOf } from './periods.ts'

type Change = Partial<Pick<PrepaidAccount, 'bundle' | 'notExtended' | 'mutual' | 'balance' | 'booked'>>

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

/** Paid from the credit at a moment (ms), for so many cents. */
const fromCredit = (account: PrepaidAccount, kind: 'bundle' | 'mutual', bundle: string, price: number, at: number) => ({
  balance: account.balance - price,
  booked: withBooking(account, { kind, method: 'credit', amount: price, bundle }, at),
})

/** Paid at the bank at a moment (ms): the credit stays what it is. */
const atBank = (account: PrepaidAccount, bundle: string, price: number, at: number) => ({
  balance: account.balance,
  booked: withBooking(account, { kind: 'bundle', method: 'ideal', amount: price, bundle }, at),
})

/** Buys a bundle at a moment (ms), for so many cents; from the credit, or paid at the bank. */
export const withBundle = (
  account: PrepaidAccount,
  { id, days, price }: Pick<PrepaidBundle, 'id' | 'days' | 'price'>,
  autoExtend: boolean,
  at: number,
  method: 'credit' | 'ideal' = 'credit',
): PrepaidAccount =>
  turned(account, at, {
    ...(method === 'credit' ? fromCredit(account, 'bundle', id, price, at) : atBank(account, id, price, at)),
    bundle: { id, ends: lastDayOf(dayOf(at), days), autoExtend },
    notExtended: null,
  })

/** Turns on-net calling on at a moment (ms), for so many cents. */
export const withMutual = (account: PrepaidAccount, price: number, autoExtend: boolean, at: number): PrepaidAccount =>
  turnedMutual(account, at, {
    ...fromCredit(account, 'mutual', mutualBundle.id, price, at),
    mutual: { ends: lastDayOf(dayOf(at), mutualBundle.days), autoExtend },
  })

/** What the extension of the bundle that runs will cost, and what the credit will lack for it; null when none is to come. Cents. */
export function extensionOfBundle(account: PrepaidAccount, today: Day): { price: number; lacking: number } | null {
  const sold = prepaidBundleOf(account)
  const { bundle, balance } = account
  if (!sold || !bundle?.autoExtend) return null
  const until = dayAt(bundle.ends, today)
  const topUp = account.toppedUpFor === until ? null : settingOf(account)
  const extension = { price: sold.price, on: nextStartOf(until) }
  return { price: sold.price, lacking: lackingAtExtension(extension, balance, topUp, today) }
}

/** The last day of something that runs; null while it does not end. What is told from today never ends. */
const endOf = (running: { ends: When } | null): Day | null => (typeof running?.ends === 'string' ? running.ends : null)

/** The first thing that ends: extended from the credit, or stopped, on the day after. null: nothing does. */
function firstEnd({ bundle, mutual }: PrepaidAccount): Happening | null {
  const [until, mutualUntil] = [endOf(bundle), endOf(mutual)]
  if (bundle && until !== null && (mutualUntil === null || until <= mutualUntil)) {
    const at = momentOf(nextStartOf(until))
    return {
      at,
      change(account) {
        const sold = prepaidBundleOf(account)
        const next = sold && extensionOf({ ...sold, until, autoExtend: bundle.autoExtend }, account.balance)
        const lacking = sold && bundle.autoExtend ? lackingOf(sold.price, account.balance) : 0
        return turned(
          account,
          at,
          next
            ? { ...fromCredit(account, 'bundle', bundle.id, sold.price, at), bundle: { ...bundle, ends: next.until } }
            : { bundle: null, notExtended: lacking > 0 ? { on: dayOf(at), lacking } : null },
        )
      },
    }
  }
  if (!mutual || mutualUntil === null) return null
  const at = momentOf(nextStartOf(mutualUntil))
  return {
    at,
    change(account) {
      const { id, price } = mutualBundle
      const next = extensionOf({ ...mutualBundle, until: mutualUntil, autoExtend: mutual.autoExtend }, account.balance)
      const extended = next && { ...fromCredit(account, 'mutual', id, price, at), mutual: { ...mutual, ends: next.until } }
      return turnedMutual(account, at, extended ?? { mutual: null })
    },
  }
}

/**
 * The customer at a moment (ms): what has ended since was extended or has stopped, and the credit was used and topped up. `since`: the moment
 * from which the clock runs ahead, as credit goes only while it does.
 */
export function prepaidAsOf(account: PrepaidAccount, now: number, since = now): PrepaidAccount {
  let customer = account
  for (;;) {
    const happening = [dueTopUp(customer, since), firstEnd(customer)]
      .filter((one) => one !== null)
      .toSorted((one, other) => one.at - other.at)[0]
    if (!happening || happening.at > now) return spentOn(customer, dayOf(now), since)
    const { at, change } = happening
    const later = toppedUpAtOnce(change(spentOn(customer, dayOf(at), since)), at)
    if (later === customer) throw new Error(`What was to happen to account ${account.number} did not`)
    customer = later
  }
}
