import type { BundleCategory, BundleOption, PeriodGroup, PostpaidOptions } from '../api/contract/bundleOptions.ts'
import type { HandsetOrder } from '../api/contract/handsetOrder.ts'
import type { Day } from '../api/contract/parts.ts'
import type { BindingPeriodType, BundleCode } from '../api/contract/subscription.ts'
import { bindingPeriods } from './bindingPeriods.ts'
import { addDays, addMonths, endOfMonth, startOfMonth } from './dates.ts'
import { isOpenOrder } from './handsetOrder.ts'
import { workdayFrom } from './workdays.ts'

/** MB that a customer with a phone in terms must have at least (spec 9 minimum required for handset). */
export const MINIMUM_WITH_PHONE = 6000
/** MB (spec 9 default data bundle size). */
export const DEFAULT_DATA = 10_000
/** Days to think a new contract over (spec 9 reflection period). */
const REFLECTION_DAYS = 14

/** What the customer has chosen so far; null is as it is now. Bundles by size, so that a choice outlives another period or price. */
export type Selection = {
  bindingPeriodType: BindingPeriodType | null
  data: string | null
  voice: string | null
  sms: boolean | null
  dataCap: boolean | null
  complete: boolean
}

export const asItIs: Selection = {
  bindingPeriodType: null,
  data: null,
  voice: null,
  sms: null,
  dataCap: null,
  complete: false,
}

/** A subscription: one period and, of every kind, one option or none. */
export type Composition = { period: BindingPeriodType } & Record<BundleCode, BundleOption | null>

const periodsInOrder: readonly BindingPeriodType[] = [
  'twoYearBindingPeriod',
  'yearBindingPeriod',
  'retentionBindingPeriod',
  'monthBindingPeriod',
]

/** What names a bundle within its kind, whatever the period and the price. */
export const sizeKey = ({ isUnlimited, size }: Pick<BundleOption, 'isUnlimited' | 'size'>): string =>
  isUnlimited ? 'unlimited' : String(size)

export const categoryOf = (group: PeriodGroup, code: BundleCode): BundleCategory | undefined =>
  group.bundleOptionCategories.find((category) => category.code === code)

/** The period that the customer has now. */
export const currentPeriod = (options: PostpaidOptions): BindingPeriodType =>
  periodsInOrder.find((period) => options[period].subscribed) ?? 'monthBindingPeriod'

/** The periods that can be chosen, longest first; the customer's own always is. */
export const availablePeriods = (options: PostpaidOptions): BindingPeriodType[] =>
  periodsInOrder.filter((period) => options[period].available || options[period].subscribed)

function composed(period: BindingPeriodType, pick: (code: BundleCode) => BundleOption | null): Composition {
  return { period, MAIN: pick('MAIN'), ADDON_INET: pick('ADDON_INET'), ADDON_SMS: pick('ADDON_SMS'), DATA_CAP: pick('DATA_CAP') }
}

/** What the customer has now. */
export function currentOf(options: PostpaidOptions): Composition {
  const period = currentPeriod(options)
  return composed(period, (code) => categoryOf(options[period], code)?.subscribedBundles[0] ?? null)
}

/** What the customer gets, when a change is on its way: what is not changed stays. */
export function pendingOf(options: PostpaidOptions): Composition | null {
  const { pendingPeriod } = options
  if (pendingPeriod === null) return null
  return composed(pendingPeriod, (code) => {
    const category = categoryOf(options[pendingPeriod], code)
    const stays = category?.subscribedBundles.find(({ subscribedStatus }) => subscribedStatus === 'Subscribed')
    return category?.pendingBundles[0] ?? stays ?? null
  })
}

/** The option that is chosen beforehand: of the default size, else the next larger, else the largest (spec 9). */
export function defaultOption(options: readonly BundleOption[], size: number): BundleOption | null {
  const sold = options.filter(({ blocked, deprecated }) => !blocked && !deprecated)
  const larger = sold.filter((option) => option.isUnlimited || option.size >= size)
  const [smallest] = larger.toSorted((a, b) => sizeRank(a) - sizeRank(b))
  return smallest ?? sold.toSorted((a, b) => sizeRank(b) - sizeRank(a))[0] ?? null
}

/** For comparing sizes: unlimited is more than any. */
export const sizeRank = ({ isUnlimited, size }: Pick<BundleOption, 'isUnlimited' | 'size'>): number =>
  isUnlimited ? Number.POSITIVE_INFINITY : size

