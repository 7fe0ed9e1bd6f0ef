import type { HandsetColor, Smartphone } from '../../api/contract/handsetShop.ts'
import type { PhoneSums } from '../../domain/handsetSums.ts'
import { euro } from '../../domain/money.ts'
import { type Facet, nearestPriceClass, type Offer } from '../../domain/phoneFilters.ts'
import { isAvailable, nearestVariant, specOfVariant, type Variant, variantsOf } from '../../domain/phoneSpec.ts'
import { type Href, href, withQuery } from '../../routes/href.ts'
import { findCopy, shopCopy } from './copy.ts'

export const nameOf = ({ brand, name }: Smartphone): string => `${brand.name} ${name}`

/** At a storage that is sold out in this colour; of a phone that is sold out as a whole the colour says nothing. */
export const storageSoldOut = ({ available }: Smartphone, { name }: HandsetColor): string =>
  available ? findCopy.device.soldOutIn(name) : shopCopy.availability.soldOut

/** What stands at a colour: that it cannot be had with the room that is chosen, when it can in another colour or with other room. */
export function colorText(phone: Smartphone, { color: { slug, name }, storage }: Variant): string {
  const same = variantsOf(phone).find((one) => one.color.slug === slug && one.storage.slug === storage.slug)
  return phone.available && same && !isAvailable(phone, same) ? findCopy.device.colorSoldOut(name, storage.name) : name
}

/** Whole euros, as there are only those: € 10. */
const whole = (cents: number): string => `€\u00a0${cents / 100}`

/** What stands at a choice of a filter. */
export function choiceText(facet: Facet, { value, name }: { value: string; name: string }): string {
  if (facet === 'condition')
    return value === 'refurbished' ? findCopy.filters.conditions.refurbished : findCopy.filters.conditions.nieuw
  if (facet !== 'price') return name
  const { least, below } = nearestPriceClass(value)
  if (least === 0) return findCopy.prices.upTo(whole(below))
  return Number.isFinite(below) ? findCopy.prices.between(whole(least), whole(below)) : findCopy.prices.from(whole(least))
}

/** How often a monthly price is paid, and what is paid before: with it the price a month comes to the total. */
export const termsText = ({ months, now }: PhoneSums): string =>
  findCopy.card.terms(months, now === 0 ? findCopy.card.nothingNow : euro(now))

/** Where this variant is shown; its colour and room only when they are not the ones that are shown first. */
export function addressOf({ phone, variant }: Pick<Offer, 'phone' | 'variant'>): Href {
  const page = href('/verlengen/telefoons/:brand/:name', { brand: phone.brand.slug, name: phone.model })
  const isFirst = specOfVariant(nearestVariant(phone)) === specOfVariant(variant)
  return isFirst ? page : withQuery(page, variantQuery(variant))
}

/** The colour and room in an address. */
export const variantQuery = ({ color, storage }: Offer['variant']) => ({ kleur: color.slug, opslag: storage.slug })
