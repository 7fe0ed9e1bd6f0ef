import type { Account, Binding, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { dayAt } from '../../fixtures/accounts/build.ts'
import { type Bundle, mutualBundle, portfolios } from '../../fixtures/catalogue/bundles.ts'
import type { CurrentCosts, DataBundle, GiftBundle, Overview, VoiceSmsBundle } from '../../src/api/contract/overview.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { addDays, dayOf, endOfMonth, startOfMonth } from '../../src/domain/dates.ts'
import { bundlesOf } from './allowance.ts'
import { fixMeBarItemsOf, fixMeTilesOf, isOnboarding, tilesOf } from './attention.ts'
import { minutesOf } from './bill.ts'
import { completeStatusOf } from './complete.ts'
import { householdDiscountOf } from './household.ts'
import { hasEnded, terminationOf } from './periods.ts'
import { subscriptionOf } from './subscription.ts'
import type { PeriodUsage, World } from './world.ts'

/** Does a new period start after this one? */
export function renews({ account, today }: World, until: Day): boolean {
  if (account.type === 'Prepaid') return account.bundle?.autoExtend ?? false
  const termination = terminationOf(account, today)
  return termination === null || termination > until
}

/** On top of no bundle at all. */
const nothing = { size: 0, additionalCompleteSize: 0, isUnlimited: false }

function dataBundleOf(world: World, usage: PeriodUsage): DataBundle | null {
  const { period, allowance, days, megabytes, uncovered } = usage
  const topUps = usage.topUps.data
  const data = allowance.data ?? (topUps.length > 0 ? nothing : null)
  if (!data) return null
  return {
    size: data.size,
    additionalCompleteSize: data.additionalCompleteSize,
    isInfiniteBundle: data.isUnlimited,
    autoExtend: renews(world, period.until),
    from: period.from,
    until: period.until,
    used: megabytes,
    outside: uncovered,
    usedPerDay: days.map((day) => day.netherlands + day.eu + day.world),
    topUps,
  }
}

function voiceSmsBundleOf({ period, allowance, topUps: { voice: topUps }, calls }: PeriodUsage): VoiceSmsBundle | null {
  const voice = allowance.voice ?? (topUps.length > 0 ? nothing : null)
  return (
    voice && {
      ...voice,
      used: calls.minutes,
      outside: calls.outside,
      topUps,
      smsUsed: calls.sms,
      from: period.from,
      until: period.until,
    }
  )
}

/** Where a price stands in the catalogue. */
export const priceIndex = { month: 0, year: 1, twoYears: 2, retention: 3 } as const

const monthly = (prices: readonly (number | null)[], binding: Binding): number => {
  const price = prices[priceIndex[binding]]
  if (price == null) throw new Error(`Not sold by ${binding}`)
  return price
}

/** What the bundles cost a month, in cents. */
export function bundleCostsOf(account: PostpaidAccount, today: Day): number {
  const { data, voice, sms } = bundlesOf(account)
  const { binding, discount, surcharge } = account
  const usual = ({ id, prices }: Bundle) => monthly(prices, binding) + (surcharge[id] ?? 0)
  const internet = discount && today <= discount.until ? discount.price : usual(data)
  return [voice, ...(sms ? [sms] : [])].reduce((sum, bundle) => sum + usual(bundle), internet)
}

/** What the data cap costs a month, in cents, on or off. */
export function dataCapPriceOf({ portfolio, binding, surcharge }: PostpaidAccount): number {
  const { id, prices } = portfolios[portfolio].dataCap
  return monthly(prices, binding) + (surcharge[id] ?? 0)
}

const extraTitles = { data: 'Extra internet', voice: 'Extra minuten' } as const

/** What was bought on top this month. */
function boughtThisMonth({ extras }: PostpaidAccount, today: Day): CurrentCosts['fixed'] {
  const now = extras.filter(({ day }) => startOfMonth(day) === startOfMonth(today))
  return (['data', 'voice'] as const).flatMap((type) => {
    const amount = now.reduce((sum, extra) => (extra.type === type ? sum + extra.price : sum), 0)
    return amount > 0 ? [{ title: extraTitles[type], amount }] : []
  })
}

/** What this month costs anyway, in cents. */
function fixedCostsOf(account: PostpaidAccount, today: Day): CurrentCosts['fixed'] {
  const dataCapPrice = account.bundles.dataCap ? dataCapPriceOf(account) : 0
  const isFirstMonth = startOfMonth(dayAt(account.since, today)) === startOfMonth(today)
  const fixed =
    account.proRata !== null && isFirstMonth
      ? [{ title: 'Bundels, deel van de maand', amount: account.proRata }]
      : [{ title: 'Bundels', amount: bundleCostsOf(account, today) }]
  if (dataCapPrice > 0) fixed.push({ title: 'Dataplafond', amount: dataCapPrice })
  fixed.push(...boughtThisMonth(account, today))
  const discount = householdDiscountOf(account, today)
  if (discount > 0) fixed.push({ title: 'Samenkorting', amount: -discount })
  const { handset } = account
  if (handset?.status === 'DELIVERED') {
    const [term, terms] = [handset.totalPaid / handset.monthlyPrice, handset.totalCredit / handset.monthlyPrice]
    fixed.push({ title: `Telefoon, termijn ${term} van ${terms}`, amount: handset.monthlyPrice })
  }
  return fixed
}

function currentCostsOf(account: PostpaidAccount, today: Day, { outside }: PeriodUsage): CurrentCosts {
  const fixed = fixedCostsOf(account, today)
  const total = [...fixed, ...outside].reduce((sum, { amount }) => sum + amount, 0)
  return { fixed, outside, total, invoiceOn: addDays(endOfMonth(today), 1) }
}

/** What was unwrapped stays in the list, subscribed. */
export const giftsOf = (account: Account, today: Day): GiftBundle[] =>
  account.type === 'Prepaid'
    ? []
    : account.gifts.map(({ type, size, until: last, isUnwrapped = false }, at) => {
        const until = dayAt(last, today)
        const eligible = !isUnwrapped && until >= today
        return { id: `gift-${account.number}-${at + 1}`, type, size, until, eligible, subscribed: isUnwrapped }
      })

/** Minutes used of on-net calling since it began: a bundle that came in between has a period of its own. */
export function mutualUsedOf({ account, today, periods, usageOf }: World): number {
  if (account.type === 'Postpaid' || !account.mutual) return 0
  const from = addDays(dayAt(account.mutual.ends, today), 1 - mutualBundle.days)
  return periods
    .filter(({ until }) => until >= from)
    .flatMap((period) => usageOf(period).calls.calls)
    .filter(({ kind, at }) => kind === 'mutual' && dayOf(at * 1000) >= from)
    .reduce((sum, call) => sum + minutesOf(call), 0)
}

/** What the overview shows of this customer (spec 3 Overview), without the moment of the answer. */
export function overviewOf(world: World): Omit<Overview, 'updatedAt'> {
  const { account, today, allowance, latest } = world
  const usage = world.usageOf(latest)
  const active = !hasEnded(account, today)
  const everybody = {
    dataBundle: active ? dataBundleOf(world, usage) : null,
    voiceSmsBundle: active ? voiceSmsBundleOf(usage) : null,
    smsUnlimited: active && allowance.smsUnlimited,
    fixMeBarItems: fixMeBarItemsOf(account, today),
    fixMeTiles: fixMeTilesOf(account, today),
    tiles: tilesOf(account, today),
    giftBundles: giftsOf(account, today),
    subscriptionActive: active,
    terminationDate: terminationOf(account, today),
  }
  if (account.type === 'Postpaid') {
    return {
      ...everybody,
      mutualBundle: null,
      dataCap: active ? { active: allowance.dataCap } : null,
      autoTopUps: [],
      balance: null,
      creditValidUntil: null,
      currentCosts: active && !isOnboarding(account) ? currentCostsOf(account, today, usage) : null,
      completeStatus: completeStatusOf(account, today),
      buyDataEligible: subscriptionOf(account, today).buyDataEligible,
    }
  }
  return {
    ...everybody,
    mutualBundle: account.mutual
      ? { active: true, size: mutualBundle.minutes, used: mutualUsedOf(world), until: dayAt(account.mutual.ends, today) }
      : { active: false, size: 0, used: 0, until: null },
    dataCap: null,
    autoTopUps: [...account.autoTopUps],
    balance: account.balance,
    creditValidUntil: dayAt(account.creditValidUntil, today),
    currentCosts: null,
    completeStatus: 'NOT_ELIGIBLE',
    buyDataEligible: false,
  }
}
