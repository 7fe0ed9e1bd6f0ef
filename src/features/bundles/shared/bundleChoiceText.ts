import { expectedSizeText } from '#kit/words/dataSize.ts'
import { monthName } from '#kit/words/dateText.ts'
import { listText } from '#kit/words/listText.ts'
import { euro, signedEuro } from '#kit/words/money.ts'
import {
  availablePeriods,
  chosenBundles,
  discountOf,
  isNone,
  linesOf,
  lostOf,
  monthlyOf,
  type Selection,
} from '#model/bundles/bundleChange.ts'
import { recentMonths } from '#model/bundles/bundleFit.ts'
import { bundleText, bundleTitle } from '#model/bundles/bundleText.ts'
import type { Composition, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import type { UsageMonth } from '#model/renewal/contract.ts'
import type { BindingPeriodType } from '#model/subscription/contract/subscription.ts'
import { bundleChoiceCopy } from './bundleChoiceCopy.ts'

/** Says that a chosen bundle such as `Internet: 2 GB` is not sold with this period, and what to do; null when nothing is lost. */
export function lostText(options: PostpaidOptions, selection: Selection): { title: string; text: string } | null {
  const { period } = chosenBundles(options, selection)
  const lost = lostOf(options, selection).map(({ code, bundle }) =>
    bundleChoiceCopy.lost.bundle(bundleChoiceCopy.kinds[code], bundleText(code, bundle)),
  )
  return lost.length === 0
    ? null
    : { title: bundleChoiceCopy.lost.title(lost.join(', '), bundleChoiceCopy.periods[period]), text: bundleChoiceCopy.lost.text }
}

/** The price difference of another period for exactly these bundles, also after a discount ends. */
function differenceText(chosen: Composition, other: Composition): string {
  const now = monthlyOf(other) - monthlyOf(chosen)
  const later = monthlyOf(other, true) - monthlyOf(chosen, true)
  const months = Math.max(discountOf(chosen) ?? 0, discountOf(other) ?? 0)
  const begins = now === 0 ? bundleChoiceCopy.period.same : bundleChoiceCopy.option.perMonth(signedEuro(now))
  if (later === now) return begins
  return bundleChoiceCopy.period.later(
    begins,
    months,
    later === 0 ? bundleChoiceCopy.period.same.toLowerCase() : signedEuro(later),
  )
}

/** The text of a period: the price difference for the same bundles, or the bundles that it does not offer. */
export function bundlePeriodText(options: PostpaidOptions, selection: Selection, period: BindingPeriodType): string {
  const as = (bindingPeriodType: BindingPeriodType) => {
    const wanted = { ...selection, bindingPeriodType }
    return { composition: chosenBundles(options, wanted), lost: lostOf(options, wanted) }
  }
  const [chosen, mine] = [as(chosenBundles(options, selection).period), as(period)]
  const [gone] = mine.lost
  if (gone) return bundleChoiceCopy.period.without(bundleChoiceCopy.kinds[gone.code], bundleText(gone.code, gone.bundle))
  const { composition } = mine
  if (chosen.lost.length > 0) return bundleChoiceCopy.option.perMonth(euro(monthlyOf(composition)))
  if (period !== chosen.composition.period) return differenceText(chosen.composition, composition)

  const others = availablePeriods(options)
    .filter((other) => other !== period)
    .map(as)
    .filter(({ lost }) => lost.length === 0)
  const isCheaper = [false, true].every((later) =>
    others.every((other) => monthlyOf(other.composition, later) > monthlyOf(composition, later)),
  )
  if (isCheaper && others.length > 0) return bundleChoiceCopy.period.cheapest
  return period === 'monthBindingPeriod'
    ? bundleChoiceCopy.period.monthly
    : bundleChoiceCopy.option.perMonth(euro(monthlyOf(composition)))
}

/** The meaning of the lines in the glasses: the internet of the recent months. */
export const monthsUsedText = (months: readonly UsageMonth[]): string =>
  bundleChoiceCopy.used.lines(
    listText(
      recentMonths(months).map(({ month, data }) => bundleChoiceCopy.used.month(expectedSizeText(data.used), monthName(month))),
    ),
  )

export const bundlesText = (to: Composition): string[] =>
  linesOf(to).flatMap(({ code, option }) => (isNone(code, option) ? [] : [bundleTitle(code, option)]))
