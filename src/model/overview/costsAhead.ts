import { dayOf, daysBetween, endOfMonth, startOfMonth } from '#kit/dates.ts'
import type { CostLine, Day } from '#kit/parts.ts'
import { leftOf } from '#model/bundles/bundles.ts'
import { countedOf } from '#model/costs/costLimit.ts'
import { standstillOn } from '#model/subscription/standstill.ts'
import type { DataBundle, Overview, OverviewInvoice, Usps, VoiceSmsBundle } from './contract.ts'

/** An amount that is about `expected`, and hardly less than `least` or more than `most`. */
export type Range = { readonly least: number; readonly expected: number; readonly most: number }

const exactly = (amount: number): Range => ({ least: amount, expected: amount, most: amount })
const nothing = exactly(0)

/** The days that show how somebody goes on: at most two whole weeks, and at least three days (design 6, as the forecast of a bundle). */
const LOOK_BACK_DAYS = 14
const SILENT_DAYS = 3
/** The width of a range in standard deviations. Days are many and even out; calls are few, so that their spread is less well known. */
const DAYS_WIDTH = 1.65
const CALLS_WIDTH = 2
/** The minutes of a usual call. */
const CALL = 5

const around = (expected: number, spread: number): Range => ({
  least: Math.max(0, expected - spread),
  expected,
  most: expected + spread,
})
const each = (range: Range, change: (amount: number) => number): Range => ({
  least: change(range.least),
  expected: change(range.expected),
  most: change(range.most),
})
const priced = (range: Range, price: number): Range => each(range, (quantity) => Math.round(quantity * price))
const exceeding = (range: Range, left: number): Range => each(range, (quantity) => Math.max(0, quantity - left))
/** At most so many cents: the customer's own limit stops the rest. */
const upTo = (room: number, range: Range): Range => each(range, (amount) => Math.min(room, amount))
const plus = (one: Range, other: Range): Range => ({
  least: one.least + other.least,
  expected: one.expected + other.expected,
  most: one.most + other.most,
})

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The days that are still to be charged on the next invoice, from the day of the figures to the last one. */
type Rest = { readonly from: Day; readonly day: Day; readonly last: Day }

/** The MB of the other days, at the pace of the last two weeks. */
function megabytesAhead({ usedPerDay }: Pick<DataBundle, 'usedPerDay'>, { from, day, last }: Rest): Range {
  const used = Array.from({ length: daysBetween(from, day) + 1 }, (_, at) => usedPerDay[at] ?? 0)
  const recent = used.slice(0, -1).slice(-LOOK_BACK_DAYS)
  const perDay = recent.length < SILENT_DAYS ? 0 : meanOf(recent)
  if (perDay === 0) return nothing
  const restOfToday = Math.max(0, perDay - (used.at(-1) ?? 0)) / perDay
  const days = restOfToday + daysBetween(day, last)
  const variance = meanOf(recent.map((one) => (one - perDay) ** 2))
  return around(perDay * days, DAYS_WIDTH * Math.sqrt(variance * days * (1 + days / recent.length)))
}

/** The minutes or messages of the other days, at the pace of this month. `size`: of one call or message. */
function countAhead(used: number, size: number, { from, day, last }: Rest): Range {
  const past = daysBetween(from, day)
  if (past < SILENT_DAYS) return nothing
  const days = daysBetween(day, last) + 1
  const expected = (used / past) * days
  return around(expected, CALLS_WIDTH * Math.sqrt(expected * size * (1 + days / past)))
}

/** The MB that a bundle covers. Compleet that is on its way doubles it, unless it comes too late: `most` does not count on it. */
function dataBeyond(bundle: DataBundle, isDoubling: boolean, rest: Rest): Range {
  const ahead = megabytesAhead(bundle, rest)
  const left = leftOf(bundle)
  const sooner = exceeding(ahead, left + (isDoubling && bundle.additionalCompleteSize === 0 ? bundle.size : 0))
  return { ...sooner, most: exceeding(ahead, left).most }
}

function minutesBeyond(bundle: VoiceSmsBundle | null, minutes: number, rest: Rest): Range {
  if (bundle?.isUnlimited) return nothing
  return exceeding(countAhead(minutes, CALL, rest), bundle ? leftOf(bundle) : 0)
}

