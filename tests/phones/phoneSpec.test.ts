import { describe, expect, test } from 'vitest'
import type { Smartphone } from '#model/phones/contract/handsetShop.ts'
import {
  insteadOf,
  isAvailable,
  modelIn,
  nearestVariant,
  parseSpec,
  specOf,
  specOfVariant,
  type Variant,
  variantIn,
  variantsOf,
} from '#model/phones/phoneSpec.ts'
import { phones } from '../../fixtures/catalogue/phones.ts'

const phone = (model: string): Smartphone => {
  const found = phones.find((one) => one.model === model)
  if (!found) throw new Error(`no ${model} is sold`)
  return found
}
const withoutSold = (of: Smartphone, articles: readonly string[]): Smartphone => ({
  ...of,
  colors: of.colors.map((color) => ({
    ...color,
    storage: color.storage.map((storage) => ({ ...storage, available: !articles.includes(storage.articleCode) })),
  })),
})
const articlesOf = (of: Smartphone, those: (variant: Variant) => boolean): string[] =>
  variantsOf(of)
    .filter(those)
    .map(({ storage }) => storage.articleCode)
const named = (of: Smartphone, wanted?: Parameters<typeof nearestVariant>[1]) => specOfVariant(nearestVariant(of, wanted))

describe('the part of the address that names a variant (spec 2)', () => {
  test('storage, then colour', () => expect(specOf({ storage: '128-gb', color: 'zwart' })).toBe('128-gb-zwart'))

  test('the part of each variant that is sold finds that variant', () => {
    for (const one of phones)
      for (const variant of variantsOf(one)) {
        const text = specOfVariant(variant)
        expect(parseSpec(text)).toEqual({ storage: variant.storage.slug, color: variant.color.slug })
        expect(variantIn(one, text)).toEqual(variant)
      }
  })

  const none = ['', 'zwart', '128-gb', '128-gb-', 'gb-zwart', '128-GB-zwart', '128-gb-zwart/x', '128-gb--zwart']
  test.each([...none, `${'9'.repeat(9)}-gb-zwart`])('%j names no variant', (text) => expect(parseSpec(text)).toBeNull())

  test('a colour or storage that the phone does not have names no variant', () => {
    expect(variantIn(phone('s2'), '128-gb-roze')).toBeNull()
    expect(variantIn(phone('s2'), '512-gb-zwart')).toBeNull()
  })
})

test('the name of a phone has its storage size after a comma, its model does not', () => {
  expect(modelIn('Talura S2, 128 GB')).toBe('Talura S2')
  expect(modelIn('Nimbo Go')).toBe('Nimbo Go')
})

describe('the nearest variant', () => {
  test('without a wish: the picked colour at the lowest price', () => expect(named(phone('s2'))).toBe('128-gb-paars'))
  test('a wish that exists is met, also when it is sold out', () =>
    expect(named(phone('air'), { color: 'roze' })).toBe('128-gb-roze'))
  test('a colour that does not exist is ignored', () =>
    expect(named(phone('s2'), { color: 'goud', storage: '256-gb' })).toBe('256-gb-paars'))
  test('without a wish: a variant that is for sale, if there is one', () => {
    const gone = { ...phone('air'), colors: phone('air').colors.toReversed() }
    const picked = { ...gone, colors: gone.colors.map((color) => ({ ...color, picked: color.slug === 'roze' })) }
    expect(named(picked)).toBe('128-gb-wit')
    expect(isAvailable(picked, nearestVariant(picked))).toBe(true)
  })

  test('without a wish: another colour rather than dearer storage', () => {
    const s2 = withoutSold(phone('s2'), ['TUR-TAL-S2-128-PAARS'])
    expect(named(s2)).toBe('128-gb-zwart')
  })

  test('when the picked colour is sold out, then the first other colour', () => {
    const one = withoutSold(
      phone('one-5g'),
      articlesOf(phone('one-5g'), ({ color }) => color.picked),
    )
    expect(named(phone('one-5g'))).toBe('128-gb-groen')
    expect(named(one)).toBe('128-gb-wit')
  })

  test('when the wanted storage is sold out in every colour, then the wanted colour with other storage', () => {
    const s2 = phone('s2')
    const sold = withoutSold(
      s2,
      articlesOf(s2, ({ storage }) => storage.slug === '128-gb'),
    )
    const [zwart] = variantsOf(sold).filter((variant) => specOfVariant(variant) === '128-gb-zwart')
    expect(zwart && insteadOf(sold, zwart).map(specOfVariant)).toEqual(['256-gb-zwart'])
  })

  test('when neither the colour nor the storage is for sale, then the cheapest that is', () => {
    const one = phone('one-5g')
    const sold = withoutSold(
      one,
      articlesOf(one, ({ color, storage }) => color.slug === 'groen' || storage.slug === '128-gb'),
    )
    const [groen] = variantsOf(sold)
    expect(groen && insteadOf(sold, groen).map(specOfVariant)).toEqual(['256-gb-wit'])
  })

  test('alternatives to a sold-out variant: the same colour with other storage, and the same storage in another colour', () => {
    const sold = withoutSold(phone('s2'), ['TUR-TAL-S2-128-ZWART'])
    const [zwart] = variantsOf(sold).filter((variant) => specOfVariant(variant) === '128-gb-zwart')
    if (!zwart) throw new Error('it comes in black')
    expect(insteadOf(sold, zwart).map(specOfVariant)).toEqual(['256-gb-zwart', '128-gb-paars'])
    const withDearer = sold.colors.map((color) => ({
      ...color,
      storage: color.storage.flatMap((storage) => {
        const { total } = storage.costs
        const dearer = { ...storage, slug: '512-gb', costs: { ...storage.costs, total: total + 20_000 } }
        return storage.slug === '256-gb' ? [dearer, storage] : [storage]
      }),
    }))
    expect(insteadOf({ ...sold, colors: withDearer }, zwart).map(specOfVariant)).toEqual(['256-gb-zwart', '128-gb-paars'])
    const [none] = variantsOf(phone('classic'))
    expect(none && insteadOf(phone('classic'), none)).toEqual([])
  })
})
