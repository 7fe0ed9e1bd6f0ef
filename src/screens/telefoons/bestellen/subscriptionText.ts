import type { Composition } from '../../../api/contract/bundleOptions.ts'
import { euro } from '../../../words/money.ts'
import { bundlesText } from '../../bundels/shared/bundleChoiceText.ts'
import { orderPhoneCopy } from './copy.ts'

/** The subscription on one line: `Internet: 10 GB, Bellen: Onbeperkt, € 11,00 per maand`. `price` in cents. */
export const subscriptionText = (to: Composition, price: number): string =>
  orderPhoneCopy.subscription(bundlesText(to).join(', '), euro(price))
