import { expect, test } from 'vitest'
import { removeItem, writeItem } from '#platform/storage/items.ts'
import { cart } from '#platform/storage/registry.ts'
import { handsetDone, handsetSold } from '#platform/write/handsetPaid.ts'
import { doneOf, endsOf, startOf } from '#platform/write/paidFlows.ts'

const receipt = {
  orderNumber: 'TU-26024-001',
  id: 'ph07',
  outcome: 'accepted',
  phone: 'Talura S2, 128 GB',
  articleCode: 'TUR-TAL-S2-128-ZWART',
  address: { brand: 'talura', name: 's2', spec: '128-gb-zwart' },
  arrivesOn: '2026-11-23',
  paid: 5141,
  credit: 50_400,
  monthly: 2100,
  months: 24,
  to: { period: 'twoYearBindingPeriod', ADDON_INET: null, MAIN: null, ADDON_SMS: null, DATA_CAP: null },
  reason: null,
  contractEnd: '2028-11-30',
}

test('an order of a phone ends at the address of that phone, whatever the customer came back with', () => {
  const ends = endsOf('handset')
  if (!ends) throw new Error('phones are paid')
  for (const outcome of ['accepted', 'rejected'])
    expect(doneOf(ends, '/iets-anders', { ...receipt, outcome })).toBe('/verlengen/telefoons/talura/s2/128-gb-zwart/bedankt')
})

test('it is tried again where it was paid, and nowhere else', () => {
  const ends = endsOf('handset')
  if (!ends) throw new Error('phones are paid')
  const check = '/verlengen/telefoons/talura/s2/128-gb-zwart/controle'
  expect(startOf(ends, check)).toBe(check)
  for (const other of [null, '//elders.example/controle', '/verlengen/telefoons/talura/s2/128-gb-zwart', `${check}?x=1`])
    expect(startOf(ends, other)).toBe('/verlengen/telefoons')
})

test('a phone that was paid: when another tab reads the receipt, then it reports the phone as sold', () => {
  expect(handsetSold(0, receipt)).toEqual([
    {
      item_id: 'ph07',
      item_variant: 'TUR-TAL-S2-128-ZWART',
      item_name: 'Talura S2, 128 GB',
      item_brand: 'Talura',
      item_category: 'handset',
      quantity: 1,
      price: 555.41,
    },
  ])
})

test.each([
  ['rejected', { ...receipt, outcome: 'rejected' }, true],
  ['accepted', receipt, false],
  ['rejected by a receipt that is not understood', { outcome: 'rejected' }, false],
])('a phone that was paid: when its order is %s, then it is known whether it was in vain', (...[, told, isInVain]) =>
  expect(endsOf('handset')?.isInVain?.(told)).toBe(isInVain),
)

test('what was in the cart before the bank is sold, when it is the same phone', () => {
  const item = {
    item_id: 'ph07',
    item_name: 'S2',
    item_brand: 'Talura',
    item_category: 'handset',
    item_variant: 'TUR-TAL-S2-128-ZWART',
  }
  writeItem(cart, [{ ...item, price: 499, quantity: 1 }])
  expect(handsetSold(0, receipt)).toMatchObject([{ price: 499 }])
  expect(handsetSold(0, { ...receipt, articleCode: 'TUR-TAL-S2-256-ZWART' })).toMatchObject([{ price: 555.41 }])
  removeItem(cart)
})

test('a receipt that this version does not understand leads home, and sells nothing', () => {
  expect([handsetDone({ ...receipt, address: null }), handsetSold(0, null)]).toEqual(['/', []])
})
