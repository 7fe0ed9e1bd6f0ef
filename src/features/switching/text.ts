import { bundleWords } from '#features/bundles/shared/bundleWords.ts'
import { minutesInFull, sizeText } from '#kit/words/dataSize.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { listText } from '#kit/words/listText.ts'
import { euro, priceText } from '#kit/words/money.ts'
import { discountOf, monthlyOf } from '#model/bundles/bundleChange.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import { lapsingOf } from '#model/credit/prepaidBundles.ts'
import type { Overview } from '#model/overview/contract.ts'
import type { SwitchTerms } from '#model/switching/contract.ts'
import { copy } from './copy.ts'

export type SwitchRow = { term: string; text: string }

const { rows: terms, stops } = copy.summary

function monthlyText(to: Composition): string {
  const months = discountOf(to)
  const text = euro(monthlyOf(to))
  return months === null ? text : `${text}. ${copy.choose.after(months, euro(monthlyOf(to, true)))}`
}

/** The facts of a subscription, shared by the order and its receipt. Cents. */
export const subscriptionRows = (
  to: Composition,
  { startsOn, contractEnd, reflectionUntil }: SwitchTerms,
  balance: number,
): SwitchRow[] => [
  { term: terms.period, text: bundleWords.periods[to.period] },
  { term: terms.monthly, text: monthlyText(to) },
  { term: terms.once, text: priceText(0) },
  { term: terms.start, text: dayInFull(startsOn) },
  ...(contractEnd === null ? [] : [{ term: terms.end, text: dayInFull(contractEnd) }]),
  { term: terms.reflection, text: dayInFull(reflectionUntil) },
  // A later start: the credit pays for calls and bundles until then.
  { term: terms.balance, text: startsOn > reflectionUntil ? copy.summary.balanceThen(euro(balance)) : euro(balance) },
]

/** The things that a prepaid customer loses when the subscription starts. */
export function stopsText(overview: Pick<Overview, 'dataBundle' | 'voiceSmsBundle' | 'mutualBundle' | 'autoTopUps'>): string[] {
  const lapsing = lapsingOf(overview)
  const minutes =
    lapsing && (lapsing.minutes === null ? stops.minutes : lapsing.minutes === 0 ? null : minutesInFull(lapsing.minutes))
  const left =
    lapsing && [lapsing.data === 0 ? null : stops.data(sizeText(lapsing.data)), minutes].filter((part) => part !== null)
  return [
    ...(left && left.length > 0 ? [stops.bundle(listText(left))] : []),
    ...(overview.mutualBundle?.active ? [stops.mutual] : []),
    ...(overview.autoTopUps.length > 0 ? [stops.auto] : []),
  ]
}
