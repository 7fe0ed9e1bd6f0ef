import type { FixMeItem } from '../../../api/contract/overview.ts'
import { type Href, href, withQuery } from '../../../routes/href.ts'

/** Where a phone order that was confirmed but not paid can still be paid. */
export function toWaitingOrder({ payment, ...phone }: NonNullable<FixMeItem['order']>): Href {
  return withQuery(href('/verlengen/telefoons/:brand/:name/:spec/afronding', phone), { betaling: payment })
}
