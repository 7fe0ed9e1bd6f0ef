import { dayInFull, dayText, weekdayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { changesOf, discountOf, isNone, linesOf, monthlyOf } from '#model/bundles/bundleChange.ts'
import { bundleTitle } from '#model/bundles/bundleText.ts'
import type { ChangeTerms, Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { OrderLine } from '#page/flow/OrderOverview.tsx'
import { bundleCopy } from './copy.ts'

type WhenRow = { term: string; text: string }

/** The dates of a change, shared by the confirmation and the receipt. */
export function whenRows({ startsOn, internetNow, contractEnd, reflectionUntil, completeBy }: ChangeTerms): WhenRow[] {
  const { check, complete } = bundleCopy
  const rows: WhenRow[] = []
  if (startsOn !== null) rows.push({ term: check.startsOn, text: dayInFull(startsOn) })
  if (internetNow && startsOn !== null)
    rows.push({ term: bundleCopy.kinds.ADDON_INET, text: check.internetNow(dayText(startsOn)) })
  if (completeBy !== null) rows.push({ term: complete.label, text: check.completeBy(weekdayText(completeBy)) })
  if (contractEnd !== null) rows.push({ term: check.endsOn, text: dayInFull(contractEnd) })
  if (reflectionUntil !== null) rows.push({ term: check.reflection, text: check.reflectionUntil(dayInFull(reflectionUntil)) })
  return rows
}

export function monthlySumText(from: Composition, to: Composition): string {
  const months = discountOf(to)
  const difference = differenceText(from, to)
  return months === null ? difference : `${difference} ${bundleCopy.summary.after(months, euro(monthlyOf(to, true)))}`
}

export function differenceText(from: Composition, to: Composition): string {
  const [before, after] = [monthlyOf(from), monthlyOf(to)]
  const amount = euro(Math.abs(after - before))
  return after > before ? bundleCopy.check.more(amount) : after < before ? bundleCopy.check.less(amount) : bundleCopy.check.same
}

export function bundleDoneText({ from, to, startsOn, internetNow, completeBy }: ChangeTerms): { title: string; intro: string } {
  const { done } = bundleCopy
  if (startsOn === null)
    return { title: done.complete, intro: completeBy === null ? '' : done.completeBy(weekdayText(completeBy)) }
  const day = dayText(startsOn)
  if (changesOf(from, to).length === 0) return { title: done.changed, intro: done.changedIntro(day) }
  return { title: done.title, intro: internetNow ? `${done.introNow} ${done.intro(day)}` : done.intro(day) }
}

/** The order lines of a composition, shared by choice, check and receipt. */
export const bundleLines = (to: Composition): OrderLine[] =>
  linesOf(to).map(({ code, option, monthly }) => ({
    title: bundleTitle(code, option),
    oneOff: null,
    monthly,
    isNone: isNone(code, option),
  }))
