import * as v from 'valibot'
import { expect, test } from 'vitest'
import { variantsOf } from '#model/phones/phoneSpec.ts'
import { handsetItem } from '#platform/analytics/handsetItem.ts'
import { Item } from '#platform/analytics/vocabulary.ts'
import { phones } from '../../../fixtures/catalogue/phones.ts'

test('every phone that is sold has all fields of an item (spec 7), and fits the vocabulary', () => {
  for (const phone of phones)
    for (const variant of variantsOf(phone)) {
      const item = handsetItem(phone, variant)
      expect(v.parse(Item, item)).toEqual(item)
      expect(Object.keys(item)).toHaveLength(13)
    }
})

test('a phone with a discount', () => {
  const phone = phones.find(({ model }) => model === 'one-5g')
  const variant = phone && variantsOf(phone).find(({ storage, color }) => storage.slug === '256-gb' && color.slug === 'wit')
  if (!phone || !variant) throw new Error('it is not sold')
  expect(handsetItem(phone, variant)).toEqual({
    item_id: 'ph05',
    item_name: 'Veldra One 5G',
    item_brand: 'Veldra',
    item_category: 'handset',
    item_model: 'one-5g',
    item_variant: 'TUR-VEL-ONE-5G-256-WIT',
    subscription_type: '2-year',
    quantity: 1,
    price: 399,
    discount: 50,
    handset_costs: 449,
    refurbished: false,
    availability: 'in-stock',
  })
})
