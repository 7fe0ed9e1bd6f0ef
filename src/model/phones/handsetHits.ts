import type { Smartphone } from './contract/handsetShop.ts'
import { nearestVariant, type Variant } from './phoneSpec.ts'

/** The viewed phones and brands with their counts (spec 3 handset-hit counter), most recent first. */
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
  /** The name of the last counted event. */
  readonly event: string
}

/** The most phones or brands kept; the oldest are dropped first. */
export const MOST_HITS = 24

/** Counts a view of a brand. */
export function withBrandHit(hits: HandsetHits | null, { slug, name }: Smartphone['brand']): HandsetHits {
  const { brands = [], devices = [] } = hits ?? {}
  const before = brands.find(({ id }) => id === slug)
  return {
    brands: [{ id: slug, name, hits: (before?.hits ?? 0) + 1 }, ...brands.filter(({ id }) => id !== slug)].slice(0, MOST_HITS),
    devices,
    event: 'view_item_list',
  }
}

/** Counts a view of a phone in a colour and storage size, and of its brand. */
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

/** The phones viewed last that are still sold, in the viewed colour and storage size. */
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

/** The brands on sale, most viewed first. */
export function popularBrands(hits: HandsetHits | null, phones: readonly Smartphone[]): Smartphone['brand'][] {
  const brands = [...new Map(phones.map(({ brand }) => [brand.slug, brand])).values()]
  const hitsOf = (slug: string) => hits?.brands.find(({ id }) => id === slug)?.hits ?? 0
  return brands.toSorted((one, other) => hitsOf(other.slug) - hitsOf(one.slug))
}
