import type { HandsetPortfolio, Smartphone } from '../api/contract/handsetShop.ts'
import { type PhoneSums, phoneSumsOf } from './handsetSums.ts'
import { deviceCostOf, sliderMaxOf, sliderValueOf } from './instalment.ts'
import { isAvailable, type Variant, variantsOf } from './phoneSpec.ts'

/** By what a list of phones can be narrowed down. */
export const facets = ['brand', 'price', 'storage', 'color', 'condition'] as const
export type Facet = (typeof facets)[number]
/** What is chosen of each; nothing chosen lets everything through. */
export type Filters = Readonly<Record<Facet, readonly string[]>>
export const noFilters: Filters = { brand: [], price: [], storage: [], color: [], condition: [] }

export const sorts = ['populair', 'prijs-laag', 'prijs-hoog', 'nieuwste'] as const
export type Sort = (typeof sorts)[number]

/** Cents of all of a phone: from `least` to just under `below`. What is paid a month hangs on how much is paid now, and compares nothing. */
export const priceClasses = [
  { id: 'tot-250', least: 0, below: 25_000 },
  { id: '250-400', least: 25_000, below: 40_000 },
  { id: '400-600', least: 40_000, below: 60_000 },
  { id: 'vanaf-600', least: 60_000, below: Number.POSITIVE_INFINITY },
] as const

/** The class with this id; the first when there is none. */
export const nearestPriceClass = (id: string): (typeof priceClasses)[number] =>
  priceClasses.find((one) => one.id === id) ?? priceClasses[0]

/** What a phone costs in a colour with so much room, when it is paid as far as it can be in terms. */
export type Offer = {
  readonly phone: Smartphone
  readonly variant: Variant
  readonly isAvailable: boolean
  /** Cents. */
  readonly deviceCost: number
  readonly cost: PhoneSums
}

type OneOff = Pick<HandsetPortfolio, 'oneOffCosts'>

/** How a phone is paid where the slider stands at first (spec 9 slider defaults), with all that is due now. */
export function firstCostOf({ refurbished }: Pick<Smartphone, 'refurbished'>, variant: Variant, portfolio: OneOff): PhoneSums {
  const { costs } = variant.storage
  return phoneSumsOf({ costs, refurbished, portfolio }, sliderValueOf(null, sliderMaxOf(costs, null)))
}

const offerOf = (phone: Smartphone, variant: Variant, portfolio: OneOff): Offer => ({
  phone,
  variant,
  isAvailable: isAvailable(phone, variant),
  deviceCost: deviceCostOf(variant.storage.costs),
  cost: firstCostOf(phone, variant, portfolio),
})

/** Everything that one phone comes in, the one to show first in front: for sale, the least money, the first colour. */
export type Entry = {
  readonly offers: readonly [Offer, ...Offer[]]
  /** What it has of each facet. */
  readonly values: Filters
}

const preferred = (one: Offer, other: Offer): number =>
  Number(other.isAvailable) - Number(one.isAvailable) ||
  one.deviceCost - other.deviceCost ||
  Number(other.variant.color.picked) - Number(one.variant.color.picked)

export const conditionOf = ({ refurbished }: Smartphone): 'nieuw' | 'refurbished' => (refurbished ? 'refurbished' : 'nieuw')

export const priceClassOf = ({ cost }: Offer): string => priceClasses.find(({ below }) => cost.inAll < below)?.id ?? ''

function entryOf(phone: Smartphone, portfolio: OneOff): Entry | [] {
  const [first, ...others] = variantsOf(phone)
    .map((variant) => offerOf(phone, variant, portfolio))
    .toSorted(preferred)
  if (!first) return []
  const offers = [first, ...others] as const
  const all = (value: (offer: Offer) => string): string[] => [...new Set(offers.map(value))]
  return {
    offers,
    values: {
      brand: [phone.brand.slug],
      price: all(priceClassOf),
      storage: all(({ variant }) => variant.storage.slug),
      color: all(({ variant }) => variant.color.slug),
      condition: [conditionOf(phone)],
    },
  }
}

/** Worked out once for a catalogue. */
export const entriesOf = (phones: readonly Smartphone[], portfolio: OneOff): Entry[] =>
  phones.flatMap((phone) => entryOf(phone, portfolio))

const lets = (chosen: readonly string[], value: string): boolean => chosen.length === 0 || chosen.includes(value)

/** What is shown of a phone with these filters: the first in that colour, with that room; null when they leave none of it. */
export function offerIn(entry: Entry, filters: Filters): Offer | null {
  const offer = entry.offers.find(
    ({ variant: { color, storage } }) => lets(filters.color, color.slug) && lets(filters.storage, storage.slug),
  )
  const fits =
    offer &&
    lets(filters.brand, offer.phone.brand.slug) &&
    lets(filters.condition, conditionOf(offer.phone)) &&
    lets(filters.price, priceClassOf(offer))
  return fits ? offer : null
}

