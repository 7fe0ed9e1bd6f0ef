import * as v from 'valibot'
import { expect, test } from 'vitest'
import { subscriptionItems } from '../../src/analytics/subscriptionItems.ts'
import { Item } from '../../src/analytics/vocabulary.ts'

test('the bundles of a subscription, each with its price a month and the term, in the vocabulary', () => {
  const option = (id: string, price: number) => ({ id, price })
  const items = subscriptionItems({
    period: 'yearBindingPeriod',
    MAIN: option('MAIN-UNL.year.550', 550),
    ADDON_INET: option('INET-20000.year.750', 750),
    ADDON_SMS: null,
    DATA_CAP: null,
  })
  expect(items).toMatchObject([
    { item_id: 'INET-20000.year.750', price: 7.5, subscription_type: '1-year', item_category: 'bundle' },
    { item_id: 'MAIN-UNL.year.550', price: 5.5, subscription_type: '1-year' },
  ])
  for (const item of items) expect(v.safeParse(Item, item).success).toBe(true)
})
