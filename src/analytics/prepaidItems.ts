import { provider } from '../provider.ts'
import type { Item } from './vocabulary.ts'

/** Of a sale to a prepaid customer; cents. */
const sold = (item_id: string, item_name: string, item_category: Item['item_category'], price: number): Item[] => [
  { item_id, item_name, item_brand: provider.name, item_category, subscription_type: 'prepaid', quantity: 1, price: price / 100 },
]

/** Credit, as the data layer knows it. */
export const creditItems = (amount: number): Item[] => sold(`CREDIT-${amount}`, 'prepaid credit', 'credit', amount)

/** Credit that will be topped up by itself from now on: its first payment. */
export const autoTopUpItems = (amount: number): Item[] => sold(`AUTO-CREDIT-${amount}`, 'automatic top-up', 'credit', amount)

/** A prepaid bundle, or on-net calling. */
export const prepaidBundleItems = ({ id, price }: { id: string; price: number }): Item[] =>
  sold(id, 'prepaid bundle', 'bundle', price)
