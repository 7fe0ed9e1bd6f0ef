import type { ChangeCause, InvoiceChange, InvoiceLine } from '#model/invoices/contract/invoices.ts'
import { isMonthlyDiscount, outsideKinds } from '#model/invoices/invoices.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { type BundleStep, bundleCause, type Dated, type InvoiceTerms, plainCause, stepsOf } from './bundleSteps.ts'

/** A setting or discount of a month, of which an invoice may have that of the month before too. */
function monthlyCause(step: BundleStep): ChangeCause {
  const { own, old, now } = step
  if (own.length === 0) return now.hasEnd ? 'stopped' : 'dropped'
  if (old.length === 0) return 'chosen'
  const [each, other] = [Math.sign(own[0]?.amount ?? 0), Math.sign(old[0]?.amount ?? 0)]
  if (each !== other) return plainCause(step)
  if (own.length === old.length) return plainCause(step)
  return own.length > old.length ? 'double' : 'doubleBefore'
}

/** The data cap: money back when it was turned off after its month was invoiced. */
function dataCapCause(step: BundleStep): ChangeCause {
  const isBack = (lines: readonly InvoiceLine[]) => lines.some(({ amount }) => amount < 0)
  if (isBack(step.own)) return step.now.hasEnd ? 'stopped' : 'dropped'
  return isBack(step.old) ? 'backBefore' : monthlyCause(step)
}

function instalmentCause(step: BundleStep): ChangeCause {
  const { own, old } = step
  if (own.some(({ amount }) => amount < 0)) return 'back'
  if (old.some(({ amount }) => amount < 0)) return 'backBefore'
  if (own.length === 0) return 'dropped'
  return old.length === 0 ? 'chosen' : plainCause(step)
}

function correctionCause({ own, amount }: BundleStep): ChangeCause {
  const [line] = own
  if (!line) return 'backBefore'
  if (line.because === 'withdrawn') return 'withdrawn'
  if (line.because === 'ended') return 'stopped'
  return amount > 0 ? 'more' : 'less'
}

const quantityIn = (lines: readonly InvoiceLine[]): number => lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0)

/** Use outside the bundle: more of it, or dearer. */
function usageCause(step: BundleStep): ChangeCause {
  const { kind, amount, own, old, now, before } = step
  const hasSms = ({ lines }: InvoiceTerms) => lines.some((line) => line.kind === 'smsBundle')
  if (kind === 'sms' && own.length === 0 && hasSms(before)) return 'bundled'
  if (kind === 'sms' && old.length === 0 && !hasSms(now) && hasSms(before)) return 'unbundled'
  const more = quantityIn(own) - quantityIn(old)
  if (more !== 0 && Math.sign(more) === Math.sign(amount)) return plainCause(step)
  return amount > 0 ? 'dearer' : 'cheaper'
}

function causeOf(step: BundleStep): ChangeCause {
  const { kind } = step
  if (kind === 'dataBundle' || kind === 'voiceBundle' || kind === 'smsBundle') return bundleCause(step)
  if (kind === 'dataCap') return dataCapCause(step)
  if (isMonthlyDiscount(kind)) return monthlyCause(step)
  if (kind === 'instalment') return instalmentCause(step)
  if (kind === 'correction') return correctionCause(step)
  if (kind === 'proRata' && step.own.length === 0 && step.now.hasEnd) return 'stopped'
  return outsideKinds.some((outside) => outside === kind) ? usageCause(step) : plainCause(step)
}

/** The differences of an invoice with the one before and their real causes, largest first. */
export const invoiceChangesOf = (
  account: PostpaidAccount,
  invoice: Dated | null | undefined,
  earlier: Dated | null | undefined,
): InvoiceChange[] =>
  stepsOf(account, invoice, earlier)
    .map((step) => ({ kind: step.kind, amount: step.amount, cause: causeOf(step) }))
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
