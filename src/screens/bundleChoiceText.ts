import type { Composition, PostpaidOptions } from '../api/contract/bundleOptions.ts'
import type { BindingPeriodType } from '../api/contract/subscription.ts'
import { availablePeriods, chosenOf, codes, discountOf, lostOf, monthlyOf, type Selection } from '../domain/bundleChange.ts'
import { euro, signedEuro } from '../domain/money.ts'
import { bundleChoiceCopy as copy } from './bundleChoiceCopy.ts'
import { bundleText, bundleTitle } from './bundleText.ts'

/** `Internet: 2 GB` is not sold with this period: what the customer has to do. */
export function lostText(options: PostpaidOptions, selection: Selection): { title: string; text: string } | null {
  const { period } = chosenOf(options, selection)
  const lost = lostOf(options, selection).map(({ code, bundle }) => copy.lost.bundle(copy.kinds[code], bundleText(code, bundle)))
  return lost.length === 0 ? null : { title: copy.lost.title(lost.join(', '), copy.periods[period]), text: copy.lost.text }
}

/** What another period costs more or less with exactly these bundles; also later, when a discount makes that another answer. */
function differenceText(chosen: Composition, other: Composition): string {
  const now = monthlyOf(other) - monthlyOf(chosen)
  const later = monthlyOf(other, true) - monthlyOf(chosen, true)
  const months = Math.max(discountOf(chosen) ?? 0, discountOf(other) ?? 0)
  const begins = now === 0 ? copy.period.same : copy.option.perMonth(signedEuro(now))
  if (later === now) return begins
  return copy.period.later(begins, months, later === 0 ? copy.period.same.toLowerCase() : signedEuro(later))
}

/** What stands with a period: what the same bundles cost with it, or which of them it does not have. Claims are computed. */
export function periodText(options: PostpaidOptions, selection: Selection, period: BindingPeriodType): string {
  const as = (bindingPeriodType: BindingPeriodType) => {
    const wanted = { ...selection, bindingPeriodType }
    return { composition: chosenOf(options, wanted), lost: lostOf(options, wanted) }
  }
  const [chosen, mine] = [as(chosenOf(options, selection).period), as(period)]
  const [gone] = mine.lost
  if (gone) return copy.period.without(copy.kinds[gone.code], bundleText(gone.code, gone.bundle))
  const { composition } = mine
  if (chosen.lost.length > 0) return copy.option.perMonth(euro(monthlyOf(composition)))
  if (period !== chosen.composition.period) return differenceText(chosen.composition, composition)

  const others = availablePeriods(options)
    .filter((other) => other !== period)
    .map(as)
    .filter(({ lost }) => lost.length === 0)
  const isCheaper = [false, true].every((later) =>
    others.every((other) => monthlyOf(other.composition, later) > monthlyOf(composition, later)),
  )
  if (isCheaper && others.length > 0) return copy.period.cheapest
  return period === 'monthBindingPeriod' ? copy.period.monthly : copy.option.perMonth(euro(monthlyOf(composition)))
}

/** The bundles of a subscription, in words. */
export const bundlesText = (to: Composition): string[] =>
  codes.flatMap((code) => {
    const option = to[code]
    return option && !(option.size === 0 && !option.isUnlimited && code !== 'DATA_CAP' && code !== 'ADDON_SMS')
      ? [bundleTitle(code, option)]
      : []
  })
