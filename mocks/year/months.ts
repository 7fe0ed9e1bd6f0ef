import { addMonths, dayOf, endOfMonth, momentOf, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { sumOf } from '#kit/words/money.ts'
import type { InvoiceLine } from '#model/invoices/contract/invoices.ts'
import type { PastPayment } from '#model/invoices/contract/paymentHistory.ts'
import { isMonthlyDiscount } from '#model/invoices/invoices.ts'
import { coveredOf } from '#model/usage/covered.ts'
import type { YearMonth } from '#model/year/contract.ts'
import type { PostpaidAccount, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { minutesOf } from '../invoices/bill.ts'
import { extraLinesOf, fixedLinesOf } from '../invoices/costs.ts'
import { paidInAdvance } from '../invoices/paymentHistory.ts'
import { ratesOn } from '../world/allowance.ts'
import type { WorldEvent } from '../world/events.ts'
import { isWithin, restOf } from '../world/halves.ts'
import type { PeriodUsage, World } from '../world/world.ts'
import { wholeMonths } from './wholeMonths.ts'

/** The periods of usage that overlap a month. */
const periodsIn = ({ months, usageOf }: World, month: Day): PeriodUsage[] =>
  months.filter(({ from, until }) => from <= endOfMonth(month) && until >= month).map((period) => usageOf(period))

/** The lines of the invoice for what a bundle is; a phone and discounts are apart. */
const isBundle = ({ kind }: Pick<InvoiceLine, 'kind'>) => kind !== 'instalment' && !isMonthlyDiscount(kind)

function subscriberMonth(account: PostpaidAccount, world: World, month: Day): YearMonth[] {
  const [usage] = periodsIn(world, month)
  if (!usage) return []
  const { days, calls, topUps, outside, worldCosts } = usage
  const onTop = (type: 'data' | 'voice', isGift: boolean) =>
    topUps[type].filter((topUp) => (topUp.isGift ?? false) === isGift).reduce((sum, { size }) => sum + size, 0)
  const of = (type: 'data' | 'voice', used: number) => ({ used, given: onTop(type, true), bought: onTop(type, false) })
  const inEu = outside.filter(({ kind }) => kind === 'data' || kind === 'voice' || kind === 'sms')
  return [
    {
      month,
      data: of('data', coveredOf(days)),
      voice: of('voice', calls.minutes),
      sms: calls.sms,
      bundles: sumOf(fixedLinesOf(account, month, restOf(endOfMonth(month))).filter(isBundle)),
      outside: sumOf(inEu) - worldCosts + sumOf(extraLinesOf(account, month)),
    },
  ]
}

/** A prepaid bundle runs from any day, so a month is counted from its days and calls. */
function prepaidMonth(account: PrepaidAccount, world: World, month: Day, paid: readonly PastPayment[]): YearMonth[] {
  const usages = periodsIn(world, month)
  if (usages.length === 0) return []
  const [from, until] = [momentOf(month), momentOf(addMonths(month, 1))]
  const total = { data: 0, minutes: 0, sms: 0, outside: 0 }
  for (const { days, calls, allowance } of usages) {
    const own = days.filter(({ day }) => startOfMonth(day) === month)
    total.data += coveredOf(own)
    for (const { day, outside = 0 } of own) total.outside += outside * ratesOn(allowance, restOf(day)).data
    for (const call of calls.calls) {
      const at = call.at * 1000
      if (at < from || at >= until || call.kind === 'abroad' || call.kind === 'service') continue
      total.outside += call.costs
      if (call.kind === 'sms') total.sms += 1
      // What on-net calling covers does not count for a bundle.
      else if (call.kind !== 'mutual' || call.costs > 0 || !isWithin(dayOf(at), account.onNet)) total.minutes += minutesOf(call)
    }
  }
  const none = { given: 0, bought: 0 }
  return [
    {
      month,
      data: { used: total.data, ...none },
      voice: { used: total.minutes, ...none },
      sms: total.sms,
      bundles: sumOf(paid.filter((payment) => payment.kind === 'bundle' && isPaidIn(payment, month))),
      outside: total.outside,
    },
  ]
}

const isPaidIn = ({ status, at }: PastPayment, month: Day): boolean =>
  status === 'paid' && startOfMonth(dayOf(Date.parse(at))) === month

/** The whole months of a year of which usage is kept, oldest first. */
export function yearMonthsOf(world: World, from: Day, events: readonly WorldEvent[], now: number): YearMonth[] {
  const { account, today } = world
  const months = wholeMonths(account, from, today)
  if (account.type === 'Postpaid') return months.flatMap((month) => subscriberMonth(account, world, month))
  const paid = paidInAdvance(account, events, now) ?? []
  return months.flatMap((month) => prepaidMonth(account, world, month, paid))
}

const isTopUp = ({ kind }: PastPayment) => kind === 'topUp' || kind === 'autoTopUp' || kind === 'voucher'

/** What was topped up in these months, in cents. */
export function toppedUpIn(
  account: PrepaidAccount,
  months: readonly Pick<YearMonth, 'month'>[],
  events: readonly WorldEvent[],
  now: number,
): number {
  const paid = paidInAdvance(account, events, now) ?? []
  return sumOf(paid.filter((payment) => isTopUp(payment) && months.some(({ month }) => isPaidIn(payment, month))))
}