/** The amount that a line of this month adds at the same pace and its own price. */
const lineAhead = ({ quantity, amount }: Pick<CostLine, 'quantity' | 'amount'>, rest: Rest): Range =>
  quantity === 0 ? nothing : priced(countAhead(quantity, CALL, rest), amount / quantity)

/** The next invoice if the customer goes on as before. Amounts in cents. */
export type CostsAhead = {
  readonly date: Day
  /** The invoice without further use. */
  readonly amount: number
  /** The whole invoice. */
  readonly total: Range
  /** MB and minutes that no bundle covers, whatever a limit lets through. */
  readonly beyond: { readonly data: Range; readonly voice: Range }
  /** The costs that come on top, by kind. `other`: calls to other countries and to 0900 numbers. */
  readonly more: { readonly data: Range; readonly voice: Range; readonly sms: Range; readonly other: Range }
}

function restOf({ dataBundle, voiceSmsBundle, terminationDate, updatedAt }: Overview): Rest {
  const day = dayOf(Date.parse(updatedAt))
  const end = endOfMonth(day)
  const from = dataBundle?.from ?? voiceSmsBundle?.from ?? startOfMonth(day)
  return { from, day, last: terminationDate !== null && terminationDate < end ? terminationDate : end }
}

/** The cents that the customer's own limit leaves for extra costs this month. */
function roomFor({ costLimit, currentCosts }: Overview): number {
  if (!costLimit) return Number.POSITIVE_INFINITY
  return costLimit.isReached ? 0 : Math.max(0, costLimit.amount - countedOf(currentCosts?.outside ?? []))
}

/** True when nothing more can come on the next invoice: its month is over, or nothing can be used. */
function isSettled({ standstill, subscriptionActive }: Overview, invoice: OverviewInvoice, { day }: Rest): boolean {
  const stops = standstillOn(standstill, day)
  return !subscriptionActive || invoice.date <= endOfMonth(day) || (stops !== null && stops.why !== 'capped')
}

/**
 * The next invoice (domain 1.10) of a subscriber who uses internet, calls and sms as before, at the prices of the offer. Null without an
 * invoice. Figures without a history of three days foretell nothing.
 */
export function costsAhead(overview: Overview, usps: Usps): CostsAhead | null {
  const {
    nextInvoice: invoice,
    dataBundle,
    voiceSmsBundle,
    calls,
    currentCosts,
    dataCap,
    completeStatus,
    smsUnlimited,
  } = overview
  if (!invoice) return null
  const { date, amount } = invoice
  const rest = restOf(overview)
  const none = { data: nothing, voice: nothing, sms: nothing, other: nothing }
  if (!currentCosts || isSettled(overview, invoice, rest))
    return { date, amount, total: exactly(amount), beyond: none, more: none }
  const line = (kind: CostLine['kind']) => currentCosts.outside.find((one) => one.kind === kind) ?? { quantity: 0, amount: 0 }
  const isFree = dataBundle?.isInfiniteBundle === true || dataCap?.active === true
  const beyond = {
    data: isFree
      ? nothing
      : dataBundle
        ? dataBeyond(dataBundle, completeStatus === 'PENDING', rest)
        : countAhead(line('data').quantity, CALL, rest),
    voice: minutesBeyond(voiceSmsBundle, calls?.minutes ?? 0, rest),
  }
  const room = roomFor(overview)
  const wanted = {
    data: dataBundle || isFree ? priced(beyond.data, usps.dataCostOutsideBundle) : lineAhead(line('data'), rest),
    voice: priced(beyond.voice, usps.voiceCostOutsideBundle),
    sms: smsUnlimited ? nothing : priced(countAhead(calls?.sms ?? 0, 1, rest), usps.smsCostOutsideBundle),
    other: plus(lineAhead(line('abroad'), rest), lineAhead(line('service'), rest)),
  }
  const more = {
    data: upTo(room, wanted.data),
    voice: upTo(room, wanted.voice),
    sms: upTo(room, wanted.sms),
    other: upTo(room, wanted.other),
  }
  const total = plus(exactly(amount), upTo(room, Object.values(wanted).reduce(plus)))
  return { date, amount, total, beyond, more }
}
