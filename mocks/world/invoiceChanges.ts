import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type { ChangeCause, Compared, InvoiceChange, InvoiceLine, LineKind } from '../../src/api/contract/invoices.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { endOfMonth } from '../../src/domain/dates.ts'
import { differenceOf, outsideKinds } from '../../src/domain/invoices.ts'
import { endKnownIn, termsIn, termsSince } from './costs.ts'
import { subscriberAsOf } from './pending.ts'

type Dated = Pick<Compared, 'month' | 'date' | 'lines'>

/** An invoice with the terms on which it was made. */
type Told = Dated & { readonly since: Day; readonly isDiscounted: boolean; readonly hasEnd: boolean }

function toldOf(account: PostpaidAccount, { month, date, lines }: Dated): Told {
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
type Step = { kind: LineKind; amount: number; own: readonly InvoiceLine[]; old: readonly InvoiceLine[]; now: Told; before: Told }

const plain = ({ amount }: Step): ChangeCause => (amount > 0 ? 'more' : 'less')

const rankOf = (line: InvoiceLine | undefined): number => line?.size ?? Number.POSITIVE_INFINITY

function bundleCause(step: Step): ChangeCause {
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
  return isDiscount && amount > 0 ? 'discountEnded' : plain(step)
}

/** A setting or discount of a month, of which an invoice may have that of the month before too. */
function monthlyCause(step: Step): ChangeCause {
  const { own, old, now } = step
  if (own.length === 0) return now.hasEnd ? 'stopped' : 'dropped'
  if (old.length === 0) return 'chosen'
  const [each, other] = [Math.sign(own[0]?.amount ?? 0), Math.sign(old[0]?.amount ?? 0)]
  if (each !== other) return plain(step)
  if (own.length === old.length) return plain(step)
  return own.length > old.length ? 'double' : 'doubleBefore'
}

/** The data cap: money back when it was turned off after its month was invoiced. */
function dataCapCause(step: Step): ChangeCause {
  const isBack = (lines: readonly InvoiceLine[]) => lines.some(({ amount }) => amount < 0)
  if (isBack(step.own)) return step.now.hasEnd ? 'stopped' : 'dropped'
  return isBack(step.old) ? 'backBefore' : monthlyCause(step)
}

function instalmentCause(step: Step): ChangeCause {
  const { own, old } = step
  if (own.some(({ amount }) => amount < 0)) return 'back'
  if (old.some(({ amount }) => amount < 0)) return 'backBefore'
  if (own.length === 0) return 'dropped'
  return old.length === 0 ? 'chosen' : plain(step)
}

function correctionCause({ own, amount }: Step): ChangeCause {
  const [line] = own
  if (!line) return 'backBefore'
  if (line.because === 'withdrawn') return 'withdrawn'
  if (line.because === 'ended') return 'stopped'
  return amount > 0 ? 'more' : 'less'
}

const quantityIn = (lines: readonly InvoiceLine[]): number => lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0)

/** Use outside the bundle: more of it, or dearer. */
function usageCause(step: Step): ChangeCause {
  const { kind, amount, own, old, now, before } = step
  const hasSms = ({ lines }: Told) => lines.some((line) => line.kind === 'smsBundle')
  if (kind === 'sms' && own.length === 0 && hasSms(before)) return 'bundled'
  if (kind === 'sms' && old.length === 0 && !hasSms(now) && hasSms(before)) return 'unbundled'
  const more = quantityIn(own) - quantityIn(old)
  if (more !== 0 && Math.sign(more) === Math.sign(amount)) return plain(step)
  return amount > 0 ? 'dearer' : 'cheaper'
}

function causeOf(step: Step): ChangeCause {
  const { kind } = step
  if (kind === 'dataBundle' || kind === 'voiceBundle' || kind === 'smsBundle') return bundleCause(step)
  if (kind === 'dataCap') return dataCapCause(step)
  if (kind === 'household') return monthlyCause(step)
  if (kind === 'instalment') return instalmentCause(step)
  if (kind === 'correction') return correctionCause(step)
  if (kind === 'proRata' && step.own.length === 0 && step.now.hasEnd) return 'stopped'
  return outsideKinds.some((outside) => outside === kind) ? usageCause(step) : plain(step)
}

/** The differences of an invoice with the one before and their real causes, largest first. */
export function changesOf(
  account: PostpaidAccount,
  invoice: Dated | null | undefined,
  earlier: Dated | null | undefined,
): InvoiceChange[] {
  if (!invoice || !earlier) return []
  const [now, before] = [toldOf(account, invoice), toldOf(account, earlier)]
  return differenceOf(now.lines, before.lines)
    .map(({ kind, amount }) => {
      const of = ({ lines }: Told) => lines.filter((line) => line.kind === kind)
      return { kind, amount, cause: causeOf({ kind, amount, own: of(now), old: of(before), now, before }) }
    })
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
}

/** Is the discount of the earlier invoice gone from this one, and nothing else of its bundles? */
export const endsDiscount = (account: PostpaidAccount, invoice: Dated, earlier: Dated | undefined): boolean =>
  changesOf(account, invoice, earlier).some(({ cause }) => cause === 'discountEnded')
