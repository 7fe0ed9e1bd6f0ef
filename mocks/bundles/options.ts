import { addDays, endOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { isComplete } from '#model/bundles/bundles.ts'
import type { BundleCategory, BundleOption, PeriodGroup, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { mayRenew, renewalOf, renewalStartsOn } from '#model/renewal/renewal.ts'
import type { BundleCode } from '#model/subscription/contract/subscription.ts'
import type { Binding, PendingChange, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { type Bundle, portfolios } from '../../fixtures/catalogue/bundles.ts'
import { bindingPeriodTypes, subscriptionOf } from '../subscription/subscription.ts'
import { bundlesOf } from '../world/allowance.ts'
import { offerId, priceOf, soldAs } from '../world/sold.ts'
import { completeStatusOf } from './complete.ts'
import { changesPeriod } from './pending.ts'

const units = { ADDON_INET: 'MB', MAIN: 'MIN', ADDON_SMS: 'SMS', DATA_CAP: null } as const

type SubscribedState = BundleOption['subscribedStatus']

export function heldOf(account: Pick<PostpaidAccount, 'portfolio' | 'bundles'>): ReadonlyMap<BundleCode, string> {
  const { data, voice, sms, dataCap } = bundlesOf(account)
  const held: [BundleCode, string | undefined][] = [
    ['ADDON_INET', data.id],
    ['MAIN', voice.id],
    ['ADDON_SMS', sms?.id],
    ['DATA_CAP', dataCap?.id],
  ]
  return new Map(held.flatMap(([code, id]) => (id === undefined ? [] : [[code, id] as const])))
}

/** The length of each binding, in order. Before its renewal window, a contract cannot become shorter. */
const terms: Record<Binding, number> = { month: 0, year: 1, retention: 1, twoYears: 2 }

/** Names a change as it is now, for who wants to replace it: one that is another in any way has another name. Null for what stays. */
function replaceableAs({ startsOn, discount, surcharge, bundles, ...change }: PendingChange): string | null {
  if (change.isFinal || change.renews) return null
  const { data, voice, sms, dataCap } = bundles
  const prices = [discount?.price, ...Object.values(surcharge)]
  return [startsOn, change.binding, data, voice, sms, dataCap, change.complete === true, ...prices].join('.')
}

/**
 * The options of a subscriber. `rise`: cents added to bundles that the customer does not have. `renews`: the options of a renewal, none of
 * which the customer has yet.
 */
export function optionsOf(account: PostpaidAccount, today: Day, now: number, rise: number, renews = false): PostpaidOptions {
  const { portfolio, binding, pending, newContract } = account
  const completeStatus = completeStatusOf(account, today)
  const isDoubled = isComplete(completeStatus)
  const held = heldOf(account)
  const next = pending && heldOf({ portfolio, bundles: pending.bundles })
  const subscription = subscriptionOf(account, today)
  const mayLeave = mayRenew(subscription, now)
  const canRenew = renewalOf(subscription, now).kind === 'open'

  function option(bundle: Bundle, code: BundleCode, as: Binding, status: SubscribedState): BundleOption[] {
    const isOwn = status === 'Subscribed' || status === 'Expiring'
    const priced = priceOf(bundle, as, renews && status === null)
    if (!priced) return []
    // An agreed price never rises, and keeps its agreed discount.
    const agreed = isOwn ? account : status === 'Pending' ? pending : null
    const day = status === 'Pending' && pending ? pending.startsOn : today
    const discount = code === 'ADDON_INET' ? (agreed?.discount ?? null) : null
    const running = discount && day <= discount.until ? discount : null
    const usual = (priced.originalPrice ?? priced.price) + (agreed ? (agreed.surcharge[bundle.id] ?? 0) : rise)
    const price = agreed ? (running?.price ?? usual) : priced.price + rise
    const months = running ? monthsUntil(day, running.until) : 0
    return [
      {
        id: offerId(bundle, as, price, renews && status === null),
        price,
        originalPrice: (agreed ? running : priced.originalPrice) === null ? null : usual,
        discountMonths: isOwn ? 0 : agreed ? months : priced.months,
        discountMonthsLeft: isOwn ? months : 0,
        size: bundle.size,
        additionalCompleteSize: isDoubled && code !== 'DATA_CAP' ? bundle.size : 0,
        unit: units[code],
        isUnlimited: bundle.isUnlimited,
        subscribedStatus: status,
        blocked: bundle.included === true,
        deprecated: bundle.deprecated === true,
      },
    ]
  }

  function category(code: BundleCode, bundles: readonly Bundle[], as: Binding): BundleCategory {
    const mine = held.get(code)
    const theirs = next?.get(code)
    const isLeaving = next !== null && (mine !== theirs || changesPeriod(account))
    const statusOf = ({ id }: Bundle): SubscribedState =>
      as === binding && id === mine ? (isLeaving ? 'Expiring' : 'Subscribed') : null
    const shown = bundles.filter((bundle) => !bundle.deprecated || (statusOf(bundle) !== null && !renews))
    return {
      code,
      subscribedBundles: bundles
        .filter((bundle) => statusOf(bundle))
        .flatMap((bundle) => option(bundle, code, as, statusOf(bundle))),
      pendingBundles:
        pending?.binding === as && isLeaving
          ? bundles.filter(({ id }) => id === theirs).flatMap((bundle) => option(bundle, code, as, 'Pending'))
          : [],
      bundleOptions: shown.flatMap((bundle) => option(bundle, code, as, renews ? null : statusOf(bundle))),
    }
  }

  const isOffered = (as: Binding): boolean => {
    // A regular year is as long as the retention year and never cheaper.
    if (renews) return canRenew && as !== 'year'
    if (as === 'retention') return binding === 'retention'
    return mayLeave || terms[as] >= terms[binding]
  }
  const group = (as: Binding): PeriodGroup => ({
    subscribed: as === binding,
    available: isOffered(as),
    bundleOptionCategories: soldAs(portfolios[portfolio]).map(([code, bundles]) => category(code, bundles, as)),
  })

  return {
    portfolioName: portfolio,
    completeStatus,
    startsOn: pending ? pending.startsOn : renews ? renewalStartsOn(subscription, now) : addDays(endOfMonth(today), 1),
    pendingPeriod: pending && bindingPeriodTypes[pending.binding],
    pendingId: pending && replaceableAs(pending),
    pendingRenewal: pending?.renews === true && pending.isFinal !== true,
    pendingFinal: pending?.isFinal === true,
    pendingWithPhone: pending !== null && newContract?.withPhone === true && newContract.startsOn === pending.startsOn,
    ...(pending && { pendingContractEnd: pending.contractEnd }),
    pendingComplete: pending?.complete === true && completeStatus === 'PENDING',
    contractEndDate: account.contractEnd,
    monthBindingPeriod: group('month'),
    yearBindingPeriod: group('year'),
    twoYearBindingPeriod: group('twoYears'),
    retentionBindingPeriod: group('retention'),
  }
}

/** Whole months until a day, counting the month of the first day. */
const monthsUntil = (from: Day, until: Day): number =>
  (Number(until.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(until.slice(5, 7)) - Number(from.slice(5, 7)) + 1
