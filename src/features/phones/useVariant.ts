import { pathHere } from '#kit/base.ts'
import type { Smartphone } from '#model/phones/contract/handsetShop.ts'
import { nearestVariant, type Variant } from '#model/phones/phoneSpec.ts'
import { type Href, withQuery } from '#platform/router/href.ts'
import { navigate, usePlace } from '#platform/router/location.tsx'
import { variantQuery } from './texts.ts'

/** The variant, stored in the address so that Back, a reload and a shared link show the same. */
export function useVariant(phone: Smartphone | null) {
  const query = new URLSearchParams(usePlace().search)
  const [color, storage] = [query.get('kleur'), query.get('opslag')]
  const wanted = { ...(color && { color }), ...(storage && { storage }) }
  const variant = phone && nearestVariant(phone, isKnown(phone, wanted))
  return {
    variant,
    choose: (next: Variant) => navigate(withQuery(pathHere() as Href, variantQuery(next)), { replace: true }), // of this screen
  }
}

/** Ignores a colour or storage size that the phone does not have. */
function isKnown({ colors }: Smartphone, { color, storage }: { color?: string; storage?: string }) {
  return {
    ...(color !== undefined && colors.some(({ slug }) => slug === color) && { color }),
    ...(storage !== undefined && colors.some((one) => one.storage.some(({ slug }) => slug === storage)) && { storage }),
  }
}
