import * as v from 'valibot'
import { HandsetReceipt } from '#model/phones/contract/handsetRetention.ts'
import { Item } from '../analytics/vocabulary.ts'
import { type Href, pathOf } from '../router/href.ts'
import { readItem } from '../storage/items.ts'
import { cart } from '../storage/registry.ts'

/** The success screen of a phone order. The trip to the bank loses the address, so the receipt provides it. */
export function handsetDone(receipt: unknown): Href {
  if (!v.is(HandsetReceipt, receipt)) return pathOf('/')
  return pathOf('/verlengen/telefoons/:brand/:name/:spec/bedankt', receipt.address)
}

/** The phone that was put in the cart before the trip to the bank; after a payment in another tab, the phone of the receipt. */
export function handsetSold(_amount: number, receipt: unknown): readonly Item[] {
  if (!v.is(HandsetReceipt, receipt)) return []
  const { id, articleCode, phone, paid, credit } = receipt
  const kept = v.safeParse(v.array(Item), readItem(cart))
  if (kept.success && kept.output.some(({ item_variant }) => item_variant === articleCode)) return kept.output
  return [
    {
      item_id: id,
      item_name: phone,
      item_brand: phone.split(' ')[0] ?? phone,
      item_category: 'handset',
      item_variant: articleCode,
      quantity: 1,
      price: (paid + credit) / 100,
    },
  ]
}
