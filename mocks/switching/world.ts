import { dayOf, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { BundleCategory, BundleOption, PeriodGroup, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { validUntil } from '#model/credit/credit.ts'
import { switchTerms } from '#model/switching/switching.ts'
import type { OrderedSubscription, PostpaidAccount, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { bareSubscription } from '../../fixtures/accounts/build.ts'
import { type Bundle, portfolios } from '../../fixtures/catalogue/bundles.ts'
import { bindingPeriodTypes } from '../subscription/subscription.ts'
import { discountFrom, priceTermsOf } from '../world/prices.ts'
import { ofPrepaid, type Reducers } from '../world/reducer.ts'
import { offerId, priceOf, soldAs } from '../world/sold.ts'
import type { switchingEvents } from './events.ts'

/** A customer who switches from prepaid gets the newest catalogue. */
export const PORTFOLIO = 'base'

const units = { ADDON_INET: 'MB', MAIN: 'MIN', ADDON_SMS: 'SMS', DATA_CAP: null } as const
const bindings = ['month', 'year', 'twoYears', 'retention'] as const

/** The subscriptions for a prepaid customer, who has none of the bundles yet. `rise`: cents added to every price. */
export function subscriptionOffers(today: Day, rise: number): PostpaidOptions {
  function option(bundle: Bundle, as: (typeof bindings)[number], unit: BundleOption['unit']): BundleOption[] {
    const priced = bundle.deprecated ? null : priceOf(bundle, as)
    if (!priced) return []
    const price = priced.price + rise
    return [
      {
        id: offerId(bundle, as, price),
        price,
        originalPrice: priced.originalPrice === null ? null : priced.originalPrice + rise,
        discountMonths: priced.months,
        discountMonthsLeft: 0,
        size: bundle.size,
        additionalCompleteSize: 0,
        unit,
        isUnlimited: bundle.isUnlimited,
        subscribedStatus: null,
        blocked: bundle.included === true,
        deprecated: false,
      },
    ]
  }
  const group = (as: (typeof bindings)[number]): PeriodGroup => ({
    subscribed: false,
    available: as !== 'retention', // retention is for renewing customers only
    bundleOptionCategories: soldAs(portfolios[PORTFOLIO]).map(
      ([code, bundles]): BundleCategory => ({
        code,
        subscribedBundles: [],
        pendingBundles: [],
        bundleOptions: bundles.flatMap((bundle) => option(bundle, as, units[code])),
      }),
    ),
  })
  return {
    portfolioName: PORTFOLIO,
    completeStatus: 'NOT_ELIGIBLE',
    startsOn: today,
    pendingPeriod: null,
    pendingId: null,
    pendingComplete: false,
    pendingRenewal: false,
    pendingFinal: false,
    pendingWithPhone: false,
    contractEndDate: null,
    monthBindingPeriod: group('month'),
    yearBindingPeriod: group('year'),
    twoYearBindingPeriod: group('twoYears'),
    retentionBindingPeriod: group('retention'),
  }
}

/** The terms of an order with its contract date. */
export const termsOfOrder = ({ binding, startNow }: OrderedSubscription, orderedOn: Day) =>
  switchTerms(bindingPeriodTypes[binding], startNow, orderedOn)

/** The customer after the order was paid, or needed no payment, at a moment (ms). */
export function withSubscription(account: PrepaidAccount, order: OrderedSubscription, at: number): PrepaidAccount {
  if (account.switching) return account // already ordered: a second payment orders nothing
  const orderedOn = dayOf(at)
  const { startsOn } = termsOfOrder(order, orderedOn)
  return { ...account, switching: { order, orderedOn, at: order.startNow ? at : momentOf(startsOn) } }
}

/** The customer who stays prepaid after all. Credit that would have expired meanwhile is kept, as by use. */
const withoutSubscription = (account: PrepaidAccount, today: Day): PrepaidAccount => ({
  ...account,
  creditValidUntil: account.creditValidUntil < today ? validUntil(today) : account.creditValidUntil,
  switching: null,
})

/** The subscriber that a prepaid customer becomes at a moment (ms). Earlier usage stays with the prepaid account. */
function subscriberFrom(account: PrepaidAccount, order: OrderedSubscription, orderedOn: Day, at: number): PostpaidAccount {
  const { type, rates, balance, creditValidUntil, bundle, mutual, autoTopUps, newestSince, switching, ...others } = account
  const { autoSince, toppedUpFor, history, booked, spentUntil, withoutCredit, onNet, ...person } = others
  account
  const startsOn = dayOf(at)
  return {
    ...person,
    ...bareSubscription,
    ...order.person,
    birthDay: order.given.birthDate ?? account.birthDay,
    since: startsOn,
    ...(orderedOn < startsOn && { orderedOn }),
    ...priceTermsOf({ ...order, discount: discountFrom(order.promo, startsOn) }),
    portfolio: PORTFOLIO,
    contractEnd: termsOfOrder(order, orderedOn).contractEnd,
    prepaidCredit: balance,
    verifications: switching?.isVerified ? [startsOn] : [],
    before: { account, at },
  }
}

/** The subscription of this customer if it has begun by a moment (ms); null while the customer is prepaid. */
export function begunSwitch({ switching }: PrepaidAccount, now: number) {
  if (!switching || switching.at > now) return null
  const { order, orderedOn, at } = switching
  return { at, of: (account: PrepaidAccount) => subscriberFrom(account, order, orderedOn, at) }
}

export const switchingReducers: Reducers<typeof switchingEvents> = {
  'switch-ordered': ofPrepaid((account, { at, order }) => withSubscription(account, order, at)),
  'switch-undone': ofPrepaid((account, _, today) => withoutSubscription(account, today)),
}
