import { describe, expect, test } from 'vitest'
import {
  choicesIn,
  chosenCount,
  countsIn,
  entriesOf,
  type Filters,
  type Finding,
  facets,
  filterWaysOut,
  findingIn,
  nearestPriceClass,
  noFilters,
  offersIn,
  priceClassOf,
  queryOf,
  sorts,
  toggled,
} from '#model/phones/phoneFilters.ts'
import { oneOffCosts, phones } from '../../fixtures/catalogue/phones.ts'
import { between, type Random, randomOf } from '../../mocks/world/random.ts'

const portfolio = { oneOffCosts: [...oneOffCosts] }
const entries = entriesOf(phones, portfolio)
const choices = choicesIn(entries)
const models = new Set(phones.map(({ model }) => model))
const titlesOf = (filters: Filters, sort: Finding['sort'] = 'populair') =>
  offersIn(entries, filters, sort).map(({ phone }) => `${phone.brand.name} ${phone.name}`)

describe('the choices', () => {
  test('the fourteen phones have these choices', () => {
    const values = (facet: (typeof facets)[number]) => choices[facet].map(({ value }) => value)
    expect(values('brand')).toEqual(['nimbo', 'orvik', 'veldra', 'talura', 'zeph'])
    expect(values('price')).toEqual(['tot-250', '250-400', '400-600', 'vanaf-600'])
    expect(values('storage')).toEqual(['64-gb', '128-gb', '256-gb', '512-gb'])
    const largeFirst = entries.toSorted(
      (one, other) => Number(one.values.storage.includes('64-gb')) - Number(other.values.storage.includes('64-gb')),
    )
    expect(choicesIn(largeFirst).storage).toEqual(choices.storage)
    expect(values('color').toSorted()).toEqual(['blauw', 'groen', 'oranje', 'paars', 'roze', 'wit', 'zilver', 'zwart'])
    expect(values('condition')).toEqual(['nieuw', 'refurbished'])
  })
})

describe('the phones shown', () => {
  test('without filters: all phones, popular ones first and sold-out ones last', () => {
    expect(titlesOf(noFilters)).toHaveLength(14)
    expect(titlesOf(noFilters)[0]).toBe('Nimbo Go')
    expect(titlesOf(noFilters).at(-1)).toBe('Orvik Classic')
  })

  test('a card has the terms of the cheapest variant that is for sale (domain 3.4)', () => {
    const prices = offersIn(entries, noFilters, 'populair').map(
      ({ phone, cost }) => `${phone.id}: ${cost.monthly / 100}, ${cost.initial / 100}`,
    )
    expect(prices).toEqual([
      ...['ph01: 8, 7', 'ph02: 10, 9', 'ph03: 10, 19', 'ph04: 11, 0', 'ph05: 16, 15', 'ph06: 25, 0', 'ph07: 22, 21'],
      ...['ph08: 25, 529', 'ph09: 15, 1439', 'ph10: 19, 23', 'ph11: 22, 5', 'ph12: 9, 23', 'ph13: 13, 17', 'ph14: 7, 11'],
    ])
  })

  test('a card has the chosen colour and storage', () => {
    const [offer] = offersIn(entries, { ...noFilters, color: ['paars'], storage: ['256-gb'] }, 'populair')
    expect([offer?.phone.name, offer?.variant.color.slug, offer?.variant.storage.slug, offer?.cost.initial]).toEqual([
      'S2',
      'paars',
      '256-gb',
      2300,
    ])
  })

  test('variants of a phone: those for sale first, then the cheapest, then the picked colour', () => {
    for (const { offers } of entries) {
      const ranks = offers.map(
        ({ isAvailable, deviceCost, variant }) =>
          `${Number(!isAvailable)} ${String(deviceCost).padStart(7, '0')} ${Number(!variant.color.picked)}`,
      )
      expect(ranks).toEqual(ranks.toSorted())
    }
    // The catalogue has the picked colour first: the same phones with their colours the other way round.
    const turned = entriesOf(
      phones.map((phone) => ({ ...phone, colors: phone.colors.toReversed() })),
      portfolio,
    )
    const firsts = (list: typeof entries) => list.map(({ offers }) => offers[0].variant.color.picked)
    expect(firsts(turned)).toEqual(firsts(entries))
  })

  test('a price class is found by its name, or is the first', () =>
    expect(['400-600', 'x'].map((id) => nearestPriceClass(id).id)).toEqual(['400-600', 'tot-250']))

  test.each([
    ['tot-250', 0, 25_000],
    ['250-400', 25_000, 40_000],
    ['400-600', 40_000, 60_000],
    ['vanaf-600', 60_000, Infinity],
  ])('the price class %s goes from %d cents to just below %d cents', (id, least, below) =>
    expect(nearestPriceClass(id)).toEqual({ id, least, below }),
  )

  test('a phone that is sold out in the chosen colour comes last', () => {
    const offers = offersIn(entries, { ...noFilters, color: ['roze'] }, 'populair')
    expect(offers.map(({ phone, isAvailable }) => [phone.name, isAvailable])).toEqual([
      ['Neo', true],
      ['Air', false],
    ])
  })

  test('the chosen colour and storage must belong to one variant', () => {
    expect(titlesOf({ ...noFilters, brand: ['orvik'], color: ['roze'], storage: ['64-gb'] })).toEqual([])
  })

  test('sorting and filtering by price use the price on the cards, whatever the terms', () => {
    for (const sort of ['prijs-laag', 'prijs-hoog'] as const) {
      const prices = offersIn(entries, noFilters, sort)
        .filter(({ isAvailable }) => isAvailable)
        .map(({ cost }) => (sort === 'prijs-laag' ? cost.inAll : -cost.inAll))
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    }
    for (const { cost, deviceCost } of offersIn(entries, noFilters, 'populair')) {
      expect(cost.now + cost.months * cost.monthly).toBe(cost.inAll)
      expect(cost.inAll).toBe(deviceCost + (cost.now - cost.initial))
    }
    const [offer] = offersIn(entries, noFilters, 'populair')
    const classOf = (inAll: number) => offer && priceClassOf({ ...offer, cost: { ...offer.cost, inAll } })
    expect([24_999, 25_000, 39_999, 40_000, 59_999, 60_000].map(classOf)).toEqual([
      ...['tot-250', '250-400', '250-400', '400-600', '400-600', 'vanaf-600'],
    ])
    expect(titlesOf({ ...noFilters, price: ['tot-250'] })).toEqual(['Nimbo Go', 'Veldra One 4', 'Orvik Classic'])
    expect(titlesOf({ ...noFilters, price: ['vanaf-600'] })).toContain('Zeph Fold')
  })

  test('the phones have the chosen order', () => {
    expect(titlesOf(noFilters, 'prijs-laag').slice(0, 2)).toEqual(['Nimbo Go', 'Veldra One 4'])
    expect(titlesOf(noFilters, 'prijs-hoog')[0]).toBe('Zeph Fold')
    expect(titlesOf(noFilters, 'nieuwste')[0]).toBe('Talura S2 Ultra')
    for (const sort of sorts) expect(titlesOf(noFilters, sort).at(-1)).toBe('Orvik Classic')
  })
})

