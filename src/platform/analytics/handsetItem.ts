import type { Smartphone } from '#model/phones/contract/handsetShop.ts'
import { deviceCostOf } from '#model/phones/instalment.ts'
import { isAvailable, type Variant } from '#model/phones/phoneSpec.ts'
import type { Item } from './vocabulary.ts'

/** The delivery and set-up costs (euros) of a list of phones. */
export const listCosts = { shipping: 5, setup_price: 0 } as const

/** A phone variant (colour and storage) as a data layer item, in euros. */
export const handsetItem = (phone: Smartphone, variant: Variant): Item => {
  const { articleCode, costs } = variant.storage
  return {
    item_id: phone.id,
    item_name: `${phone.brand.name} ${phone.name}`,
    item_brand: phone.brand.name,
    item_category: 'handset',
    item_model: phone.model,
    item_variant: articleCode,
    subscription_type: '2-year',
    quantity: 1,
    price: deviceCostOf(costs) / 100,
    discount: costs.discount / 100,
    handset_costs: costs.total / 100,
    refurbished: phone.refurbished,
    availability: isAvailable(phone, variant) ? 'in-stock' : 'out-of-stock',
  }
}
