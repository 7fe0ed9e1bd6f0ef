import type { PostpaidOptions } from '../api/contract/bundleOptions.ts'
import type { Day } from '../api/contract/parts.ts'
import type { BindingPeriodType } from '../api/contract/subscription.ts'
import { bindingPeriods } from './bindingPeriods.ts'
import {
  categoryOf,
  currentOf,
  DEFAULT_DATA,
  defaultOption,
  isTooSmallForPhone,
  type Selection,
  sizeKey,
} from './bundleChange.ts'
import { addDays, endOfMonth } from './dates.ts'

/** A phone does not wait for the end of a term: the contract that comes with it begins when the month has ended. */
export const phoneContractStartsOn = (today: Day): Day => addDays(endOfMonth(today), 1)

/**
 * The period that a phone of so many months comes with: as long as its terms. A year is the retention year, where that is sold (spec 9 binding
 * periods). Null when none is.
 */
export const periodFor = (options: PostpaidOptions, months: number): BindingPeriodType | null =>
  (['twoYearBindingPeriod', 'retentionBindingPeriod', 'yearBindingPeriod'] as const).find(
    (period) => bindingPeriods[period].months === months && options[period].available,
  ) ?? null

/**
 * What is chosen with a phone: as it is now where that goes with it, else the default. An internet bundle has at least 6000 MB (spec 9 minimum
 * required for handset).
 */
export function selectionWithPhone(options: PostpaidOptions, selection: Selection, period: BindingPeriodType): Selection {
  const now = currentOf(options)
  const wanted = (code: 'ADDON_INET' | 'MAIN', chosen: string | null, size: number): string | null => {
    const sold = (categoryOf(options[period], code)?.bundleOptions ?? []).filter((option) => !isTooSmallForPhone(option, code))
    const named = (key: string | null) => sold.find((option) => sizeKey(option) === key)
    const kept = named(chosen) ?? named(now[code] && sizeKey(now[code])) ?? defaultOption(sold, size)
    return kept && sizeKey(kept)
  }
  const mayComplete = selection.complete && options.completeStatus === 'ELIGIBLE'
  // Nothing else of what may have been handed in: a draft of an order is a selection too.
  return {
    bindingPeriodType: period,
    sms: selection.sms,
    dataCap: selection.dataCap,
    data: wanted('ADDON_INET', selection.data, DEFAULT_DATA),
    voice: wanted('MAIN', selection.voice, Number.POSITIVE_INFINITY),
    complete: mayComplete,
  }
}
