import type { Day } from '#kit/parts.ts'
import { wayBackOf } from '#model/device/wayBack.ts'
import { changesOf, chosenBundles, isChange, monthlyOf, pendingOf, type Selection, sizeKey } from './bundleChange.ts'
import type { BundleCategory, BundleOption, Composition, PeriodGroup, PostpaidOptions } from './contract/bundleOptions.ts'

/** True when a new change can replace the pending one: only a change that can be undone on its own. */
export const mayReplace = (options: PostpaidOptions, today: Day): boolean =>
  options.pendingId !== null && wayBackOf(options, [], today).by === 'undo'

/** The options after undoing the pending change, from which its replacement is chosen. */
export function takenBack(options: PostpaidOptions): PostpaidOptions {
  const { pendingContractEnd: _, ...rest } = options
  return {
    ...rest,
    // Undoing also undoes a requested Compleet, so it can be requested again.
    completeStatus: options.pendingComplete ? 'ELIGIBLE' : options.completeStatus,
    pendingPeriod: null,
    pendingId: null,
    pendingComplete: false,
    pendingRenewal: false,
    pendingFinal: false,
    pendingWithPhone: false,
    monthBindingPeriod: staying(options.monthBindingPeriod),
    yearBindingPeriod: staying(options.yearBindingPeriod),
    twoYearBindingPeriod: staying(options.twoYearBindingPeriod),
    retentionBindingPeriod: staying(options.retentionBindingPeriod),
  }
}

const stays = (option: BundleOption): BundleOption =>
  option.subscribedStatus === 'Expiring' ? { ...option, subscribedStatus: 'Subscribed' } : option

const staying = (group: PeriodGroup): PeriodGroup => ({
  ...group,
  bundleOptionCategories: group.bundleOptionCategories.map(
    (category): BundleCategory => ({
      ...category,
      subscribedBundles: category.subscribedBundles.map(stays),
      pendingBundles: [],
      bundleOptions: category.bundleOptions.map(stays),
    }),
  ),
})

export const selectionOf = ({ period, ...bundles }: Composition, complete: boolean): Selection => ({
  bindingPeriodType: period,
  data: bundles.ADDON_INET && sizeKey(bundles.ADDON_INET),
  voice: bundles.MAIN && sizeKey(bundles.MAIN),
  sms: bundles.ADDON_SMS !== null,
  dataCap: bundles.DATA_CAP !== null,
  complete,
})

/** The options to choose from. `replaces`: the id of the pending change that the new one replaces; null when none is pending. */
export type Choosing = { options: PostpaidOptions; replaces: string | null }

/**
 * The options to choose from now; null when a pending change cannot be replaced. `replaces`: the pending change that the customer has
 * seen; when another one is pending the customer must see that first.
 */
export function choosingFrom(options: PostpaidOptions, replaces: string | null, today: Day): Choosing | null {
  if (options.pendingPeriod === null) return { options, replaces: null }
  if (replaces === null || replaces !== options.pendingId || !mayReplace(options, today)) return null
  return { options: takenBack(options), replaces }
}

/** True when this composition is already pending. Another price or discount makes it a different one. */
export function isBundleOnItsWay(options: PostpaidOptions, to: Composition, complete: boolean): boolean {
  const next = pendingOf(options)
  if (next === null) return false
  const isSame = next.period === to.period && changesOf(next, to).length === 0 && options.pendingComplete === complete
  return isSame && monthlyOf(to) >= monthlyOf(next) && monthlyOf(to, true) >= monthlyOf(next, true)
}

/**
 * The effect of a choice: a change, nothing, or `undo`, when the choice equals the current subscription and only the pending change has to
 * be undone.
 */
export function changeOutcome(options: PostpaidOptions, choosing: Choosing, selection: Selection): 'none' | 'undo' | 'change' {
  if (isBundleOnItsWay(options, chosenBundles(choosing.options, selection), selection.complete)) return 'none'
  if (isChange(choosing.options, selection)) return 'change'
  return choosing.replaces === null ? 'none' : 'undo'
}
