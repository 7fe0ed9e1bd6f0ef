import { provider } from '#kit/provider.ts'
import type { Item } from './vocabulary.ts'

/** One prepaid sale; price in cents. */
const sold = (item_id: string, item_name: string, item_category: Item['item_category'], price: number): Item[] => [
  { item_id, item_name, item_brand: provider.name, item_category, subscription_type: 'prepaid', quantity: 1, price: price / 100 },
]

/** Credit as a data layer item; amount in cents. */
export const creditItems = (amount: number): Item[] => sold(`CREDIT-${amount}`, 'prepaid credit', 'credit', amount)

/** The first payment (cents) of an automatic top-up. */
export const autoTopUpItems = (amount: number): Item[] => sold(`AUTO-CREDIT-${amount}`, 'automatic top-up', 'credit', amount)

/** A prepaid bundle or on-net calling; price in cents. */
export const prepaidBundleItems = ({ id, price }: { id: string; price: number }): Item[] =>
  sold(id, 'prepaid bundle', 'bundle', price)
