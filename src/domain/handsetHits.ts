import type { Smartphone } from '../api/contract/handsetShop.ts'
import { nearestVariant, type Variant } from './phoneSpec.ts'

/** Which phones and brands were looked at, and how often (spec 3 handset-hit counter); the last one first. */
export type HandsetHits = {
  readonly brands: readonly { readonly id: string; readonly name: string; readonly hits: number }[]
  readonly devices: readonly {
    readonly id: string
    readonly brand: string
    readonly color: string
    readonly storage: string
    readonly articleCode: string
    readonly ean13: string
    readonly hits: number
  }[]
  /** The name of the event that counted last. */
  readonly event: string
}

/** More than so many phones or brands are forgotten, the longest ago first. */
export const MOST_HITS = 24

/** The phones of a brand were looked at. */
export function withBrandHit(hits: HandsetHits | null, { slug, name }: Smartphone['brand']): HandsetHits {
  const { brands = [], devices = [] } = hits ?? {}
  const before = brands.find(({ id }) => id === slug)
  return {
    brands: [{ id: slug, name, hits: (before?.hits ?? 0) + 1 }, ...brands.filter(({ id }) => id !== slug)].slice(0, MOST_HITS),
    devices,
    event: 'view_item_list',
  }
}

/** A phone was looked at in a colour with so much room, and with it its brand. */
export function withHit(hits: HandsetHits | null, { id, brand }: Smartphone, { color, storage }: Variant): HandsetHits {
  const { brands, devices } = withBrandHit(hits, brand)
  const before = devices.find((one) => one.id === id)
  return {
    brands,
    devices: [
      {
        id,
        brand: brand.slug,
        color: color.slug,
        storage: storage.slug,
        articleCode: storage.articleCode,
        ean13: storage.ean13,
        hits: (before?.hits ?? 0) + 1,
      },
      ...devices.filter((one) => one.id !== id),
    ].slice(0, MOST_HITS),
    event: 'view_item',
  }
}

/** The phones that were looked at last, as far as they are still sold, in the colour and with the room they had. */
export const lastSeen = (
  hits: HandsetHits | null,
  phones: readonly Smartphone[],
  most: number,
): { phone: Smartphone; variant: Variant }[] =>
  (hits?.devices ?? [])
    .flatMap(({ id, color, storage }) => {
      const phone = phones.find((one) => one.id === id)
      return phone ? [{ phone, variant: nearestVariant(phone, { color, storage }) }] : []
    })
    .slice(0, most)

/** The brands that are sold, those that were looked at most often first. */
export function popularBrands(hits: HandsetHits | null, phones: readonly Smartphone[]): Smartphone['brand'][] {
  const brands = [...new Map(phones.map(({ brand }) => [brand.slug, brand])).values()]
  const hitsOf = (slug: string) => hits?.brands.find(({ id }) => id === slug)?.hits ?? 0
  return brands.toSorted((one, other) => hitsOf(other.slug) - hitsOf(one.slug))
}
