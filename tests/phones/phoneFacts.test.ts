import { describe, expect, test } from 'vitest'
import { batteryOf, picturesIn, printOf, screenFacts } from '#model/phones/phoneFacts.ts'
import { phones } from '../../fixtures/catalogue/phones.ts'

const saying = (term: string, text: string) => ({ specs: [{ term, text }] })

describe('the everyday figures of a phone', () => {
  test.each([
    ['6,1 inch, lcd', { centimetres: 15, isOled: false, isSmooth: false }],
    ['6,3 inch, oled', { centimetres: 16, isOled: true, isSmooth: false }],
    ['6,7 inch, oled, 120 Hz', { centimetres: 17, isOled: true, isSmooth: true }],
    ['6 inch, 60 Hz', { centimetres: 15, isOled: false, isSmooth: false }],
    ['6 inch, 89 Hz', { centimetres: 15, isOled: false, isSmooth: false }],
    ['6 inch, 90 Hz', { centimetres: 15, isOled: false, isSmooth: true }],
    ['groot', null],
  ])('screen: %s', (text, expected) => expect(screenFacts(saying('Scherm', text))).toEqual(expected))

  // Of 10.000 mAh, 6.667 reach the phone.
  test.each([
    ['4.500 mAh', { charges: 1, isWireless: false }],
    ['5.000 mAh, draadloos laden', { charges: 1, isWireless: true }],
    ['3333 mAh', { charges: 2, isWireless: false }],
    ['6.666 mAh', { charges: 1, isWireless: false }],
    ['6.667 mAh', null],
    ['gaat lang mee', null],
  ])('battery: %s', (text, expected) => expect(batteryOf(saying('Accu', text))).toEqual(expected))

  // 12 megapixels are 4000 by 3000 dots: 13,3 by 10 inches.
  test.each([
    ['12 megapixel', { width: 33, height: 25, isWide: false }],
    ['50 megapixel, met groothoek', { width: 69, height: 51, isWide: true }],
    ['dubbele camera', null],
  ])('camera: %s', (text, expected) => expect(printOf(saying('Camera', text))).toEqual(expected))

  // (128 - 20) GB in pictures of 3,5 MB are 30.857.
  test.each([
    ['64-gb', 12_000],
    ['128-gb', 30_000],
    ['256-gb', 67_000],
    ['512-gb', 140_000],
    ['27-gb', 2000], // 7 GB beside the system
    ['21-gb', 280],
    ['20-gb', null],
    ['1-tb', null],
  ])('storage: %s', (slug, expected) => expect(picturesIn({ slug })).toBe(expected))

  test('a text under another term is not read', () => expect(screenFacts(saying('Doos', '6,1 inch'))).toBeNull())
})

test('the screen of every phone for sale fits in its size', () => {
  const wrong = phones.filter((phone) => {
    const { height = 0, width = 0 } = phone.size ?? {}
    return Math.hypot(height, width) / 10 <= (screenFacts(phone)?.centimetres ?? 0)
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})
