import { safeReturnUrl } from '#model/login/returnUrl.ts'
import { type Href, withQuery } from '#platform/router/href.ts'

/** The screens that send a customer with too little balance here. */
const places = ['/kies-prepaid-bundel', '/onderling-bellen'] as const

/** The screen that sent the customer here, from the address; null for any other place. */
export function backIn(search: string): Href | null {
  const from = safeReturnUrl(new URLSearchParams(search).get('terug'), location.origin, (path) =>
    places.some((one) => one === path),
  )
  const { pathname, searchParams } = new URL(from, location.origin)
  const place = places.find((one) => one === pathname)
  return place ? withQuery(place, searchParams) : null
}
