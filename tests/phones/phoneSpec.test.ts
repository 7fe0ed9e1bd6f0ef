import { describe, expect, test } from 'vitest'
import type { Smartphone } from '#model/phones/contract/handsetShop.ts'
import {
  insteadOf,
  isAvailable,
  nearestVariant,
  parseSpec,
  specOf,
  specOfVariant,
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
const named = (of: Smartphone, wanted?: Parameters<typeof nearestVariant>[1]) => specOfVariant(nearestVariant(of, wanted))

describe('the part of the address that names a variant (spec 2)', () => {
  test('storage, then colour', () => expect(specOf({ storage: '128-gb', color: 'zwart' })).toBe('128-gb-zwart'))

  test('of everything that is sold it is read back as it was written, and finds the same', () => {
    for (const one of phones)
      for (const variant of variantsOf(one)) {
        const text = specOfVariant(variant)
        expect(parseSpec(text)).toEqual({ storage: variant.storage.slug, color: variant.color.slug })
        expect(variantIn(one, text)).toEqual(variant)
      }
  })

  test.each([
    '',
    'zwart',
    '128-gb',
    '128-gb-',
    'gb-zwart',
    '128-GB-zwart',
    '128-gb-zwart/x',
    '128-gb--zwart',
    `${'9'.repeat(9)}-gb-zwart`,
  ])('%j names none', (text) => expect(parseSpec(text)).toBeNull())

  test('a colour or storage that this phone does not come in is none of it', () => {
    expect(variantIn(phone('s2'), '128-gb-roze')).toBeNull()
    expect(variantIn(phone('s2'), '512-gb-zwart')).toBeNull()
  })
})

describe('the nearest variant', () => {
  test('unasked: the colour that is shown first, for the least money', () => expect(named(phone('s2'))).toBe('128-gb-paars'))
  test('when it exists, then it is that one, also when it is sold out', () =>
    expect(named(phone('air'), { color: 'roze' })).toBe('128-gb-roze'))
  test('a colour that does not exist counts as none', () =>
    expect(named(phone('s2'), { color: 'goud', storage: '256-gb' })).toBe('256-gb-paars'))
  test('unasked: never what is sold out, when there is another', () => {
    const gone = { ...phone('air'), colors: phone('air').colors.toReversed() }
    const picked = { ...gone, colors: gone.colors.map((color) => ({ ...color, picked: color.slug === 'roze' })) }
    expect(named(picked)).toBe('128-gb-wit')
    expect(isAvailable(picked, nearestVariant(picked))).toBe(true)
  })

  test('unasked: a colour that is sold out makes no dearer storage the first', () => {
    const s2 = withoutSold(phone('s2'), ['TUR-TAL-S2-128-PAARS'])
    expect(named(s2)).toBe('128-gb-zwart')
  })

  test('what can be had in place of what is sold out: the colour with other room, and the room in another colour', () => {
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
