import type { HandsetCosts, HandsetPortfolio, OneOffCost, OneOffCostId } from './contract/handsetShop.ts'

/** The highest device price that can be financed (cents). */
const MOST_FINANCED = 60_000
const EURO = 100
/** The initial slider value (cents a month). */
const FIRST_VALUE = 25 * EURO
export const SLIDER_STEP = EURO

const wholeEuros = (cents: number): number => Math.max(0, Math.floor(cents / EURO) * EURO)

/** The price of a phone minus its discount, in cents (domain 1.17). */
export const deviceCostOf = ({ total, discount }: Pick<HandsetCosts, 'total' | 'discount'>): number =>
  Math.max(0, total - discount)

/**
 * The highest monthly instalment, in cents and whole euros (spec 9): at most 600 euro in total, limited by the phone and by the
 * customer (domain 1.17). `personalMaximum`: the result of the credit check, null before it.
 */
export function sliderMaxOf(costs: HandsetCosts, personalMaximum: number | null): number {
  const financed = wholeEuros(Math.min(deviceCostOf(costs), MOST_FINANCED) / costs.contractLengthInMonths)
  return Math.min(financed, wholeEuros(costs.maximumMonthlyCredit ?? financed), wholeEuros(personalMaximum ?? financed))
}

/** The slider position, in cents a month: the wanted value (null: the default), limited to `max`. */
export const sliderValueOf = (wanted: number | null, max: number): number => Math.min(wholeEuros(wanted ?? FIRST_VALUE), max)

/** The instalments of a phone, in cents (spec 3 monthly cost object). */
export type Instalment = {
  /** The payment now. */
  readonly initial: number
  /** The interest-free loan. */
  readonly credit: number
  readonly monthly: number
  readonly months: number
}

/**
 * The instalments at this slider value (spec 4 monthly instalment). No value is negative, and `initial + credit` is the price.
 */
export function instalmentOf(costs: HandsetCosts, sliderValue: number): Instalment {
  const [cost, months] = [deviceCostOf(costs), costs.contractLengthInMonths]
  const initial = cost - sliderValue * months
  const credit = cost - initial
  return { initial, credit, monthly: credit / months, months }
}

/**
 * True when income and costs must be asked (spec 4): from the limit on, or when the customer lowered the amount after a check.
 * Never without a loan (domain 1.17). Sums are compared instead of `monthly >= limit / months`, to avoid fractions.
 */
export const needsCreditCheck = (
  { credit }: Pick<Instalment, 'credit'>,
  { creditCheckLimit }: Pick<HandsetPortfolio, 'creditCheckLimit'>,
  isAdjusted: boolean,
): boolean => credit > 0 && (credit >= creditCheckLimit || isAdjusted)

/** The highest monthly amount (cents) without a credit check; at most `max`. */
export function mostUncheckedOf(
  { contractLengthInMonths: months }: Pick<HandsetCosts, 'contractLengthInMonths'>,
  { creditCheckLimit }: Pick<HandsetPortfolio, 'creditCheckLimit'>,
  max: number,
): number {
  const limit = wholeEuros(creditCheckLimit / months)
  return Math.min(max, limit * months >= creditCheckLimit ? Math.max(0, limit - EURO) : limit)
}

/**
 * The part of the price, 0 to 1, that can be paid monthly without questions about income. Null when the slider meets no such boundary:
 * every amount up to `max` (cents a month) is asked about, or none.
 */
export function uncheckedPartOf(
  costs: HandsetCosts,
  portfolio: Pick<HandsetPortfolio, 'creditCheckLimit'>,
  max: number,
  isAdjusted: boolean,
): number | null {
  const most = mostUncheckedOf(costs, portfolio, max)
  return isAdjusted || most === 0 || most === max ? null : instalmentOf(costs, most).credit / deviceCostOf(costs)
}

/** A one-off cost with the title from the backend. Cents; 0 is free. */
export type OnceLine = { readonly id: string; readonly title: string; readonly amount: number }

/** The one-off costs of a phone, in the order of the answer. They are never financed. */
export const onceLinesOf = (costs: readonly OneOffCost[], refurbished: boolean): OnceLine[] =>
  costs.map(({ id, title, price, refurbishedPrice }) => ({
    id,
    title,
    amount: refurbished ? (refurbishedPrice ?? price) : price,
  }))

/** The amount of a one-off cost, in cents; 0 when it is not charged. */
export const oneOffOf = (lines: readonly OnceLine[], id: OneOffCostId): number =>
  lines.find((line) => line.id === id)?.amount ?? 0
