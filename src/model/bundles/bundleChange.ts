import { addMonths, endOfMonth, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { HandsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { asksForLargeBundle } from '#model/phones/phoneState.ts'
import type { BindingPeriodType, BundleCode } from '#model/subscription/contract/subscription.ts'
import type { BundleCategory, BundleOption, Composition, PeriodGroup, PostpaidOptions } from './contract/bundleOptions.ts'

/** The least MB for a customer with a phone in instalments (spec 9 minimum required for handset). */
export const MINIMUM_WITH_PHONE = 6000
/** MB (spec 9 default data bundle size). */
export const DEFAULT_DATA = 10_000

/**
 * The customer's choices so far; null keeps the current value. Bundles are stored by size, so a choice survives a change of
 * period or price.
 */
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

const periodsInOrder: readonly BindingPeriodType[] = [
  'twoYearBindingPeriod',
  'yearBindingPeriod',
  'retentionBindingPeriod',
  'monthBindingPeriod',
]

/** Identifies a bundle within its category, independent of period and price. */
export const sizeKey = ({ isUnlimited, size }: Pick<BundleOption, 'isUnlimited' | 'size'>): string =>
  isUnlimited ? 'unlimited' : String(size)

export const categoryOf = (group: PeriodGroup, code: BundleCode): BundleCategory | undefined =>
  group.bundleOptionCategories.find((category) => category.code === code)

/** The customer's current period. */
export const currentPeriod = (options: PostpaidOptions): BindingPeriodType =>
  periodsInOrder.find((period) => options[period].subscribed) ?? 'monthBindingPeriod'

/** The periods that are on offer, longest first. */
export const availablePeriods = (options: PostpaidOptions): BindingPeriodType[] =>
  periodsInOrder.filter((period) => options[period].available)

function composed(period: BindingPeriodType, pick: (code: BundleCode) => BundleOption | null): Composition {
  return { period, MAIN: pick('MAIN'), ADDON_INET: pick('ADDON_INET'), ADDON_SMS: pick('ADDON_SMS'), DATA_CAP: pick('DATA_CAP') }
}

/** The customer's current bundles. */
export function currentOf(options: PostpaidOptions): Composition {
  const period = currentPeriod(options)
  return composed(period, (code) => categoryOf(options[period], code)?.subscribedBundles[0] ?? null)
}

/** A bundle as of the start of a change: one month of the customer's own discount has passed by then. */
export function asItStarts(option: BundleOption): BundleOption {
  const { discountMonthsLeft: left, originalPrice } = option
  if (left > 1) return { ...option, discountMonthsLeft: left - 1 }
  return left === 1 ? { ...option, price: originalPrice ?? option.price, originalPrice: null, discountMonthsLeft: 0 } : option
}

/**
 * The composition after a pending change: bundles that do not stop continue, at their price in the new period. Null without a
 * pending change.
 */
export function pendingOf(options: PostpaidOptions): Composition | null {
  const { pendingPeriod } = options
  if (pendingPeriod === null) return null
  const now = currentOf(options)
  return composed(pendingPeriod, (code) => {
    const { pendingBundles = [], bundleOptions = [] } = categoryOf(options[pendingPeriod], code) ?? {}
    const [coming] = pendingBundles
    if (coming) return coming
    const held = now[code]
    if (held?.subscribedStatus !== 'Subscribed') return null
    return asItStarts(bundleOptions.find((option) => sizeKey(option) === sizeKey(held)) ?? held)
  })
}

/** The preselected option: the default size, otherwise the next larger one, otherwise the largest (spec 9). */
export function defaultOption(options: readonly BundleOption[], size: number): BundleOption | null {
  const sold = options.filter(({ blocked, deprecated }) => !blocked && !deprecated)
  const larger = sold.filter((option) => option.isUnlimited || option.size >= size)
  const [smallest] = larger.toSorted((a, b) => sizeRank(a) - sizeRank(b))
  return smallest ?? sold.toSorted((a, b) => sizeRank(b) - sizeRank(a))[0] ?? null
}

/** Rank for comparing sizes: unlimited ranks highest. */
export const sizeRank = ({ isUnlimited, size }: Pick<BundleOption, 'isUnlimited' | 'size'>): number =>
  isUnlimited ? Number.POSITIVE_INFINITY : size

/** The chosen `sizeKey` of a category, otherwise the one the customer has; null for none. */
function wantedOf({ data, voice, sms, dataCap }: Selection, now: Composition, code: BundleCode): string | null {
  const held = now[code] && sizeKey(now[code])
  if (code === 'ADDON_INET') return data ?? held
  if (code === 'MAIN') return voice ?? held
  const isOn = code === 'ADDON_SMS' ? sms : dataCap
  return (isOn ?? held !== null) ? ANY : null
}
/** SMS and data cap have a single option each: on or off. */
const ANY = 'on'

/**
 * The composition for this selection, as of its start. A bundle that is not sold in the chosen period is left out and not
 * replaced: `lostOf` lists those. A customer without a bundle in a category that is sold gets the default.
 */
export function chosenBundles(options: PostpaidOptions, selection: Selection): Composition {
  const now = currentOf(options)
  const period = selection.bindingPeriodType ?? now.period
  return composed(period, (code) => {
    const choices = categoryOf(options[period], code)?.bundleOptions ?? []
    const wanted = wantedOf(selection, now, code)
    if (wanted === null && (code === 'ADDON_INET' || code === 'MAIN'))
      return defaultOption(choices, code === 'ADDON_INET' ? DEFAULT_DATA : Number.POSITIVE_INFINITY)
    const chosen = choices.find((option) => wanted === ANY || sizeKey(option) === wanted)
    return wanted !== null && chosen ? asItStarts(chosen) : null
  })
}

/** Chosen or held bundles that are not sold in the chosen period: the customer has to choose again. */
export function lostOf(options: PostpaidOptions, selection: Selection): { code: BundleCode; bundle: BundleOption }[] {
  const [now, chosen] = [currentOf(options), chosenBundles(options, selection)]
  return codes.flatMap((code) => {
    const wanted = wantedOf(selection, now, code)
    if (wanted === null || chosen[code]) return []
    const sold = periodsInOrder.flatMap((period) => categoryOf(options[period], code)?.bundleOptions ?? [])
    const held = now[code] ? [now[code]] : []
    const bundle = [...sold, ...held].find((option) => wanted === ANY || sizeKey(option) === wanted)
    return bundle ? [{ code, bundle }] : []
  })
}

/** The first category that needs a new choice before ordering; null when none does. */
export const mustChoose = (options: PostpaidOptions, selection: Selection): 'ADDON_INET' | 'MAIN' | null => {
  const lost = lostOf(options, selection).map(({ code }) => code)
  return lost.includes('ADDON_INET') ? 'ADDON_INET' : lost.includes('MAIN') ? 'MAIN' : null
}

export const codes: readonly BundleCode[] = ['ADDON_INET', 'MAIN', 'ADDON_SMS', 'DATA_CAP']

/** One line of a subscription: cents a month at the start, and after its discount. */
export type Line = { code: BundleCode; option: BundleOption; monthly: number; later: number }

/** True for the option "no bundle". It is shown without a price: "free" would be wrong. */
export const isNone = (code: BundleCode, option: BundleOption): boolean =>
  (code === 'ADDON_INET' || code === 'MAIN') && sizeRank(option) === 0

/** The lines of a subscription. Every overview and every sum is based on these lines. */
export const linesOf = (composition: Composition): Line[] =>
  codes.flatMap((code) => {
    const option = composition[code]
    return option ? [{ code, option, monthly: option.price, later: option.originalPrice ?? option.price }] : []
  })

export const monthlyOf = (composition: Composition, later = false): number =>
  linesOf(composition).reduce((sum, line) => sum + (later ? line.later : line.monthly), 0)

/** The number of months until the first discount ends and the price changes; null without a discount. */
export const discountOf = (composition: Composition): number | null => {
  const months = codes.flatMap((code) => {
    const option = composition[code]
    return option && option.originalPrice !== null ? [option.discountMonths || option.discountMonthsLeft] : []
  })
  return months.length > 0 ? Math.min(...months) : null
}

/** The last day of the customer's own discount that ends first, the current month included; null without one. */
export const discountUntil = (composition: Composition, today: Day): Day | null => {
  const months = codes.map((code) => composition[code]?.discountMonthsLeft ?? 0).filter((left) => left > 0)
  return months.length > 0 ? endOfMonth(addMonths(startOfMonth(today), Math.min(...months) - 1)) : null
}

export type Change = { code: BundleCode; from: BundleOption | null; to: BundleOption | null }

export const changesOf = (from: Composition, to: Composition): Change[] =>
  codes.flatMap((code) => {
    const [old, next] = [from[code], to[code]]
    const isSame = old && next ? sizeKey(old) === sizeKey(next) : old === next
    return isSame ? [] : [{ code, from: old, to: next }]
  })

/** True when the selection changes anything. */
export const isChange = (options: PostpaidOptions, selection: Selection): boolean => {
  const [from, to] = [currentOf(options), chosenBundles(options, selection)]
  return from.period !== to.period || changesOf(from, to).length > 0 || selection.complete
}

export const isTooSmallForPhone = (option: Pick<BundleOption, 'isUnlimited' | 'size'>, code: BundleCode): boolean =>
  code === 'ADDON_INET' && sizeRank(option) < MINIMUM_WITH_PHONE

/**
 * Why a bundle cannot be chosen; null when it can. The current bundle (`held`) can always be kept. `order`: the customer's phone
 * in instalments, if any.
 */
export function whyNot(
  option: BundleOption,
  code: BundleCode,
  held: BundleOption | null,
  order: Pick<HandsetOrder, 'status' | 'totalCredit' | 'totalPaid'> | null,
): 'blocked' | 'phone' | null {
  if (held && sizeKey(held) === sizeKey(option)) return null
  if (option.blocked) return 'blocked'
  return isTooSmallForPhone(option, code) && order !== null && asksForLargeBundle(order) ? 'phone' : null
}

/** The order payload: the ids of all chosen bundles, both consents, and the pending change that the order replaces. */
export const changePayload = (to: Composition, selection: Selection, replaces: string | null = null) => ({
  activateComplete: selection.complete,
  campaignIDs: codes.flatMap((code) => to[code]?.id ?? []),
  contractAccepted: true,
  ...(replaces !== null && { replaces }),
})
