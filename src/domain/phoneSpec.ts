import type { HandsetColor, HandsetStorage, Smartphone } from '../api/contract/handsetShop.ts'
import { deviceCostOf } from './instalment.ts'

/** A phone in one colour with so much room: what is looked at, and ordered. */
export type Variant = { readonly color: HandsetColor; readonly storage: HandsetStorage }

/** The slugs of a variant. */
export type Spec = { readonly color: string; readonly storage: string }

/** The part of the address that names a variant: `{storage}-gb-{color}` (spec 2 phone retention shop), as `128-gb-zwart`. */
export const specOf = ({ storage, color }: Spec): string => `${storage}-${color}`

/** The address part of a variant. */
export const specOfVariant = ({ color, storage }: Variant): string => specOf({ color: color.slug, storage: storage.slug })

/** The slugs in that part of the address; null for what is written in another way. */
export function parseSpec(text: string): Spec | null {
  const [, storage, color] = /^(\d{1,5}-gb)-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(text) ?? []
  return storage === undefined || color === undefined ? null : { storage, color }
}

/** Everything that a phone comes in. */
export const variantsOf = ({ colors }: Smartphone): Variant[] =>
  colors.flatMap((color) => color.storage.map((storage) => ({ color, storage })))

/** Is this one for sale now? */
export const isAvailable = ({ available }: Pick<Smartphone, 'available'>, { storage }: Variant): boolean =>
  available && storage.available

/** The variant that this part of the address names; null when the phone does not come like that. */
export function variantIn(phone: Smartphone, text: string): Variant | null {
  const spec = parseSpec(text)
  return variantsOf(phone).find(({ color, storage }) => color.slug === spec?.color && storage.slug === spec.storage) ?? null
}

/**
 * The variant that comes nearest to what is asked for: the colour above all, then the storage, then what can be had, and else the least money
 * and the colour that is shown first. A colour that is sold out never makes a dearer storage the first to be seen.
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
  if (!nearest) throw new Error('a phone comes in one colour at least') // the contract asks for one of each
  return nearest.variant
}

/** What can be had of a phone when a variant is sold out: the same colour with other room, and the same room in another colour. */
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

/** The right writing of an old or mangled part of the address (`ZWART 128GB`); null when nothing in it is of this phone. */
export function nearestSpec(phone: Smartphone, text: string): string | null {
  const plain = text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const gb = /(?:^|-)(\d{1,5})-?gb(?:-|$)/.exec(plain)?.[1]
  const storage = variantsOf(phone).find((variant) => variant.storage.slug === `${gb}-gb`)?.storage.slug
  const color = phone.colors.find(({ slug }) => `-${plain}-`.includes(`-${slug}-`))?.slug
  if (storage === undefined && color === undefined) return null
  return specOfVariant(
    nearestVariant(phone, { ...(color !== undefined && { color }), ...(storage !== undefined && { storage }) }),
  )
}
