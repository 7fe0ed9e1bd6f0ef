import { endOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { ChangeCause, Compared, InvoiceLine, LineKind } from '#model/invoices/contract/invoices.ts'
import { invoiceDifference } from '#model/invoices/invoices.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { subscriberAsOf } from '../bundles/pending.ts'
import { endKnownIn, termsIn, termsSince } from './costs.ts'

export type Dated = Pick<Compared, 'month' | 'date' | 'lines'>

/** An invoice with the terms on which it was made. */
export type InvoiceTerms = Dated & { readonly since: Day; readonly isDiscounted: boolean; readonly hasEnd: boolean }

function toldOf(account: PostpaidAccount, { month, date, lines }: Dated): InvoiceTerms {
  const customer = subscriberAsOf(account, date)
  const { discount } = termsIn(customer, date)
  const end = endKnownIn(customer, date)
  return {
    month,
    date,
    lines,
    since: termsSince(customer, date),
    isDiscounted: discount !== null && date <= discount.until,
    hasEnd: end !== null && end < endOfMonth(month),
  }
}

/** One kind of line on an invoice and the one before, and the difference in cents. */
export type BundleStep = {
  kind: LineKind
  amount: number
  own: readonly InvoiceLine[]
  old: readonly InvoiceLine[]
  now: InvoiceTerms
  before: InvoiceTerms
}

export const plainCause = ({ amount }: BundleStep): ChangeCause => (amount > 0 ? 'more' : 'less')

const rankOf = (line: InvoiceLine | undefined): number => line?.size ?? Number.POSITIVE_INFINITY

export function bundleCause(step: BundleStep): ChangeCause {
  const { kind, amount, now, before } = step
  const [own, old] = [step.own[0], step.old[0]]
  if (now.hasEnd && !own) return 'stopped'
  if (!old) return before.lines.some((line) => line.kind === 'proRata') ? 'whole' : 'chosen'
  if (!own) return 'dropped'
  const larger = rankOf(own) - rankOf(old)
  if (larger > 0 && amount > 0) return 'bigger'
  if (larger < 0 && amount < 0) return 'smaller'
  const isDiscount = kind === 'dataBundle' && now.isDiscounted !== before.isDiscounted
  if (isDiscount && now.isDiscounted && amount < 0) return 'discounted'
  if (now.since !== before.since) return 'contract'
  return isDiscount && amount > 0 ? 'discountEnded' : plainCause(step)
}

/** The differences of an invoice with the one before. Empty when one of the two is missing. */
export function stepsOf(
  account: PostpaidAccount,
  invoice: Dated | null | undefined,
  earlier: Dated | null | undefined,
): BundleStep[] {
  if (!invoice || !earlier) return []
  const [now, before] = [toldOf(account, invoice), toldOf(account, earlier)]
  return invoiceDifference(now.lines, before.lines).map(({ kind, amount }) => {
    const of = ({ lines }: InvoiceTerms) => lines.filter((line) => line.kind === kind)
    return { kind, amount, own: of(now), old: of(before), now, before }
  })
}

/** True when the discount of the earlier invoice is gone from this one, and nothing else of its internet bundle changed. */
export const endsDiscount = (account: PostpaidAccount, invoice: Dated, earlier: Dated | undefined): boolean =>
  stepsOf(account, invoice, earlier).some((step) => step.kind === 'dataBundle' && bundleCause(step) === 'discountEnded')
