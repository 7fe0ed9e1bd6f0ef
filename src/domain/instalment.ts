import type { HandsetCosts, HandsetPortfolio, OneOffCost, OneOffCostId } from '../api/contract/handsetShop.ts'

/** Cents of a device that can be paid in terms (spec 9 maximum financed device amount). */
const MOST_FINANCED = 60_000
const EURO = 100
/** Cents a month that the slider stands at first (spec 9 slider defaults). */
const FIRST_VALUE = 25 * EURO
/** The slider goes by whole euros (spec 9 slider defaults). */
export const SLIDER_STEP = EURO

const wholeEuros = (cents: number): number => Math.max(0, Math.floor(cents / EURO) * EURO)

/** What a phone costs, in cents: its price less its discount (domain 1.17). */
export const deviceCostOf = ({ total, discount }: Pick<HandsetCosts, 'total' | 'discount'>): number =>
  Math.max(0, total - discount)

/**
 * The most that can be paid a month for a phone, in cents and whole euros (spec 9): of at most 600 euro, and never more than the phone or the
 * customer allows (domain 1.17). `personalMaximum`: what income and costs leave room for; null while they were not asked.
 */
export function sliderMaxOf(costs: HandsetCosts, personalMaximum: number | null): number {
  const financed = wholeEuros(Math.min(deviceCostOf(costs), MOST_FINANCED) / costs.contractLengthInMonths)
  return Math.min(financed, wholeEuros(costs.maximumMonthlyCredit ?? financed), wholeEuros(personalMaximum ?? financed))
}

/** Where the slider stands, in cents a month: as it was set (null: not yet), or as far as it goes. */
export const sliderValueOf = (wanted: number | null, max: number): number => Math.min(wholeEuros(wanted ?? FIRST_VALUE), max)

/** How a phone is paid, in cents (spec 3 monthly cost object). */
export type Instalment = {
  /** Now. */
  readonly initial: number
  /** Lent, without interest. */
  readonly credit: number
  readonly monthly: number
  readonly months: number
}

/** The sums of a phone at so many cents a month (spec 4 monthly instalment). Never a negative, and `initial + credit` is its price. */
export function instalmentOf(costs: HandsetCosts, sliderValue: number): Instalment {
  const [cost, months] = [deviceCostOf(costs), costs.contractLengthInMonths]
  const initial = cost - sliderValue * months
  const credit = cost - initial
  return { initial, credit, monthly: credit / months, months }
}

/**
 * Are income and costs asked (spec 4)? From the limit on, or when the customer lowered the amount after they were asked. Without a loan never
 * (domain 1.17). Compared as a sum, which has no fractions: `monthly >= limit / months`.
 */
export const needsCreditCheck = (
  { credit }: Pick<Instalment, 'credit'>,
  { creditCheckLimit }: Pick<HandsetPortfolio, 'creditCheckLimit'>,
  isAdjusted: boolean,
): boolean => credit > 0 && (credit >= creditCheckLimit || isAdjusted)

/** The most a month, in cents, for which income and costs are not asked; never more than `max`. */
export function mostUncheckedOf(
  { contractLengthInMonths: months }: Pick<HandsetCosts, 'contractLengthInMonths'>,
  { creditCheckLimit }: Pick<HandsetPortfolio, 'creditCheckLimit'>,
  max: number,
): number {
  const limit = wholeEuros(creditCheckLimit / months)
  return Math.min(max, limit * months >= creditCheckLimit ? Math.max(0, limit - EURO) : limit)
}

/** A cost that comes once, under the title that the backend gives it. Cents; 0 is free. */
export type OnceLine = { readonly id: string; readonly title: string; readonly amount: number }

/** The one-off costs of a phone, in the order of the answer. They are never lent. */
export const onceLinesOf = (costs: readonly OneOffCost[], refurbished: boolean): OnceLine[] =>
  costs.map(({ id, title, price, refurbishedPrice }) => ({
    id,
    title,
    amount: refurbished ? (refurbishedPrice ?? price) : price,
  }))

/** What one of the one-off costs comes to, in cents; 0 for what is not charged. */
export const oneOffOf = (lines: readonly OnceLine[], id: OneOffCostId): number =>
  lines.find((line) => line.id === id)?.amount ?? 0
