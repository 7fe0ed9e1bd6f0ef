/** The prices of everything on sale, apart from the options of a subscriber, which the first screen does not need. */

import type { BundleCode } from '#model/subscription/contract/subscription.ts'
import type { Binding } from '../../fixtures/accounts/account.ts'
import type { Bundle, Portfolio } from '../../fixtures/catalogue/bundles.ts'
import { priceIndex } from './prices.ts'

export const soldAs = ({ data, voice, sms, dataCap }: Portfolio): readonly (readonly [BundleCode, readonly Bundle[]])[] => [
  ['ADDON_INET', data],
  ['MAIN', voice],
  ...(sms ? [['ADDON_SMS', [sms]] as const] : []),
  ['DATA_CAP', [dataCap]],
]

/**
 * The price of a bundle with a binding, in cents; null when it is not sold that way. During a promotion, `originalPrice` is the price after
 * `months`. The promotion belongs to the regular year, or with `renews` to the retention year.
 */
export function priceOf(
  bundle: Bundle,
  binding: Binding,
  renews = false,
): { price: number; originalPrice: number | null; months: number } | null {
  const usual = bundle.prices[priceIndex[binding]]
  if (usual == null) return null
  if (binding !== (renews ? 'retention' : 'year') || !bundle.promo) return { price: usual, originalPrice: null, months: 0 }
  return { price: bundle.promo.price, originalPrice: usual, months: bundle.promo.months }
}

export const RENEWAL = 'renewal'

/** The id of an offer: its bundle, binding and price. An id with an old price is recognised as outdated. */
export const offerId = (bundle: Bundle, binding: Binding, price: number, renews = false): string =>
  `${bundle.id}.${binding}.${price}${renews ? `.${RENEWAL}` : ''}`