/** What the customer gets with this selection. What they have and is not sold with the chosen period makes way for the default. */
export function chosenOf(options: PostpaidOptions, selection: Selection): Composition {
  const now = currentOf(options)
  const period = selection.bindingPeriodType ?? now.period
  const group = options[period]
  const bundle = (code: 'ADDON_INET' | 'MAIN', wanted: string | null) => {
    const choices = categoryOf(group, code)?.bundleOptions ?? []
    const held = now[code]
    const key = wanted ?? (held && sizeKey(held))
    const size = code === 'ADDON_INET' ? DEFAULT_DATA : Number.POSITIVE_INFINITY
    return choices.find((option) => sizeKey(option) === key) ?? defaultOption(choices, size)
  }
  const addOn = (code: 'ADDON_SMS' | 'DATA_CAP', wanted: boolean | null) =>
    (wanted ?? now[code] !== null) ? (categoryOf(group, code)?.bundleOptions[0] ?? null) : null
  return {
    period,
    ADDON_INET: bundle('ADDON_INET', selection.data),
    MAIN: bundle('MAIN', selection.voice),
    ADDON_SMS: addOn('ADDON_SMS', selection.sms),
    DATA_CAP: addOn('DATA_CAP', selection.dataCap),
  }
}

export const codes: readonly BundleCode[] = ['ADDON_INET', 'MAIN', 'ADDON_SMS', 'DATA_CAP']

/** Cents a month at the start; with `later`, after every discount has ended. */
export const monthlyOf = (composition: Composition, later = false): number =>
  codes.reduce((sum, code) => {
    const option = composition[code]
    return sum + (option ? ((later ? option.originalPrice : null) ?? option.price) : 0)
  }, 0)

/** After so many months the price is another one, because a discount ends; null without one. */
export const discountOf = (composition: Composition): number | null => {
  const months = codes.flatMap((code) => {
    const option = composition[code]
    return option && option.originalPrice !== null ? [option.discountMonths] : []
  })
  return months.length > 0 ? Math.min(...months) : null
}

/** The last day of the customer's own discount, the first to end: the month of today counts as one. Null without one. */
export const discountUntil = (composition: Composition, today: Day): Day | null => {
  const months = codes.map((code) => composition[code]?.discountMonthsLeft ?? 0).filter((left) => left > 0)
  return months.length > 0 ? endOfMonth(addMonths(startOfMonth(today), Math.min(...months) - 1)) : null
}

export type Change = { code: BundleCode; from: BundleOption | null; to: BundleOption | null }

/** The kinds of bundle that change. */
export const changesOf = (from: Composition, to: Composition): Change[] =>
  codes.flatMap((code) => {
    const [old, next] = [from[code], to[code]]
    const isSame = old && next ? sizeKey(old) === sizeKey(next) : old === next
    return isSame ? [] : [{ code, from: old, to: next }]
  })

/** Does anything change at all? */
export const isChange = (options: PostpaidOptions, selection: Selection): boolean => {
  const [from, to] = [currentOf(options), chosenOf(options, selection)]
  return from.period !== to.period || changesOf(from, to).length > 0 || selection.complete
}

/**
 * Why a bundle cannot be chosen; null when it can. What the customer has (`held`) can always be kept. `order` is the customer's phone in
 * terms, if any.
 */
export function whyNot(
  option: BundleOption,
  code: BundleCode,
  held: BundleOption | null,
  order: Pick<HandsetOrder, 'status' | 'totalCredit' | 'totalPaid'> | null,
): 'blocked' | 'phone' | null {
  if (held && sizeKey(held) === sizeKey(option)) return null
  if (option.blocked) return 'blocked'
  const isTooSmall = code === 'ADDON_INET' && sizeRank(option) < MINIMUM_WITH_PHONE
  return isTooSmall && order !== null && isOpenOrder(order) ? 'phone' : null
}

/** Choosing another period for a term begins a new contract (domain 1.3). */
export const beginsContract = (from: Composition, to: Composition): boolean =>
  from.period !== to.period && to.period !== 'monthBindingPeriod'

/** The last day of a contract that starts then; null when it can be ended every month. */
export const contractEnd = (period: BindingPeriodType, startsOn: Day): Day | null =>
  period === 'monthBindingPeriod' ? null : addDays(addMonths(startsOn, bindingPeriods[period].months), -1)

/** The last day on which a contract can be withdrawn that was ordered then: a working day (domain 1.15). */
export const reflectionUntil = (orderedOn: Day): Day => workdayFrom(addDays(orderedOn, REFLECTION_DAYS))

/** Who has no internet bundle gets the new one at once (domain 1.3). */
export const startsAtOnce = (from: Composition, to: Composition): boolean =>
  to.ADDON_INET !== null && sizeRank(to.ADDON_INET) > 0 && (from.ADDON_INET === null || sizeRank(from.ADDON_INET) === 0)

/** What is ordered: the ids of all that is chosen, and the two consents. */
export const changePayload = (to: Composition, selection: Selection) => ({
  activateComplete: selection.complete,
  campaignIDs: codes.flatMap((code) => to[code]?.id ?? []),
  contractAccepted: true,
})
