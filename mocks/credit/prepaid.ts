import { addDays, dayOf, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { extensionOf, lackingAtExtension, lackingOf, lastDayOf, nextStartOf } from '#model/credit/prepaidBundles.ts'
import type { Half, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { mutualBundle, type PrepaidBundle } from '../../fixtures/catalogue/bundles.ts'
import { halfAfter, halfBefore } from '../world/halves.ts'
import { prepaidBundleOf } from '../world/periods.ts'
import { ofPrepaid, type Reducers } from '../world/reducer.ts'
import { dueTopUp, isExtended, type Running, settingOf, toppedUpAtOnce, withSetting } from './autoTopUp.ts'
import { type CreditChange, endedAt, keptBy, lastDayOfCredit, withBooking, withCredit } from './credit.ts'
import type { creditEvents } from './events.ts'
import { paidUntil } from './spending.ts'

type Change = Partial<
  Pick<
    PrepaidAccount,
    'bundle' | 'notExtended' | 'mutual' | 'mutualNotExtended' | 'missed' | 'onNet' | 'balance' | 'booked' | 'creditValidUntil'
  >
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
    mutualNotExtended: null,
    onNet: [...endedAt(account.onNet, halfAfter(at)), { from: halfAfter(at), until: null }],
  })

/** The cents that the credit will lack for the next extension, 0 when it suffices or there is none. */
export function lackingNext(account: PrepaidAccount, of: Running, today: Day): number {
  const running = account[of]
  const price = of === 'mutual' ? mutualBundle.price : prepaidBundleOf(account)?.price
  if (!running || price === undefined || !isExtended(account, of)) return 0
  const setting = account.toppedUpFor === running.ends ? null : settingOf(account)
  // A top-up for when the bundle is extended pays for that bundle.
  const topUp = of === 'mutual' && setting?.type === 'BUNDLE' ? null : setting
  return lackingAtExtension({ price, on: nextStartOf(running.ends) }, account.balance, topUp, today)
}

/** Returns what changes when a bundle stops at `at` (ms). `lacking`: how many cents the credit fell short of its renewal; 0 when it was not set to renew. */
function stopped({ missed }: PrepaidAccount, of: Running, at: number, lacking: number): Change {
  const on = dayOf(at)
  const last = lacking > 0 ? { on, lacking } : null
  return {
    ...(of === 'bundle' ? { notExtended: last } : { mutualNotExtended: last }),
    ...(last && { missed: [...missed, { of, on }] }),
  }
}

/** The next bundle to end: it renews from the credit or stops on the day after. Null when none ends. */
function firstEnd({ bundle, mutual }: PrepaidAccount): CreditChange | null {
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
            : { bundle: null, ...stopped(account, 'bundle', at, lacking) },
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
      const lacking = autoExtend ? lackingOf(mutualBundle.price, account.balance) : 0
      if (autoExtend && lacking === 0) return withMutual(account, mutualBundle.price, true, at)
      const onNet = endedAt(account.onNet, halfAfter(at))
      return turnedMutual(account, at, { mutual: null, ...stopped(account, 'mutual', at, lacking), onNet })
    },
  }
}

/** Expired credit is lost, which the list of payments says. */
function expiry(account: PrepaidAccount): CreditChange | null {
  const until = lastDayOfCredit(account)
  if (account.balance === 0 || until === null) return null
  const at = momentOf(addDays(until, 1))
  return {
    at,
    change: (account) => ({
      ...account,
      balance: 0,
      booked: withBooking(account, { kind: 'expired', method: 'credit', amount: account.balance }, at),
    }),
  }
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

export const creditReducers: Reducers<typeof creditEvents> = {
  'prepaid-bundle': ofPrepaid((account, { at, autoExtend, ...bundle }) =>
    account.balance < bundle.price ? account : withBundle(account, bundle, autoExtend, at),
  ),
  mutual: ofPrepaid((account, { at, price, autoExtend }) =>
    account.balance < price || account.mutual ? account : withMutual(account, price, autoExtend, at),
  ),
  'auto-extend': ofPrepaid((account, { of, autoExtend }) => {
    const running = account[of]
    return running ? { ...account, [of]: { ...running, autoExtend } } : account
  }),
  'auto-top-up': ofPrepaid((account, { setting }, today) => withSetting(account, setting, today)),
  'code-redeemed': ofPrepaid((account, { amount, at }) =>
    withCredit(account, { kind: 'voucher', method: 'voucher', amount }, at),
  ),
  'code-refused': (account) => account,
  'newest-prices': ofPrepaid((account, _, today) =>
    account.rates === 'prepaid' ? account : { ...account, rates: 'prepaid', newestSince: today },
  ),
}
