import { daysBetween } from '#kit/dates.ts'
import type { HandsetPortfolio, Smartphone } from './contract/handsetShop.ts'
import { type PhoneSums, phoneSumsOf } from './handsetSums.ts'
import { deviceCostOf, sliderMaxOf, sliderValueOf } from './instalment.ts'
import { isAvailable, type Variant, variantsOf } from './phoneSpec.ts'

/** The properties that a list of phones can be filtered by. */
export const facets = ['brand', 'price', 'storage', 'color', 'condition'] as const
export type Facet = (typeof facets)[number]
/** The selected values per facet; an empty selection matches everything. */
export type Filters = Readonly<Record<Facet, readonly string[]>>
export const noFilters: Filters = { brand: [], price: [], storage: [], color: [], condition: [] }

export const sorts = ['populair', 'prijs-laag', 'prijs-hoog', 'nieuwste'] as const
export type Sort = (typeof sorts)[number]

/**
 * The classes of the full price in cents, from `least` to just below `below`. The monthly price depends on the down payment, so it cannot
 * be compared.
 */
const priceClasses = [
  { id: 'tot-250', least: 0, below: 25_000 },
  { id: '250-400', least: 25_000, below: 40_000 },
  { id: '400-600', least: 40_000, below: 60_000 },
  { id: 'vanaf-600', least: 60_000, below: Number.POSITIVE_INFINITY },
] as const

/** The price class with this id, or the first. */
export const nearestPriceClass = (id: string): (typeof priceClasses)[number] =>
  priceClasses.find((one) => one.id === id) ?? priceClasses[0]

/** A phone variant with its price at the highest monthly terms. */
export type PhoneOffer = {
  readonly phone: Smartphone
  readonly variant: Variant
  readonly isAvailable: boolean
  /** The full price of the phone, in cents. */
  readonly deviceCost: number
  readonly cost: PhoneSums
}

type OneOff = Pick<HandsetPortfolio, 'oneOffCosts'>

/** The price at the initial position of the slider (spec 9 slider defaults), including everything due now. */
export function firstCostOf({ refurbished }: Pick<Smartphone, 'refurbished'>, variant: Variant, portfolio: OneOff): PhoneSums {
  const { costs } = variant.storage
  return phoneSumsOf({ costs, refurbished, portfolio }, sliderValueOf(null, sliderMaxOf(costs, null)))
}

const offerOf = (phone: Smartphone, variant: Variant, portfolio: OneOff): PhoneOffer => ({
  phone,
  variant,
  isAvailable: isAvailable(phone, variant),
  deviceCost: deviceCostOf(variant.storage.costs),
  cost: firstCostOf(phone, variant, portfolio),
})

/** The variants of one phone, the one to show first in front: available, cheapest, first colour. */
export type ListedPhone = {
  readonly offers: readonly [PhoneOffer, ...PhoneOffer[]]
  readonly values: Filters
}

const preferred = (one: PhoneOffer, other: PhoneOffer): number =>
  Number(other.isAvailable) - Number(one.isAvailable) ||
  one.deviceCost - other.deviceCost ||
  Number(other.variant.color.picked) - Number(one.variant.color.picked)

const conditionOf = ({ refurbished }: Smartphone): 'nieuw' | 'refurbished' => (refurbished ? 'refurbished' : 'nieuw')

export const priceClassOf = ({ cost }: PhoneOffer): string => priceClasses.find(({ below }) => cost.inAll < below)?.id ?? ''

