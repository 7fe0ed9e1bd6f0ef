import { describe, expect, test } from 'vitest'
import type { HandsetCosts } from '#model/phones/contract/handsetShop.ts'
import {
  deviceCostOf,
  instalmentOf,
  mostUncheckedOf,
  needsCreditCheck,
  onceLinesOf,
  oneOffOf,
  sliderMaxOf,
  sliderValueOf,
  uncheckedPartOf,
} from '#model/phones/instalment.ts'
import { cataloguedPhones, oneOffCosts, phones } from '../../fixtures/catalogue/phones.ts'

const usual = { creditCheckLimit: 25_000 }
const costs = (total: number, { discount = 0, months = 24, most = null as number | null } = {}): HandsetCosts => ({
  total: total * 100,
  discount: discount * 100,
  contractLengthInMonths: months,
  maximumMonthlyCredit: most === null ? null : most * 100,
})
const whole = (cents: number) => cents / 100

test.each([200, 250])('a phone of € 200 with a discount of € %i costs nothing', (discount) =>
  expect(deviceCostOf(costs(200, { discount }))).toBe(0),
)

describe('the worked examples (domain 1.17)', () => {
  test.each([
    ['€ 239, 24', costs(239), 9, 9, 23, 216, false],
    ['€ 549, 24', costs(549), 22, 22, 21, 528, true],
    ['the same at 10', costs(549), 22, 10, 309, 240, false],
    ['€ 1.129, 24', costs(1129), 25, 25, 529, 600, true],
    ['€ 264 at 11', costs(264), 11, 11, 0, 264, true],
    ['€ 264 at 10', costs(264), 11, 10, 24, 240, false],
    ['€ 449, 12 months at 20', costs(449, { months: 12 }), 37, 20, 209, 240, false],
    ['€ 449, 12 months at 21', costs(449, { months: 12 }), 37, 21, 197, 252, true],
    ['nothing a month', costs(549), 22, 0, 549, 0, false],
  ])('%s', (_, device, max, slider, initial, credit, asks) => {
    expect(whole(sliderMaxOf(device, null))).toBe(max)
    const sums = instalmentOf(device, slider * 100)
    expect([sums.initial, sums.credit, sums.monthly].map(whole)).toEqual([initial, credit, slider])
    expect(needsCreditCheck(sums, usual, false)).toBe(asks)
  })
})

describe('the catalogue (domain 3.4)', () => {
  const expected: Record<string, [cost: number, max: number, initial: number, asks: boolean, unchecked: number]> = {
    'go 64-gb': [199, 8, 7, false, 8],
    'go-plus 128-gb': [249, 10, 9, false, 10],
    'lite 128-gb': [259, 10, 19, false, 10],
    'neo 128-gb': [264, 11, 0, true, 10],
    'neo 256-gb': [312, 13, 0, true, 10],
    'one-5g 128-gb': [399, 16, 15, true, 10],
    'one-5g 256-gb': [399, 16, 15, true, 10],
    'one-pro 256-gb': [600, 25, 0, true, 10],
    'one-pro 512-gb': [749, 25, 149, true, 10],
    's2 128-gb': [549, 22, 21, true, 10],
    's2 256-gb': [599, 24, 23, true, 10],
    's2-ultra 256-gb': [1129, 25, 529, true, 10],
    's2-ultra 512-gb': [1329, 25, 729, true, 10],
    'fold 512-gb': [1799, 15, 1439, true, 10],
    'air 128-gb': [479, 19, 23, true, 10],
    'mini 128-gb': [269, 22, 5, true, 20],
    'one-4-refurbished 128-gb': [239, 9, 23, false, 9],
    's1-refurbished 128-gb': [329, 13, 17, true, 10],
    's1-refurbished 256-gb': [379, 15, 19, true, 10],
    'classic 64-gb': [179, 7, 11, false, 7],
  }
  const all = phones.flatMap(({ model, colors }) =>
    (colors[0]?.storage ?? []).map(({ slug, costs: of }) => [`${model} ${slug}`, of] as const),
  )
  test('the catalogue has these phones', () =>
    expect(all.map(([name]) => name).toSorted()).toEqual(Object.keys(expected).toSorted()))
  test.each(all)('%s', (name, of) => {
    const max = sliderMaxOf(of, null)
    const sums = instalmentOf(of, max)
    const found = [whole(deviceCostOf(of)), whole(max), whole(sums.initial), needsCreditCheck(sums, usual, false)]
    expect([...found, whole(mostUncheckedOf(of, usual, max))]).toEqual(expected[name])
  })
})

