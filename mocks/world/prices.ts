import type { Binding, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { type Bundle, portfolios } from '../../fixtures/catalogue/bundles.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { bundlesOf } from './allowance.ts'

/** Where a price stands in the catalogue. */
export const priceIndex = { month: 0, year: 1, twoYears: 2, retention: 3 } as const

const monthly = (prices: readonly (number | null)[], binding: Binding): number => {
  const price = prices[priceIndex[binding]]
  if (price == null) throw new Error(`Not sold by ${binding}`)
  return price
}

/** What sets the prices of a customer. */
export type PriceTerms = Pick<PostpaidAccount, 'portfolio' | 'binding' | 'bundles' | 'discount' | 'surcharge'>

/** What each bundle costs a month on a day, in cents; null for one that the customer does not have. */
export function bundlePricesOf(terms: PriceTerms, day: Day): { data: number; voice: number; sms: number | null } {
  const { data, voice, sms } = bundlesOf(terms)
  const { binding, discount, surcharge } = terms
  const usual = ({ id, prices }: Bundle) => monthly(prices, binding) + (surcharge[id] ?? 0)
  return {
    data: discount && day <= discount.until ? discount.price : usual(data),
    voice: usual(voice),
    sms: sms && usual(sms),
  }
}

/** What the bundles cost a month, in cents. */
export function bundleCostsOf(terms: PriceTerms, day: Day): number {
  const { data, voice, sms } = bundlePricesOf(terms, day)
  return data + voice + (sms ?? 0)
}

/** What the data cap costs a month, in cents, on or off. */
export function dataCapPriceOf({
  portfolio,
  binding,
  surcharge,
}: Pick<PriceTerms, 'portfolio' | 'binding' | 'surcharge'>): number {
  const { id, prices } = portfolios[portfolio].dataCap
  return monthly(prices, binding) + (surcharge[id] ?? 0)
}