const order: Readonly<Record<Sort, (one: Offer, other: Offer) => number>> = {
  populair: () => 0,
  'prijs-laag': (one, other) => one.cost.inAll - other.cost.inAll,
  'prijs-hoog': (one, other) => other.cost.inAll - one.cost.inAll,
  nieuwste: (one, other) => (one.phone.introducedOn < other.phone.introducedOn ? 1 : -1),
}

/** The phones that are left, in this order; what is sold out comes last. */
export const offersIn = (entries: readonly Entry[], filters: Filters, sort: Sort): Offer[] =>
  entries
    .flatMap((entry) => offerIn(entry, filters) ?? [])
    .toSorted((one, other) => Number(other.isAvailable) - Number(one.isAvailable) || order[sort](one, other))

const countIn = (entries: readonly Entry[], filters: Filters): number =>
  entries.reduce((sum, entry) => sum + Number(offerIn(entry, filters) !== null), 0)

/** A choice of a facet, by its part of the address. `name`: as the backend calls it. */
export type Choice = { readonly value: string; readonly name: string }
export type Choices = Readonly<Record<Facet, readonly Choice[]>>

/** Everything that can be chosen in these phones. */
export function choicesIn(entries: readonly Entry[]): Choices {
  const [brand, storage, color] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()]
  for (const { offers } of entries) {
    brand.set(offers[0].phone.brand.slug, offers[0].phone.brand.name)
    for (const { variant } of offers) {
      storage.set(variant.storage.slug, variant.storage.name)
      color.set(variant.color.slug, variant.color.name)
    }
  }
  const listed = (names: ReadonlyMap<string, string>): Choice[] => [...names].map(([value, name]) => ({ value, name }))
  const known = (facet: Facet, values: readonly string[]): Choice[] => {
    const there = new Set(entries.flatMap((entry) => entry.values[facet]))
    return values.filter((value) => there.has(value)).map((value) => ({ value, name: value }))
  }
  return {
    brand: listed(brand),
    price: known(
      'price',
      priceClasses.map(({ id }) => id),
    ),
    storage: listed(storage).toSorted((one, other) => Number.parseInt(one.value, 10) - Number.parseInt(other.value, 10)),
    color: listed(color),
    condition: known('condition', ['nieuw', 'refurbished']),
  }
}

/** How many phones each choice of a facet would show, with what is chosen of the others. */
export function countsIn(entries: readonly Entry[], filters: Filters, facet: Facet, choices: Choices): Map<string, number> {
  const counts = new Map(choices[facet].map(({ value }) => [value, 0]))
  const alone = new Map(choices[facet].map(({ value }) => [value, { ...filters, [facet]: [value] }]))
  // A phone can only count for what it has.
  for (const entry of entries)
    for (const value of entry.values[facet]) {
      const asked = alone.get(value)
      if (asked && offerIn(entry, asked)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  return counts
}

/** Nothing is left: which facet to let go, and how many phones there are then; the most first. */
export const waysOut = (entries: readonly Entry[], filters: Filters): { facet: Facet; count: number }[] =>
  facets
    .filter((facet) => filters[facet].length > 0)
    .map((facet) => ({ facet, count: countIn(entries, { ...filters, [facet]: [] }) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)

/** The names in the address. */
const names = { brand: 'merk', price: 'prijs', storage: 'opslag', color: 'kleur', condition: 'staat' } as const
const [SORT, COMPARED] = ['sorteer', 'vergelijk']
/** Phones side by side. */
export const MOST_COMPARED = 3

/** What the address says about a list. `compared`: the parts of the address that name the phones to compare. */
export type Finding = { readonly filters: Filters; readonly sort: Sort; readonly compared: readonly string[] }

/** What of the address can be chosen here; everything else in it is dropped. */
export function findingIn(query: URLSearchParams, choices: Choices, models: ReadonlySet<string>): Finding {
  const chosen = (facet: Facet): string[] => {
    const asked = query.getAll(names[facet])
    return choices[facet].flatMap(({ value }) => (asked.includes(value) ? [value] : []))
  }
  return {
    filters: {
      brand: chosen('brand'),
      price: chosen('price'),
      storage: chosen('storage'),
      color: chosen('color'),
      condition: chosen('condition'),
    },
    sort: sorts.find((sort) => sort === query.get(SORT)) ?? 'populair',
    compared: [...new Set(query.getAll(COMPARED))].filter((model) => models.has(model)).slice(0, MOST_COMPARED),
  }
}

/** The same as a query: what is as at first is left out. */
export function queryOf({ filters, sort, compared }: Finding): URLSearchParams {
  const query = new URLSearchParams()
  for (const facet of facets) for (const value of filters[facet]) query.append(names[facet], value)
  if (sort !== 'populair') query.append(SORT, sort)
  for (const model of compared) query.append(COMPARED, model)
  return query
}

/** With this choice on, or off when it was. */
export const toggled = (filters: Filters, facet: Facet, value: string): Filters => ({
  ...filters,
  [facet]: filters[facet].includes(value) ? filters[facet].filter((one) => one !== value) : [...filters[facet], value],
})

export const chosenCount = (filters: Filters): number => facets.reduce((sum, facet) => sum + filters[facet].length, 0)
