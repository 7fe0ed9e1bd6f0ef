import type { OrderedSubscription, PostpaidAccount, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { bareSubscription } from '../../fixtures/accounts/build.ts'
import { type Bundle, portfolios } from '../../fixtures/catalogue/bundles.ts'
import type { BundleCategory, BundleOption, PeriodGroup, PostpaidOptions } from '../../src/api/contract/bundleOptions.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { dayOf, momentOf } from '../../src/domain/dates.ts'
import { switchTerms } from '../../src/domain/switching.ts'
import { offerId, priceOf, soldAs } from './options.ts'
import { discountFrom, priceTermsOf } from './prices.ts'
import { bindingPeriodTypes } from './subscription.ts'

/** A customer who comes from prepaid gets the newest subscriptions. */
export const PORTFOLIO = 'base'

const units = { ADDON_INET: 'MB', MAIN: 'MIN', ADDON_SMS: 'SMS', DATA_CAP: null } as const
const bindings = ['month', 'year', 'twoYears', 'retention'] as const

/** What a prepaid customer can switch to. None of it is theirs yet. `rise`: cents on top of every price. */
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
    available: as !== 'retention', // that one is for customers who stay
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

/** The days of an order of which the contract was made on a day. */
export const termsOfOrder = ({ binding, startNow }: OrderedSubscription, orderedOn: Day) =>
  switchTerms(bindingPeriodTypes[binding], startNow, orderedOn)

/** The order is paid for at a moment (ms), or needs no payment: from then on the subscription is on its way. */
export function withSubscription(account: PrepaidAccount, order: OrderedSubscription, at: number): PrepaidAccount {
  if (account.switching) return account // there is one already: a second payment orders nothing
  const orderedOn = dayOf(at)
  const { startsOn } = termsOfOrder(order, orderedOn)
  return { ...account, switching: { order, orderedOn, at: order.startNow ? at : momentOf(startsOn) } }
}

/** Somebody with a subscription, who was a prepaid customer until a moment (ms). What was used until then stays where it was. */
function subscriberFrom(account: PrepaidAccount, order: OrderedSubscription, orderedOn: Day, at: number): PostpaidAccount {
  const { type, rates, balance, creditValidUntil, bundle, mutual, autoTopUps, newestSince, switching, ...others } = account
  const { autoSince, toppedUpFor, history, booked, spentUntil, withoutCredit, ...person } = others
  account
  const startsOn = dayOf(at)
  return {
    ...person,
    ...bareSubscription,
    ...order.person,
    birthDay: order.given.birthDate ?? account.birthDay,
    since: startsOn,
    ...priceTermsOf({ ...order, discount: discountFrom(order.promo, startsOn) }),
    portfolio: PORTFOLIO,
    contractEnd: termsOfOrder(order, orderedOn).contractEnd,
    prepaidCredit: balance,
    verifications: switching?.isVerified ? [startsOn] : [],
    before: { account, at },
  }
}

/** The subscription of this customer, when it has begun by a moment (ms); null while they pay in advance. */
export function begunSwitch({ switching }: PrepaidAccount, now: number) {
  if (!switching || switching.at > now) return null
  const { order, orderedOn, at } = switching
  return { at, of: (account: PrepaidAccount) => subscriberFrom(account, order, orderedOn, at) }
}
