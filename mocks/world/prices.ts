import { addDays, addMonths, endOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { Binding, ChosenTerms, PriceTerms } from '../../fixtures/accounts/account.ts'
import { type Bundle, type PortfolioName, portfolios } from '../../fixtures/catalogue/bundles.ts'
import { bundlesOf } from './allowance.ts'

/** The index of each price in the catalogue. */
export const priceIndex = { month: 0, year: 1, twoYears: 2, retention: 3 } as const

const monthly = (prices: readonly (number | null)[], binding: Binding): number => {
  const price = prices[priceIndex[binding]]
  if (price == null) throw new Error(`Not sold by ${binding}`)
  return price
}

/** The terms that set a customer's prices, and the catalogue that they refer to. */
export type Priced = PriceTerms & { readonly portfolio: PortfolioName }

/** Picks the price terms of a customer or a change; the only place that lists their fields. */
export const priceTermsOf = ({ binding, bundles, discount, surcharge }: PriceTerms): Required<PriceTerms> => ({
  binding,
  bundles,
  discount,
  surcharge,
})

/** A discount ends with a month: a price does not change within one. */
export const discountFrom = (promo: ChosenTerms['promo'], startsOn: Day): PriceTerms['discount'] =>
  promo && { price: promo.price, until: endOfMonth(addDays(addMonths(startsOn, promo.months), -1)) }

/** The monthly price of each bundle on a day, in cents; null for a bundle that the customer does not have. */
export function bundlePricesOf(terms: Priced, day: Day): { data: number; voice: number; sms: number | null } {
  const { data, voice, sms } = bundlesOf(terms)
  const { binding, discount, surcharge } = terms
  const usual = ({ id, prices }: Bundle) => monthly(prices, binding) + (surcharge[id] ?? 0)
  return {
    data: discount && day <= discount.until ? discount.price : usual(data),
    voice: usual(voice),
    sms: sms && usual(sms),
  }
}

/** The monthly price of all bundles, in cents. */
export function bundleCostsOf(terms: Priced, day: Day): number {
  const { data, voice, sms } = bundlePricesOf(terms, day)
  return data + voice + (sms ?? 0)
}

/** The monthly price of the data cap setting, in cents. */
export function dataCapPriceOf({ portfolio, binding, surcharge }: Priced): number {
  const { id, prices } = portfolios[portfolio].dataCap
  return monthly(prices, binding) + (surcharge[id] ?? 0)
}
