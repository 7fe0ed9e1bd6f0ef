import type { BundleCategory, BundleOption, Composition, PeriodGroup, PostpaidOptions } from '../api/contract/bundleOptions.ts'
import type { Day } from '../api/contract/parts.ts'
import { changesOf, chosenOf, isChange, monthlyOf, pendingOf, type Selection, sizeKey } from './bundleChange.ts'
import { wayBackOf } from './wayBack.ts'

/** Can another change take the place of the one that is on its way? What can be taken back by itself, for as long as that is so. */
export const mayReplace = (options: PostpaidOptions, today: Day): boolean =>
  options.pendingId !== null && wayBackOf(options, [], today).by === 'undo'

/** The options as they are once the change on its way has been taken back: a change that replaces it is chosen from these. */
export function takenBack(options: PostpaidOptions): PostpaidOptions {
  const { pendingContractEnd: _, ...rest } = options
  return {
    ...rest,
    // Compleet that was asked for with it can be asked for again.
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

/** What somebody would have chosen to get this, every kind by name. */
export const selectionOf = ({ period, ...bundles }: Composition, complete: boolean): Selection => ({
  bindingPeriodType: period,
  data: bundles.ADDON_INET && sizeKey(bundles.ADDON_INET),
  voice: bundles.MAIN && sizeKey(bundles.MAIN),
  sms: bundles.ADDON_SMS !== null,
  dataCap: bundles.DATA_CAP !== null,
  complete,
})

/** What a choice is made from. `replaces`: the id of the change on its way that it takes the place of; null: none is on its way. */
export type Choosing = { options: PostpaidOptions; replaces: string | null }

/**
 * What can be chosen from now; null when a change is on its way and stays. `replaces`: the change that the customer has seen and wants to
 * replace. Another one has come since: that is looked at first.
 */
export function choosingFrom(options: PostpaidOptions, replaces: string | null, today: Day): Choosing | null {
  if (options.pendingPeriod === null) return { options, replaces: null }
  if (replaces === null || replaces !== options.pendingId || !mayReplace(options, today)) return null
  return { options: takenBack(options), replaces }
}

/** Is this what is on its way already? For less, at first or later, it is something else. */
export function isOnItsWay(options: PostpaidOptions, to: Composition, complete: boolean): boolean {
  const next = pendingOf(options)
  if (next === null) return false
  const isSame = next.period === to.period && changesOf(next, to).length === 0 && options.pendingComplete === complete
  return isSame && monthlyOf(to) >= monthlyOf(next) && monthlyOf(to, true) >= monthlyOf(next, true)
}

/**
 * What a choice does: change something, or nothing. `undo`: it is what the customer has now, so that taking back what is on its way is all
 * there is to do. `options`: as they are, with what is on its way.
 */
export function outcomeOf(options: PostpaidOptions, choosing: Choosing, selection: Selection): 'none' | 'undo' | 'change' {
  if (isOnItsWay(options, chosenOf(choosing.options, selection), selection.complete)) return 'none'
  if (isChange(choosing.options, selection)) return 'change'
  return choosing.replaces === null ? 'none' : 'undo'
}
