import { expect, test } from 'vitest'
import { type HandsetHits, lastSeen, popularBrands, withBrandHit, withHit } from '#model/phones/handsetHits.ts'
import { nearestVariant } from '#model/phones/phoneSpec.ts'
import { phones } from '../../fixtures/catalogue/phones.ts'

const look = (hits: HandsetHits | null, model: string, color?: string) => {
  const phone = phones.find((one) => one.model === model)
  if (!phone) throw new Error(`no ${model} is sold`)
  return withHit(hits, phone, nearestVariant(phone, color === undefined ? {} : { color }))
}

test('a phone that is viewed counts for itself and its brand (spec 3)', () => {
  expect(look(null, 's2')).toEqual({
    brands: [{ id: 'talura', name: 'Talura', hits: 1 }],
    devices: [
      {
        id: 'ph07',
        brand: 'talura',
        color: 'paars',
        storage: '128-gb',
        articleCode: 'TUR-TAL-S2-128-PAARS',
        ean13: '2026000000107',
        hits: 1,
      },
    ],
    event: 'view_item',
  })
})

test('the phone that was viewed last comes first, in the colour that was viewed last', () => {
  const hits = look(look(look(null, 's2'), 'fold'), 's2', 'paars')
  expect(hits.devices.map(({ id, color, hits: count }) => [id, color, count])).toEqual([
    ['ph07', 'paars', 2],
    ['ph09', 'zwart', 1],
  ])
  expect(lastSeen(hits, phones, 4).map(({ phone, variant }) => [phone.name, variant.color.slug])).toEqual([
    ['S2', 'paars'],
    ['Fold', 'zwart'],
  ])
  expect(lastSeen(hits, phones, 1)).toHaveLength(1)
})

test('a brand that is viewed counts without a phone', () => {
  const talura = { slug: 'talura', name: 'Talura' }
  const once = withBrandHit(look(null, 'fold'), talura)
  expect(once.brands.map(({ id, hits }) => [id, hits])).toEqual([
    ['talura', 1],
    ['zeph', 1],
  ])
  const hits = withBrandHit(once, talura)
  expect(hits.brands).toEqual([
    { id: 'talura', name: 'Talura', hits: 2 },
    { id: 'zeph', name: 'Zeph', hits: 1 },
  ])
  expect(hits.devices).toHaveLength(1)
})

test('a phone that is no longer sold is left out', () => {
  expect(lastSeen(look(null, 's2'), phones.slice(0, 3), 4)).toEqual([])
  expect(lastSeen(null, phones, 4)).toEqual([])
})

test('brands that were viewed most come first, the others in the order of the shop', () => {
  const hits = look(look(look(null, 'fold'), 's2'), 's2')
  expect(popularBrands(hits, phones).map(({ slug }) => slug)).toEqual(['talura', 'zeph', 'nimbo', 'orvik', 'veldra'])
  expect(popularBrands(null, phones).map(({ slug }) => slug)).toEqual(['nimbo', 'orvik', 'veldra', 'talura', 'zeph'])
})

test('when many phones are viewed, then the last 24 and their brands are kept', () => {
  const [phone] = phones
  if (!phone) throw new Error('nothing is sold')
  let hits: HandsetHits | null = null
  for (let at = 0; at < 100; at += 1)
    hits = withHit(hits, { ...phone, id: `ph${at}`, brand: { name: `B${at}`, slug: `b${at}` } }, nearestVariant(phone))
  for (const kept of [hits?.devices, hits?.brands]) expect(kept).toHaveLength(24)
  expect([hits?.devices[0]?.id, hits?.devices[23]?.id]).toEqual(['ph99', 'ph76'])
})