describe('at the edges', () => {
  test('the income is asked from exactly the limit on', () => {
    const sums = instalmentOf(costs(250, { months: 25 }), 1000)
    expect(needsCreditCheck(sums, usual, false)).toBe(true)
    expect(mostUncheckedOf({ contractLengthInMonths: 25 }, usual, 1000)).toBe(900)
  })
  test('a phone below 24 euro cannot be paid in terms', () => expect(sliderMaxOf(costs(23), null)).toBe(0))
  test('the lower limit of the phone and the customer applies', () => {
    expect(sliderMaxOf(costs(549, { most: 8 }), null)).toBe(800)
    expect(sliderMaxOf(costs(549), 1550)).toBe(1500)
    expect(sliderMaxOf(costs(549, { most: 8 }), 1000)).toBe(800)
  })
  test('the income is asked after the amount was lowered, and never without a loan', () => {
    expect(needsCreditCheck({ credit: 24_000 }, usual, true)).toBe(true)
    expect(needsCreditCheck({ credit: 0 }, usual, true)).toBe(false)
    expect(needsCreditCheck({ credit: 0 }, { creditCheckLimit: 0 }, false)).toBe(false)
  })
  test('the newest rules ask the income for every loan', () => {
    expect(needsCreditCheck({ credit: 2400 }, { creditCheckLimit: 0 }, false)).toBe(true)
    expect(mostUncheckedOf({ contractLengthInMonths: 24 }, { creditCheckLimit: 0 }, 2200)).toBe(0)
  })
  test('the mark of the slider is at the highest amount without questions: 24 times 10 of 480 euro is half', () => {
    expect(uncheckedPartOf(costs(480), usual, 2000, false)).toBe(0.5)
    expect(uncheckedPartOf(costs(300, { months: 12 }), usual, 2500, false)).toBe(0.8)
  })
  test('the slider has no mark where nothing is asked, or always', () => {
    expect(uncheckedPartOf(costs(239), usual, 900, false)).toBeNull()
    expect(uncheckedPartOf(costs(480), usual, 1000, false)).toBeNull()
    expect(uncheckedPartOf(costs(480), { creditCheckLimit: 0 }, 2000, false)).toBeNull()
    expect(uncheckedPartOf(costs(480), usual, 2000, true)).toBeNull() // lowered after the questions
    expect(uncheckedPartOf(costs(0), usual, 0, false)).toBeNull()
  })
  test('the slider begins at 25, or at its maximum if that is lower', () => {
    expect(sliderValueOf(null, 2500)).toBe(2500)
    expect(sliderValueOf(null, 4000)).toBe(2500)
    expect(sliderValueOf(null, 900)).toBe(900)
    expect(sliderValueOf(1200, 2200)).toBe(1200)
    expect(sliderValueOf(-300, 2200)).toBe(0)
  })
  test('for any price, term and position, initial and credit add up to the price and are not negative', () => {
    const wrong: unknown[] = [] // an `expect` for each would take longer than all sums
    for (let total = 1; total <= 2000; total += 7)
      for (const months of [1, 12, 24, 25, 36])
        for (const personal of [null, 1000, 2100]) {
          const of = costs(total, { discount: total % 5 === 0 ? 20 : 0, months })
          const max = sliderMaxOf(of, personal)
          for (let at = 0; at <= max; at += 100) {
            const { initial, credit, monthly } = instalmentOf(of, at)
            const isWhole = initial + credit === deviceCostOf(of) && monthly === at
            if (!isWhole || initial < 0 || credit < 0 || credit > 60_000) wrong.push({ total, months, personal, at })
          }
        }
    expect(wrong).toEqual([])
  })
})

describe('one-off costs (domain 1.19)', () => {
  test('a refurbished phone has a smaller levy than a new one', () => {
    expect(oneOffOf(onceLinesOf(oneOffCosts, false), 'home-copy-tax')).toBe(641)
    expect(oneOffOf(onceLinesOf(oneOffCosts, true), 'home-copy-tax')).toBe(385)
    expect(oneOffOf(onceLinesOf(oneOffCosts, false), 'sign-up-fee')).toBe(0)
  })
  test('a cost that is not charged is zero', () => expect(oneOffOf([], 'delivery-costs')).toBe(0))
  test('each cost has the title of the answer, also an unknown one', () =>
    expect(onceLinesOf([{ id: 'gift-wrap', title: 'Inpakken', price: 250 }], true)).toEqual([
      { id: 'gift-wrap', title: 'Inpakken', amount: 250 },
    ]))
})

test('a catalogue of 500 phones has 500 addresses and ids', () => {
  const many = cataloguedPhones(500)
  expect(new Set(many.map(({ model }) => model)).size).toBe(500)
  expect(new Set(many.map(({ id }) => id)).size).toBe(500)
})
