import { addDays, endOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { bindingPeriods } from '#model/bundles/bindingPeriods.ts'
import {
  categoryOf,
  currentOf,
  DEFAULT_DATA,
  defaultOption,
  isTooSmallForPhone,
  type Selection,
  sizeKey,
} from '#model/bundles/bundleChange.ts'
import type { PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import type { BindingPeriodType } from '#model/subscription/contract/subscription.ts'

/** The contract of a phone starts on the first of the next month, even in the middle of a term. */
export const phoneContractStartsOn = (today: Day): Day => addDays(endOfMonth(today), 1)

/**
 * The binding period of a phone with this many instalments, as long as the instalments. A year is the retention year where that
 * is sold (spec 9 binding periods). Null when none is sold.
 */
export const periodFor = (options: PostpaidOptions, months: number): BindingPeriodType | null =>
  (['twoYearBindingPeriod', 'retentionBindingPeriod', 'yearBindingPeriod'] as const).find(
    (period) => bindingPeriods[period].months === months && options[period].available,
  ) ?? null

/**
 * The selection with a phone: current bundles where allowed, otherwise the default. Internet is at least 6000 MB (spec 9 minimum
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
  // Copies only these fields: an order draft also passes as a selection.
  return {
    bindingPeriodType: period,
    sms: selection.sms,
    dataCap: selection.dataCap,
    data: wanted('ADDON_INET', selection.data, DEFAULT_DATA),
    voice: wanted('MAIN', selection.voice, Number.POSITIVE_INFINITY),
    complete: mayComplete,
  }
}
