import { safeReturnUrl } from '../../domain/returnUrl.ts'
import { type Href, withQuery } from '../../routes/href.ts'

/** The screens that send a customer here who is short of credit. */
const places = ['/kies-prepaid-bundel', '/onderling-bellen'] as const

/** Where the customer was when there was too little credit, when that stands in the address; null for any other place. */
export function backIn(search: string): Href | null {
  const from = safeReturnUrl(new URLSearchParams(search).get('terug'), location.origin, (path) =>
    places.some((one) => one === path),
  )
  const { pathname, searchParams } = new URL(from, location.origin)
  const place = places.find((one) => one === pathname)
  return place ? withQuery(place, searchParams) : null
}
