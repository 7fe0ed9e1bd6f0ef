import * as v from 'valibot'
import { expect, test } from 'vitest'
import { asItIs, chosenBundles, monthlyOf } from '#model/bundles/bundleChange.ts'
import type { Composition, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { bundleItems } from '#platform/analytics/bundleItems.ts'
import { Item } from '#platform/analytics/vocabulary.ts'
import { accountOf } from '../../../fixtures/accounts/all.ts'
import { operations } from '../../support/operations.ts'
import { contextOf } from '../../world/context.ts'

function answer<Answer>(number: number, operation: string): Answer {
  const account = accountOf(number)
  if (!account) throw new Error(`no account ${number}`)
  return operations.get(operation)?.answer(undefined, contextOf(account, Date.parse('2026-11-20T11:00:00Z'))) as Answer
}

test('bundles that are ordered have their price and their term, and come to what is paid a month', () => {
  const options = answer<PostpaidOptions>(1, 'getPostpaidOptionsV2')
  const to = chosenBundles(options, { ...asItIs, data: '20000', voice: '0' })
  const items = bundleItems(to)
  expect(items).toMatchObject([{ item_id: 'INET-20000.year.750', subscription_type: '1-year', price: 7.5, quantity: 1 }])
  expect(items.reduce((sum, { price = 0 }) => sum + price * 100, 0)).toBe(monthlyOf(to))
})

test('those of an extension fit the vocabulary too', () => {
  const items = bundleItems(answer<Composition>(15, 'getSimOnlyOffer'))
  expect(items.map(({ item_id }) => item_id)).toEqual(['INET-20000.retention.750.renewal', 'MAIN-UNL.retention.500.renewal'])
  for (const item of items) expect(v.is(Item, item)).toBe(true)
})
