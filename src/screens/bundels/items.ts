import type { Item } from '../../analytics/vocabulary.ts'
import { provider } from '../../provider.ts'

/** Bundles that are ordered, by the ids of their offers, for the data layer. */
export const itemsOf = (campaignIDs: readonly string[]): Item[] =>
  campaignIDs.map((id) => ({
    item_id: id,
    item_name: 'bundle',
    item_brand: provider.name,
    item_category: 'bundle',
    quantity: 1,
  }))
