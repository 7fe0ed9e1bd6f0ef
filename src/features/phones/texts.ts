import { euro } from '#kit/words/money.ts'
import type { HandsetColor, Smartphone } from '#model/phones/contract/handsetShop.ts'
import type { PhoneSums } from '#model/phones/handsetSums.ts'
import { type Facet, nearestPriceClass, type PhoneOffer } from '#model/phones/phoneFilters.ts'
import { isAvailable, nearestVariant, specOfVariant, type Variant, variantsOf } from '#model/phones/phoneSpec.ts'
import { type Href, href, withQuery } from '#platform/router/href.ts'
import { findCopy, shopCopy } from './copy.ts'

export const nameOf = ({ brand, name }: Smartphone): string => `${brand.name} ${name}`

/** The text at a storage size that is sold out in this colour; a phone that is sold out entirely does not mention the colour. */
export const storageSoldOut = ({ available }: Smartphone, { name }: HandsetColor): string =>
  available ? findCopy.device.soldOutIn(name) : shopCopy.availability.soldOut

/** The label of a colour, which also says when only this storage size is sold out in it. */
export function colorText(phone: Smartphone, { color: { slug, name }, storage }: Variant): string {
  const same = variantsOf(phone).find((one) => one.color.slug === slug && one.storage.slug === storage.slug)
  return phone.available && same && !isAvailable(phone, same) ? findCopy.device.colorSoldOut(name, storage.name) : name
}

/** Filter prices are whole euros: € 10. */
const whole = (cents: number): string => `€\u00a0${cents / 100}`

export function phoneChoiceText(facet: Facet, { value, name }: { value: string; name: string }): string {
  if (facet === 'condition')
    return value === 'refurbished' ? findCopy.filters.conditions.refurbished : findCopy.filters.conditions.nieuw
  if (facet !== 'price') return name
  const { least, below } = nearestPriceClass(value)
  if (least === 0) return findCopy.prices.upTo(whole(below))
  return Number.isFinite(below) ? findCopy.prices.between(whole(least), whole(below)) : findCopy.prices.from(whole(least))
}

export const termsText = ({ months, now }: PhoneSums): string =>
  findCopy.card.terms(months, now === 0 ? findCopy.card.nothingNow : euro(now))

/** The page of this variant; the first variant needs no query. */
export function phoneAddress({ phone, variant }: Pick<PhoneOffer, 'phone' | 'variant'>): Href {
  const page = href('/verlengen/telefoons/:brand/:name', { brand: phone.brand.slug, name: phone.model })
  const isFirst = specOfVariant(nearestVariant(phone)) === specOfVariant(variant)
  return isFirst ? page : withQuery(page, variantQuery(variant))
}

export const variantQuery = ({ color, storage }: PhoneOffer['variant']) => ({ kleur: color.slug, opslag: storage.slug })
