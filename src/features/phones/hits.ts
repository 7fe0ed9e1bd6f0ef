import * as v from 'valibot'
import type { Smartphone } from '#model/phones/contract/handsetShop.ts'
import { type HandsetHits, MOST_HITS, withBrandHit, withHit } from '#model/phones/handsetHits.ts'
import type { Variant } from '#model/phones/phoneSpec.ts'
import { mayMeasure } from '#platform/analytics/announce.ts'
import { readItem, writeItem } from '#platform/storage/items.ts'
import { handsetHits } from '#platform/storage/registry.ts'

const Code = v.pipe(v.string(), v.maxLength(60))
const Hits = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))
/** Stored data is untrusted, so it is validated. */
const Counter = v.object({
  brands: v.pipe(v.array(v.object({ id: Code, name: Code, hits: Hits })), v.maxLength(MOST_HITS)),
  devices: v.pipe(
    v.array(v.object({ id: Code, brand: Code, color: Code, storage: Code, articleCode: Code, ean13: Code, hits: Hits })),
    v.maxLength(MOST_HITS),
  ),
  event: Code,
})

/** The counter on this device; null when it is empty or storage is not allowed. */
export function hitsKept(): HandsetHits | null {
  const counter = v.safeParse(Counter, readItem(handsetHits))
  return counter.success ? counter.output : null
}

/** Views are counted only with the visitor's consent. */
export function countHit(phone: Smartphone, variant: Variant): void {
  if (mayMeasure()) writeItem(handsetHits, withHit(hitsKept(), phone, variant))
}

export function countBrandHit(brand: Smartphone['brand']): void {
  if (mayMeasure()) writeItem(handsetHits, withBrandHit(hitsKept(), brand))
}
