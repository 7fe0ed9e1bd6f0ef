import { bundlesText } from '#features/bundles/shared/bundleChoiceText.ts'
import { euro } from '#kit/words/money.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import { copy } from './copy.ts'

/** The subscription on one line: `Internet: 10 GB, Bellen: Onbeperkt, € 11,00 per maand`. `price` in cents. */
export const subscriptionText = (to: Composition, price: number): string =>
  copy.subscription(bundlesText(to).join(', '), euro(price))
