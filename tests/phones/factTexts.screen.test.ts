import { describe, expect, test } from 'vitest'
import { dimensionsText, factTexts } from '#features/phones/factTexts.ts'
import { nearestVariant } from '#model/phones/phoneSpec.ts'
import { phones } from '../../fixtures/catalogue/phones.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

const textsOf = (model: string, storage?: string) => {
  const phone = phones.find((one) => one.model === model)
  return phone
    ? factTexts(phone, nearestVariant(phone, storage === undefined ? {} : { storage })).map(({ text }) => plain(text))
    : []
}

describe('a phone in plain words', () => {
  test('the smallest phone', () =>
    expect(textsOf('go')).toEqual([
      'Het scherm is 15 cm van hoek tot hoek.',
      'Een volle powerbank laadt hem ruim één keer op.',
      'Scherp genoeg voor een afdruk van 69 bij 51 cm.',
      "Genoeg voor zo'n 12.000 foto's.",
    ]))
  test('the largest phone, in the chosen storage size', () =>
    expect(textsOf('s2-ultra', '512-gb')).toEqual([
      'Het scherm is 17 cm van hoek tot hoek, laat zwart echt zwart zien en beweegt vloeiend.',
      'Een volle powerbank laadt hem ruim één keer op, en opladen kan ook zonder kabel.',
      'Scherp genoeg voor een afdruk van 69 bij 51 cm, en met de groothoek past er meer op de foto.',
      "Genoeg voor zo'n 140.000 foto's.",
    ]))
  test('a fact that the specifications lack is left out', () => {
    const [phone] = phones
    if (!phone) throw new Error('no phones are sold')
    expect(factTexts({ specs: [{ term: 'Scherm', text: 'lcd' }] }, nearestVariant(phone))).toEqual([
      { term: 'Opslag', text: "Genoeg voor zo'n 12.000 foto's.", assumed: "foto's van 3,5 MB naast 20 GB voor het systeem" },
    ])
  })
})

describe('a phone beside one of 159 by 76 mm', () => {
  const own = { name: 'Talura S2, 128 GB', size: { height: 159, width: 76 } }
  test.each([
    [163, 78, '4 mm hoger en 2 mm breder dan je Talura S2.'],
    [146, 70, '13 mm lager en 6 mm smaller dan je Talura S2.'],
    [160, 75, '1 mm hoger en 1 mm smaller dan je Talura S2.'],
    [165, 76, '6 mm hoger dan je Talura S2, en even breed.'],
    [159, 74, '2 mm smaller dan je Talura S2, en even hoog.'],
    [159, 76, 'Even hoog en even breed als je Talura S2.'],
  ])('%i by %i', (height, width, sentence) => expect(plain(dimensionsText({ height, width }, own))).toBe(sentence))
})
