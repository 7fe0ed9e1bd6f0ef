/** Texts about the price of a subscription: the same lines and sums as on screen. */

import { euro } from '#kit/words/money.ts'
import { plural } from '#kit/words/plural.ts'
import { discountOf, linesOf, monthlyOf } from '#model/bundles/bundleChange.ts'
import { bundleTitle } from '#model/bundles/bundleText.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { Order } from '../server/browsers.ts'
import type { PdfLine } from '../server/pdf.ts'

const monthsText = (months: number): string => `${months} ${plural(months, 'maand', 'maanden')}`

export const orderLines = (to: Composition): Order['lines'] =>
  linesOf(to).map(({ code, option, monthly, later }) => ({
    title: `${bundleTitle(code, option)}${later === monthly ? '' : `, ${monthsText(option.discountMonths || option.discountMonthsLeft)}, daarna ${euro(later)}`}`,
    amount: monthly,
    monthly: true,
  }))

export const partLines = (to: Composition): PdfLine[] =>
  linesOf(to).map(({ code, option, monthly }) => [bundleTitle(code, option), euro(monthly)] as const)

/** The monthly price after the discount ends; empty without a discount. `after` is the start of the label. */
export function laterLines(to: Composition, after = 'Na'): PdfLine[] {
  const months = discountOf(to)
  return months === null ? [] : [[`${after} ${monthsText(months)}`, euro(monthlyOf(to, true))]]
}

export const priceLines = (to: Composition): PdfLine[] => [
  ...partLines(to),
  ['Per maand, inclusief btw', euro(monthlyOf(to))],
  ...laterLines(to),
]

export function priceInMail(to: Composition): string {
  const months = discountOf(to)
  const later = months === null ? '' : `, na ${monthsText(months)} ${euro(monthlyOf(to, true))}`
  return `Je betaalt ${euro(monthlyOf(to))} per maand${later}.`
}
