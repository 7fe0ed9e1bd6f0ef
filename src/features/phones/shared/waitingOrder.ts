import type { FixMeItem } from '#model/overview/contract.ts'
import { type Href, href, withQuery } from '#platform/router/href.ts'

/** Where a phone order that was confirmed but not paid can still be paid. */
export function toWaitingOrder({ payment, ...phone }: NonNullable<FixMeItem['order']>): Href {
  return withQuery(href('/verlengen/telefoons/:brand/:name/:spec/afronding', phone), { betaling: payment })
}
