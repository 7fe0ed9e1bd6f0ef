import { addMonths, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { InvoiceLine, LineKind } from '#model/invoices/contract/invoices.ts'
import { callCosts } from '#model/usage/callCosts.ts'
import { type Href, partOf, withQuery } from '#platform/router/href.ts'

/** Usage is kept for this many months. */
const USAGE_MONTHS = 12

export const isCalls = (kind: LineKind): boolean => callCosts.some((one) => one === kind)

type Used = Pick<InvoiceLine, 'kind' | 'from' | 'quantity'>

/** The line counts usage that can still be looked up. */
export const isInvoiceKept = ({ from, quantity }: Used, today: Day): boolean =>
  quantity !== undefined && from >= addMonths(startOfMonth(today), -USAGE_MONTHS)

/** The calls or days behind an invoice line; null for lines that are no usage, or too old. */
export function usageBehind(line: Used, today: Day): Href | null {
  const { kind, from } = line
  if (!isInvoiceKept(line, today)) return null
  if (kind === 'data') return withQuery('/verbruik/internet', { periode: from })
  return isCalls(kind) ? partOf(withQuery('/verbruik/bellen-en-sms', { periode: from, kosten: kind }), 'kosten') : null
}
