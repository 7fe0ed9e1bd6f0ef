import type { HandsetColor, HandsetStorage, Smartphone } from './contract/handsetShop.ts'
import { deviceCostOf } from './instalment.ts'

/** A phone in one colour and storage size: the article that is ordered. */
export type Variant = { readonly color: HandsetColor; readonly storage: HandsetStorage }

export type Spec = { readonly color: string; readonly storage: string }

/** The address segment of a variant: `{storage}-gb-{color}` (spec 2 phone retention shop), such as `128-gb-zwart`. */
export const specOf = ({ storage, color }: Spec): string => `${storage}-${color}`

/** The address segment of a variant. */
export const specOfVariant = ({ color, storage }: Variant): string => specOf({ color: color.slug, storage: storage.slug })

/** Parses that address segment; null for another notation. */
export function parseSpec(text: string): Spec | null {
  const [, storage, color] = /^(\d{1,5}-gb)-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(text) ?? []
  return storage === undefined || color === undefined ? null : { storage, color }
}

/** All variants of a phone. */
export const variantsOf = ({ colors }: Smartphone): Variant[] =>
  colors.flatMap((color) => color.storage.map((storage) => ({ color, storage })))

/** True when the variant is for sale now. */
export const isAvailable = ({ available }: Pick<Smartphone, 'available'>, { storage }: Variant): boolean =>
  available && storage.available

/** The name of a phone without its storage size: `Talura S2, 128 GB` is a `Talura S2`. */
export const modelIn = (name: string): string => name.split(', ')[0] ?? name

/** The variant with this address segment; null when the phone has no such variant. */
export function variantIn(phone: Smartphone, text: string): Variant | null {
  const spec = parseSpec(text)
  return variantsOf(phone).find(({ color, storage }) => color.slug === spec?.color && storage.slug === spec.storage) ?? null
}

/**
 * The closest match to the wanted variant: colour first, then storage, then availability, price and display order. A sold-out colour never
 * makes a more expensive storage size the default.
 */
export function nearestVariant(phone: Smartphone, wanted: Partial<Spec> = {}): Variant {
  const far = (variant: Variant): readonly number[] => [
    Number(wanted.color !== undefined && variant.color.slug !== wanted.color),
    Number(wanted.storage !== undefined && variant.storage.slug !== wanted.storage),
    Number(!isAvailable(phone, variant)),
    deviceCostOf(variant.storage.costs),
    Number(!variant.color.picked),
  ]
  const [nearest] = variantsOf(phone)
    .map((variant) => ({ variant, far: far(variant) }))
    .toSorted((one, other) => firstDifference(one.far, other.far))
  if (!nearest) throw new Error('a phone comes in one colour at least') // the contract guarantees one
  return nearest.variant
}

/** The available alternatives for a sold-out variant: the same colour in other sizes, and the same size in other colours. */
export function insteadOf(phone: Smartphone, { color, storage }: Variant): Variant[] {
  const sold = variantsOf(phone)
    .filter((variant) => isAvailable(phone, variant))
    .toSorted((one, other) => deviceCostOf(one.storage.costs) - deviceCostOf(other.storage.costs))
  const sameColor = sold.find((variant) => variant.color.slug === color.slug)
  const sameStorage = sold.find((variant) => variant.storage.slug === storage.slug)
  const ways = [sameColor, sameStorage].flatMap((way) => way ?? [])
  return ways.length > 0 ? ways : sold.slice(0, 1)
}

const firstDifference = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0
