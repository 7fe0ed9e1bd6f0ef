import { dayText } from '#kit/words/dateText.ts'
import { listText } from '#kit/words/listText.ts'
import { euro } from '#kit/words/money.ts'
import { changesOf, discountOf, monthlyOf } from '#model/bundles/bundleChange.ts'
import { bundleText } from '#model/bundles/bundleText.ts'
import type { BundleOption, ChangeTerms, Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { WayBack } from '#model/device/wayBack.ts'
import type { BundleCode } from '#model/subscription/contract/subscription.ts'
import { bundleWords, bundleWords as words } from './bundleWords.ts'

export type ChangeRow = { label: string; old: string; next: string }

const textOf = (code: BundleCode, option: BundleOption | null) =>
  code === 'DATA_CAP' ? (option ? words.on : words.off) : bundleText(code, option)

function completeText(to: Composition): string {
  const doubled = (['ADDON_INET', 'MAIN'] as const).flatMap((code) => {
    const option = to[code]
    if (!option || option.isUnlimited || option.size === 0) return []
    return [bundleText(code, { ...option, additionalCompleteSize: option.size })]
  })
  return doubled.length === 0 ? words.on : words.complete.on(listText(doubled))
}

/** The rows that differ between two compositions, the monthly sum last. Used by the confirmation, the receipt and pending changes alike. */
export function changeRows({ from, to }: Pick<ChangeTerms, 'from' | 'to'>, complete: boolean): ChangeRow[] {
  const rows = changesOf(from, to).map(
    (change): ChangeRow => ({
      label: words.kinds[change.code],
      old: textOf(change.code, change.from),
      next: textOf(change.code, change.to),
    }),
  )
  if (from.period !== to.period)
    rows.push({ label: words.period, old: words.periods[from.period], next: words.periods[to.period] })
  if (complete) rows.push({ label: words.complete.label, old: words.off, next: completeText(to) })
  const months = discountOf(to)
  const later = months === null ? '' : words.after(months, euro(monthlyOf(to, true)))
  return [...rows, { label: words.perMonth, old: euro(monthlyOf(from)), next: `${euro(monthlyOf(to))}${later}` }]
}

/** How and until when a bundle change can be undone, or why it cannot. */
export function wayBackText(back: WayBack): string {
  if (back.by === 'undo') return bundleWords.undo.until(dayText(back.until))
  if (back.by === 'order')
    return back.until === null
      ? bundleWords.undo.withPhone
      : `${bundleWords.undo.withPhone} ${bundleWords.undo.order(dayText(back.until))}`
  return bundleWords.undo.none[back.by]
}
