import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { chosenBundles, currentOf, discountOf, isChange, lostOf, monthlyOf, type Selection } from '#model/bundles/bundleChange.ts'
import type { Composition, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { OrderLines } from '#page/flow/OrderOverview.tsx'
import { bundleCopy } from './copy.ts'
import { bundleLines } from './text.ts'

type Props = {
  options: PostpaidOptions
  selection: Selection
  /** True when the selection can be ordered; defaults to any change. */
  isOrder?: boolean
  /** The chosen bundles with agreed prices, when those differ from the current ones. */
  chosen?: Composition
}

export function Summary({
  options,
  selection,
  isOrder = isChange(options, selection),
  chosen = chosenBundles(options, selection),
}: Props) {
  const isWhole = lostOf(options, selection).length === 0
  const months = isWhole ? discountOf(chosen) : null
  return (
    <>
      <h2 className="title-card">{bundleCopy.summary.title}</h2>
      <OrderLines lines={bundleLines(chosen)} />
      <p className="small muted" role="status">
        {bundleCopy.summary.now(euro(monthlyOf(currentOf(options))))}.
        {isWhole && isOrder && ` ${bundleCopy.summary.next(dayInFull(options.startsOn), euro(monthlyOf(chosen)))}.`}
        {months !== null && ` ${bundleCopy.summary.after(months, euro(monthlyOf(chosen, true)))}`}
      </p>
    </>
  )
}
