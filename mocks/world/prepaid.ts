import type { Half, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { mutualBundle, type PrepaidBundle } from '../../fixtures/catalogue/bundles.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { addDays, dayOf, momentOf } from '../../src/domain/dates.ts'
import { extensionOf, lackingAtExtension, lackingOf, lastDayOf, nextStartOf } from '../../src/domain/prepaidBundles.ts'
import { dueTopUp, isExtended, settingOf, toppedUpAtOnce } from './autoTopUp.ts'
import { endedAt, type Happening, keptBy, lastDayOfCredit, withBooking } from './credit.ts'
import { halfAfter, halfBefore } from './halves.ts'
import { prepaidBundleOf } from './periods.ts'
import { paidUntil } from './spending.ts'

type Change = Partial<
  Pick<PrepaidAccount, 'bundle' | 'notExtended' | 'mutual' | 'onNet' | 'balance' | 'booked' | 'creditValidUntil'>
>

/** The customer with another bundle from `at` (ms); earlier usage keeps its period. */
const turned = (account: PrepaidAccount, at: number, change: Change): PrepaidAccount => ({
  ...account,
  ...change,
  before: { account, at },
})

/** On-net calling has its own periods only when there is no bundle. */
const turnedMutual = (account: PrepaidAccount, at: number, change: Change): PrepaidAccount =>
  account.bundle ? { ...account, ...change } : turned(account, at, change)

/** Pays for a bundle from the credit at a moment (ms). `price` in cents. */
const fromCredit = (account: PrepaidAccount, kind: 'bundle' | 'mutual', bundle: string, price: number, at: number) => ({
  balance: account.balance - price,
  creditValidUntil: keptBy(account, dayOf(at)),
  booked: withBooking(account, { kind, method: 'credit', amount: price, bundle }, at),
})

/** Pays for a bundle at the bank at a moment (ms): the credit stays, and longer. */
const atBank = (account: PrepaidAccount, bundle: string, price: number, at: number) => ({
  balance: account.balance,
  creditValidUntil: keptBy(account, dayOf(at)),
  booked: withBooking(account, { kind: 'bundle', method: 'ideal', amount: price, bundle }, at),
})

/** Buys a bundle at a moment (ms), from the credit or at the bank. `price` in cents. */
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

/** The customer with on-net calling, paid from the credit, or with it again, from a moment (ms) on. `price` in cents. */
export const withMutual = (account: PrepaidAccount, price: number, autoExtend: boolean, at: number): PrepaidAccount =>
  turnedMutual(account, at, {
    ...fromCredit(account, 'mutual', mutualBundle.id, price, at),
    mutual: { ends: lastDayOf(dayOf(at), mutualBundle.days), autoExtend },
    onNet: [...endedAt(account.onNet, halfAfter(at)), { from: halfAfter(at), until: null }],
  })

/** The price of the bundle's next renewal and the credit that it lacks, in cents; null when there is no renewal. */
export function extensionOfBundle(account: PrepaidAccount, today: Day): { price: number; lacking: number } | null {
  const sold = prepaidBundleOf(account)
  const { bundle, balance } = account
  if (!sold || !bundle || !isExtended(account, 'bundle')) return null
  const until = bundle.ends
  const topUp = account.toppedUpFor === until ? null : settingOf(account)
  const extension = { price: sold.price, on: nextStartOf(until) }
  return { price: sold.price, lacking: lackingAtExtension(extension, balance, topUp, today) }
}

/** The next bundle to end: it renews from the credit or stops on the day after. Null when none ends. */
function firstEnd({ bundle, mutual }: PrepaidAccount): Happening | null {
  const [until, mutualUntil] = [bundle?.ends, mutual?.ends]
  if (bundle && until !== undefined && (mutualUntil === undefined || until <= mutualUntil)) {
    const at = momentOf(nextStartOf(until))
    return {
      at,
      change(account) {
        const sold = prepaidBundleOf(account)
        const autoExtend = isExtended(account, 'bundle')
        const next = sold && extensionOf({ ...sold, until, autoExtend }, account.balance)
        const lacking = sold && autoExtend ? lackingOf(sold.price, account.balance) : 0
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
  if (!mutual || mutualUntil === undefined) return null
  const at = momentOf(nextStartOf(mutualUntil))
  return {
    at,
    change(account) {
      const autoExtend = isExtended(account, 'mutual')
      const next = extensionOf({ ...mutualBundle, until: mutualUntil, autoExtend }, account.balance)
      return next
        ? withMutual(account, mutualBundle.price, autoExtend, at)
        : turnedMutual(account, at, { mutual: null, onNet: endedAt(account.onNet, halfAfter(at)) })
    },
  }
}

/** Expired credit is lost. */
function expiry(account: PrepaidAccount): Happening | null {
  const until = lastDayOfCredit(account)
  if (account.balance === 0 || until === null) return null
  return { at: momentOf(addDays(until, 1)), change: (account) => ({ ...account, balance: 0 }) }
}

/**
 * The customer at a moment (ms), after renewals, ended bundles, charged usage and top-ups. `known`: the last half-day whose usage is known
 * by then.
 */
export function prepaidAsOf(account: PrepaidAccount, now: number, known: Half = dayOf(now)): PrepaidAccount {
  const found = reckoned.get(account)
  const isBefore = found !== undefined && found.now <= now && found.known <= known
  const customer = inTime(isBefore ? found.customer : account, now, known)
  reckoned.set(account, { now, known, customer })
  return customer
}

/** Caches the latest result per customer: the clock mostly moves forward from there. */
const reckoned = new WeakMap<PrepaidAccount, { now: number; known: Half; customer: PrepaidAccount }>()

function inTime(account: PrepaidAccount, now: number, known: Half): PrepaidAccount {
  let customer = account
  for (;;) {
    const [next] = [dueTopUp(customer), firstEnd(customer), expiry(customer)]
      .filter((one) => one !== null)
      .toSorted((one, other) => one.at - other.at)
    const isDue = next !== undefined && next.at <= now
    const paid = paidUntil(customer, isDue ? halfBefore(next.at) : known)
    if (!isDue) return paid
    // The payment may have changed the next event.
    const later = paid === customer ? toppedUpAtOnce(next.change(customer), next.at) : paid
    if (later === customer) throw new Error(`What was to happen to account ${account.number} did not`)
    customer = later
  }
}
