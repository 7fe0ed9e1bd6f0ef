import { describe, expect, test } from 'vitest'
import { slugOf, slugText } from '#kit/words/slug.ts'
import { phones } from '../../../fixtures/catalogue/phones.ts'

describe('slug (spec 5): lowercase, spaces become hyphens, non-word characters removed', () => {
  test.each([
    ['S2 Ultra', 's2-ultra'],
    ['  One  5G ', 'one-5g'],
    ['Één+ (nieuw)', 'een-nieuw'],
    ['<script>alert(1)</script>', 'scriptalert1script'],
    ['../..', ''],
    ['--a--b--', 'a-b'],
  ])('%j becomes %j', (text, slug) => expect(slugOf(text)).toBe(slug))

  test('what is one stays as it is', () => {
    for (const { model, brand } of phones) expect([slugOf(model), slugOf(brand.slug)]).toEqual([model, brand.slug])
  })
})

test('a slug reads as a name', () => {
  expect(phones.filter(({ refurbished }) => !refurbished).map(({ model }) => slugText(model))).toEqual(
    phones.filter(({ refurbished }) => !refurbished).map(({ name }) => name),
  )
})