/** Random filters; some match nothing. */
const anyFinding = (random: Random): Finding => {
  const some = (values: readonly string[]) => values.filter(() => between(random, 0, 3) === 0)
  const picked = (facet: (typeof facets)[number]) => some(choices[facet].map(({ value }) => value))
  const [brand, price, storage, color, condition] = facets.map(picked)
  return {
    filters: { brand: brand ?? [], price: price ?? [], storage: storage ?? [], color: color ?? [], condition: condition ?? [] },
    sort: sorts[between(random, 0, 3)] ?? 'populair',
    compared: some([...models]).slice(0, 3),
  }
}

describe('any choice', () => {
  const findings = Array.from({ length: 400 }, (_, at) => anyFinding(randomOf('filters', at)))

  test('the address holds the whole choice, and drops unknown values', () => {
    for (const finding of findings) {
      const query = queryOf(finding)
      expect(findingIn(new URLSearchParams(query.toString()), choices, models)).toEqual(finding)
      query.append('kleur', 'goud')
      query.append('sorteer', 'x')
      query.append('vergelijk', 'niets')
      expect(findingIn(query, choices, models)).toEqual(finding)
    }
  })

  test('the phones shown are exactly those that fit every filter', () => {
    for (const { filters, sort } of findings) {
      const shown = offersIn(entries, filters, sort)
      expect(new Set(shown.map(({ phone }) => phone.id)).size).toBe(shown.length)
      const fits = (of: readonly string[], value: string) => of.length === 0 || of.includes(value)
      for (const offer of shown) {
        const { phone, variant } = offer
        const isRight =
          fits(filters.brand, phone.brand.slug) &&
          fits(filters.color, variant.color.slug) &&
          fits(filters.storage, variant.storage.slug) &&
          fits(filters.condition, phone.refurbished ? 'refurbished' : 'nieuw') &&
          fits(filters.price, priceClassOf(offer))
        expect(isRight).toBe(true)
      }
      const missing = phones.filter(({ id }) => !shown.some(({ phone }) => phone.id === id))
      const alone = missing.filter((phone) => offersIn(entriesOf([phone], portfolio), filters, sort).length > 0)
      expect(alone).toEqual([])
    }
  })

  test('the count of a choice is the number of phones it would show', () => {
    for (const { filters, sort } of findings.slice(0, 80))
      for (const facet of facets)
        for (const [value, count] of countsIn(entries, filters, facet, choices))
          expect(offersIn(entries, { ...filters, [facet]: [value] }, sort)).toHaveLength(count)
  })

  test('the ways out of an empty list are the filters that are on, with the number of phones without each', () => {
    expect(filterWaysOut(entries, { ...noFilters, brand: ['zeph'], condition: ['refurbished'] })).toEqual([
      { facet: 'condition', count: 3 },
      { facet: 'brand', count: 2 },
    ])
    expect(filterWaysOut(entries, { ...noFilters, brand: ['orvik'], storage: ['64-gb'], color: ['roze'] })).toEqual([
      { facet: 'storage', count: 1 },
      { facet: 'color', count: 1 },
    ])
  })

  test('every way out of an empty list leads to phones', () => {
    for (const { filters, sort } of findings) {
      if (offersIn(entries, filters, sort).length > 0) continue
      const ways = filterWaysOut(entries, filters)
      expect(ways).toEqual(ways.toSorted((one, other) => other.count - one.count)) // the largest first
      for (const { facet, count } of ways) {
        expect(offersIn(entries, { ...filters, [facet]: [] }, sort)).toHaveLength(count)
        expect(count).toBeGreaterThan(0)
      }
    }
  })

  test('a filter that is turned on and off again changes nothing', () => {
    for (const { filters } of findings.slice(0, 50)) {
      const off = toggled(toggled({ ...filters, brand: [] }, 'brand', 'zeph'), 'brand', 'zeph')
      expect(off).toEqual({ ...filters, brand: [] })
    }
    expect(chosenCount(toggled(noFilters, 'color', 'roze'))).toBe(1)
  })
})

test('at most three different phones are compared', () => {
  const query = new URLSearchParams('vergelijk=s2&vergelijk=s2&vergelijk=go&vergelijk=neo&vergelijk=fold')
  expect(findingIn(query, choices, models).compared).toEqual(['s2', 'go', 'neo'])
})
