import { addDays, addMonths, daysBetween, endOfMonth, startOfMonth } from '#kit/dates.ts'
import type { CostLine, Day } from '#kit/parts.ts'
import type { InvoiceLine } from '#model/invoices/contract/invoices.ts'
import { proRata } from '#model/invoices/invoices.ts'
import { VERIFICATION } from '#model/profile/bankAccount.ts'
import type { PricePeriod } from '#model/subscription/withdrawal.ts'
import type { Half, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { rates } from '../../fixtures/catalogue/rates.ts'
import { householdDiscountOf } from '../friends/world.ts'
import { termsOf } from '../phones/phoneOrder.ts'
import { bundlesOf } from '../world/allowance.ts'
import { dayOfHalf, restOf } from '../world/halves.ts'
import { terminationOf } from '../world/periods.ts'
import { bundleCostsOf, bundlePricesOf, dataCapPriceOf, type Priced, priceTermsOf } from '../world/prices.ts'
import type { World } from '../world/world.ts'

/** The first day of the terms that hold in a half-day. */
export function termsSince({ since, earlier }: PostpaidAccount, half: Half): Day {
  const last = earlier.findLast(({ until }) => until < dayOfHalf(half))
  return last ? addDays(last.until, 1) : since
}

/** The bundles and prices in a half-day, including those before a change in the demo. */
export function termsIn(account: PostpaidAccount, half: Half): Priced {
  const day = dayOfHalf(half)
  const before = account.earlier.find(({ until }) => until >= day)
  const terms = priceTermsOf(before ?? account)
  const { bundles } = terms
  const switched = account.dataCapSwitched.filter(
    (at) => restOf(at) > half && (before === undefined || at <= before.until),
  ).length
  const dataCap = switched % 2 === 0 ? bundles.dataCap : !bundles.dataCap
  return { ...terms, portfolio: account.portfolio, bundles: { ...bundles, dataCap } }
}

/** The monthly price of the subscription on a day, with all that is charged every month but a phone; in cents. */
export function monthlyFeeOn(account: PostpaidAccount, day: Day): number {
  const terms = termsIn(account, restOf(day))
  return bundleCostsOf(terms, day) + (terms.bundles.dataCap ? dataCapPriceOf(terms) : 0)
}

/** The days of the subscription before a day, by the monthly price of its bundles. */
export function pricePeriodsOf(account: PostpaidAccount, until: Day): PricePeriod[] {
  const periods: PricePeriod[] = []
  for (let day = account.since; day < until; day = addDays(day, 1)) {
    const monthly = bundleCostsOf(termsIn(account, restOf(day)), day)
    const last = periods.at(-1)
    if (last?.monthly === monthly) last.days += 1
    else periods.push({ days: 1, monthly })
  }
  return periods
}

type Span = { from: Day; until: Day; isWhole: boolean }

/** The last day as known in a half-day: it was unknown before the customer cancelled, and one that was undone was known until then. */
export function endKnownIn(account: PostpaidAccount, half: Half): Day | null {
  const { cancellation, undone = [] } = account
  const before = undone.find(({ on, until }) => restOf(on) <= half && half < restOf(until))
  if (before) return before.endsOn
  return cancellation === null || restOf(cancellation.on) <= half ? terminationOf(account) : null
}

/** The part of a month in which the subscription runs, as known in a half-day; null when it does not run. */
function spanOf(account: PostpaidAccount, month: Day, half: Half): Span | null {
  const [first, last] = [startOfMonth(month), endOfMonth(month)]
  const termination = endKnownIn(account, half)
  const from = account.since > first ? account.since : first
  const until = termination !== null && termination < last ? termination : last
  return from <= until ? { from, until, isWhole: from === first && until === last } : null
}

/** Part of a month is one line; in a month that has just begun it grows by the day. */
function partOf(terms: Priced, { from, until }: Span, asOf: Day, soFar: boolean): InvoiceLine[] {
  const days = soFar && asOf <= until ? daysBetween(from, asOf) : daysBetween(from, until) + 1
  const monthly = bundleCostsOf(terms, asOf)
  const last = days > 0 ? addDays(from, days - 1) : from
  return monthly === 0 ? [] : [{ kind: 'proRata', amount: proRata(monthly, days), from, until: last, days, monthly }]
}

function bundleLines(terms: Priced, span: Pick<Span, 'from' | 'until'>, asOf: Day): InvoiceLine[] {
  const { data, voice } = bundlesOf(terms)
  const prices = bundlePricesOf(terms, asOf)
  const { from, until } = span
  const sized = ({ size, isUnlimited }: { size: number; isUnlimited: boolean }) => (isUnlimited ? null : size)
  // Everything with a price is a line, even calling without a bundle.
  const exists = ({ size, isUnlimited }: { size: number; isUnlimited: boolean }, price: number) =>
    size > 0 || isUnlimited || price > 0
  return [
    ...(exists(data, prices.data) ? [{ kind: 'dataBundle', amount: prices.data, from, until, size: sized(data) } as const] : []),
    ...(exists(voice, prices.voice)
      ? [{ kind: 'voiceBundle', amount: prices.voice, from, until, size: sized(voice) } as const]
      : []),
    ...(prices.sms === null ? [] : [{ kind: 'smsBundle', amount: prices.sms, from, until } as const]),
  ]
}

/**
 * The fixed costs of a month, as known in a half-day: an invoice is made in the morning of its day. `soFar`: a first month counts only the
 * days until then; an invoice counts all of them.
 */
export function fixedLinesOf(account: PostpaidAccount, month: Day, known: Half, soFar = false): InvoiceLine[] {
  const asOf = dayOfHalf(known)
  const span = spanOf(account, month, known)
  const instalments = (from: Day, until: Day) =>
    termsOf(account, month, known).map((term) => ({ kind: 'instalment', from, until, ...term }) as const)
  // The loan continues after the subscription.
  if (!span) return terminationOf(account) === null ? [] : instalments(startOfMonth(month), endOfMonth(month))
  const { from, until } = span
  const terms = termsIn(account, known)
  const isBeginning = from > startOfMonth(month)
  const lines = span.isWhole ? bundleLines(terms, span, asOf) : partOf(terms, span, asOf, soFar && isBeginning)
  const dataCap = terms.bundles.dataCap ? dataCapPriceOf(terms) : 0
  if (dataCap > 0) lines.push({ kind: 'dataCap', amount: dataCap, from, until })
  const discount = householdDiscountOf(account, asOf)
  if (discount > 0) lines.push({ kind: 'household', amount: -discount, from, until })
  return [...lines, ...instalments(from, until)]
}

/** The extras of a month, one line per kind. */
export function extraLinesOf({ extras }: PostpaidAccount, month: Day): InvoiceLine[] {
  const [from, until] = [startOfMonth(month), endOfMonth(month)]
  const bought = extras.filter(({ day, price }) => from <= day && day <= until && price > 0)
  return (['data', 'voice'] as const).flatMap((type): InvoiceLine[] => {
    const own = bought.filter((extra) => extra.type === type)
    if (own.length === 0) return []
    const [amount, size] = [own.reduce((sum, { price }) => sum + price, 0), own.reduce((sum, extra) => sum + extra.size, 0)]
    return [{ kind: type === 'data' ? 'extraData' : 'extraVoice', amount, from, until, size }]
  })
}

/** The fee for ending before the contract did, in the month of the last day. */
export function feeLinesOf(account: PostpaidAccount, month: Day): InvoiceLine[] {
  const termination = terminationOf(account)
  const fee = account.cancellation?.fee ?? 0
  if (termination === null || fee === 0 || startOfMonth(termination) !== startOfMonth(month)) return []
  return [{ kind: 'terminationFee', amount: fee, from: startOfMonth(month), until: termination }]
}

/** Refunds the cents that were paid in a month to link a bank account. */
export function verificationLinesOf({ verifications }: PostpaidAccount, month: Day): InvoiceLine[] {
  const [from, until] = [startOfMonth(month), endOfMonth(month)]
  const paid = verifications.filter((day) => from <= day && day <= until).length
  return paid === 0 ? [] : [{ kind: 'verification', amount: -VERIFICATION * paid, from, until }]
}

export function simLinesOf({ sims }: PostpaidAccount, month: Day): InvoiceLine[] {
  const [from, until] = [startOfMonth(month), endOfMonth(month)]
  const amount = sims.bought.reduce((sum, { day, price }) => (from <= day && day <= until ? sum + price : sum), 0)
  return amount === 0 ? [] : [{ kind: 'simReplacement', amount, from, until }]
}

const rateOf: Record<CostLine['kind'], number> = {
  data: rates.postpaid.data,
  voice: rates.postpaid.voice,
  sms: rates.postpaid.sms,
  abroad: rates.postpaid.abroad,
  service: rates.postpaid.service,
  other: 0,
}

export function outsideLinesOf(world: World, month: Day): InvoiceLine[] {
  const period = world.months.find(({ from }) => startOfMonth(from) === startOfMonth(month))
  if (!period) return []
  const { from, until } = period
  return world.usageOf(period).outside.map(({ kind, quantity, amount }) => ({
    kind,
    amount,
    from,
    until,
    quantity,
    // Only when everything has one rate, so that the line can show the multiplication.
    ...(quantity * rateOf[kind] === amount && { rate: rateOf[kind] }),
  }))
}

/** The first day of the previous month. */
export const monthBefore = (month: Day): Day => addMonths(startOfMonth(month), -1)