function entryOf(phone: Smartphone, portfolio: OneOff): ListedPhone | [] {
  const [first, ...others] = variantsOf(phone)
    .map((variant) => offerOf(phone, variant, portfolio))
    .toSorted(preferred)
  if (!first) return []
  const offers = [first, ...others] as const
  const all = (value: (offer: PhoneOffer) => string): string[] => [...new Set(offers.map(value))]
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

/** Computed once per catalogue. */
export const entriesOf = (phones: readonly Smartphone[], portfolio: OneOff): ListedPhone[] =>
  phones.flatMap((phone) => entryOf(phone, portfolio))

const lets = (chosen: readonly string[], value: string): boolean => chosen.length === 0 || chosen.includes(value)

/** The variant of a phone to show with these filters; null when none matches. */
function offerIn(entry: ListedPhone, filters: Filters): PhoneOffer | null {
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

const order: Readonly<Record<Sort, (one: PhoneOffer, other: PhoneOffer) => number>> = {
  populair: () => 0,
  'prijs-laag': (one, other) => one.cost.inAll - other.cost.inAll,
  'prijs-hoog': (one, other) => other.cost.inAll - one.cost.inAll,
  nieuwste: (one, other) => daysBetween(one.phone.introducedOn, other.phone.introducedOn),
}

/** The matching phones in this order; sold-out phones come last. */
export const offersIn = (entries: readonly ListedPhone[], filters: Filters, sort: Sort): PhoneOffer[] =>
  entries
    .flatMap((entry) => offerIn(entry, filters) ?? [])
    .toSorted((one, other) => Number(other.isAvailable) - Number(one.isAvailable) || order[sort](one, other))

const countIn = (entries: readonly ListedPhone[], filters: Filters): number =>
  entries.reduce((sum, entry) => sum + Number(offerIn(entry, filters) !== null), 0)

/** A choice of a facet: its value in the address, and its name from the backend. */
type FacetChoice = { readonly value: string; readonly name: string }
export type FacetChoices = Readonly<Record<Facet, readonly FacetChoice[]>>

export function choicesIn(entries: readonly ListedPhone[]): FacetChoices {
  const [brand, storage, color] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()]
  for (const { offers } of entries) {
    brand.set(offers[0].phone.brand.slug, offers[0].phone.brand.name)
    for (const { variant } of offers) {
      storage.set(variant.storage.slug, variant.storage.name)
      color.set(variant.color.slug, variant.color.name)
    }
  }
  const listed = (names: ReadonlyMap<string, string>): FacetChoice[] => [...names].map(([value, name]) => ({ value, name }))
  const known = (facet: Facet, values: readonly string[]): FacetChoice[] => {
    const there = new Set(entries.flatMap((entry) => entry.values[facet]))
    return values.filter((value) => there.has(value)).map((value) => ({ value, name: value }))
  }
  return {
    brand: listed(brand),
    price: known(
      'price',
      priceClasses.map(({ id }) => id),
    ),
    storage: listed(storage).toSorted((one, other) => Number.parseFloat(one.value) - Number.parseFloat(other.value)),
    color: listed(color),
    condition: known('condition', ['nieuw', 'refurbished']),
  }
}

/** The number of phones per choice of a facet, given the selections in the other facets. */
export function countsIn(
  entries: readonly ListedPhone[],
  filters: Filters,
  facet: Facet,
  choices: FacetChoices,
): Map<string, number> {
  const counts = new Map(choices[facet].map(({ value }) => [value, 0]))
  const alone = new Map(choices[facet].map(({ value }) => [value, { ...filters, [facet]: [value] }]))
  // A phone counts only for values that it has.
  for (const entry of entries)
    for (const value of entry.values[facet]) {
      const asked = alone.get(value)
      if (asked && offerIn(entry, asked)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  return counts
}

/** For an empty result: the number of phones after dropping each facet, largest first. */
export const filterWaysOut = (entries: readonly ListedPhone[], filters: Filters): { facet: Facet; count: number }[] =>
  facets
    .filter((facet) => filters[facet].length > 0)
    .map((facet) => ({ facet, count: countIn(entries, { ...filters, [facet]: [] }) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)

const names = { brand: 'merk', price: 'prijs', storage: 'opslag', color: 'kleur', condition: 'staat' } as const
const [SORT, COMPARED] = ['sorteer', 'vergelijk']
/** The maximum number of phones side by side. */
export const MOST_COMPARED = 3

/** The filters and order of a list in the address. `compared`: the slugs of the phones to compare. */
export type Finding = { readonly filters: Filters; readonly sort: Sort; readonly compared: readonly string[] }

/** Parses the address; unknown values are dropped. */
export function findingIn(query: URLSearchParams, choices: FacetChoices, models: ReadonlySet<string>): Finding {
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

/** The inverse of `findingIn`; default values are left out. */
export function queryOf({ filters, sort, compared }: Finding): URLSearchParams {
  const query = new URLSearchParams()
  for (const facet of facets) for (const value of filters[facet]) query.append(names[facet], value)
  if (sort !== 'populair') query.append(SORT, sort)
  for (const model of compared) query.append(COMPARED, model)
  return query
}

/** The filters with this choice toggled. */
export const toggled = (filters: Filters, facet: Facet, value: string): Filters => ({
  ...filters,
  [facet]: filters[facet].includes(value) ? filters[facet].filter((one) => one !== value) : [...filters[facet], value],
})

export const chosenCount = (filters: Filters): number => facets.reduce((sum, facet) => sum + filters[facet].length, 0)
