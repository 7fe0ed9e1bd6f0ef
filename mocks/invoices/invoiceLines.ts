import { addDays, addMonths, endOfMonth, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { sumOf } from '#kit/words/money.ts'
import { type InvoiceLine, lineKinds } from '#model/invoices/contract/invoices.ts'
import { isMonthlyDiscount, proRata } from '#model/invoices/invoices.ts'
import { VERIFICATION } from '#model/profile/bankAccount.ts'
import type { PostpaidAccount, UnpaidInvoice } from '../../fixtures/accounts/account.ts'
import { subscriberAsOf } from '../bundles/pending.ts'
import { agreedBy } from '../friends/world.ts'
import { compensationLinesOf } from '../outage/world.ts'
import { invoicedOn } from '../world/calendar.ts'
import { restOf } from '../world/halves.ts'
import { dateOf, settlementOf } from '../world/months.ts'
import { terminationOf } from '../world/periods.ts'
import type { World } from '../world/world.ts'
import {
  endKnownIn,
  extraLinesOf,
  feeLinesOf,
  fixedLinesOf,
  monthBefore,
  outsideLinesOf,
  pricePeriodsOf,
  simLinesOf,
  verificationLinesOf,
} from './costs.ts'
import { questionLinesOf } from './world.ts'

/** The kinds whose corrections are lines of their own. */
const apart = lineKinds.filter((kind) => kind === 'dataCap' || isMonthlyDiscount(kind))

/** Changes in a month after its invoice was made; they are lines of the next invoice. The terms of a withdrawn phone go back at once. */
function correctionsOf(account: PostpaidAccount, month: Day, today: Day): InvoiceLine[] {
  const [from, until] = [month, endOfMonth(month)]
  const told = fixedLinesOf(account, month, invoicedOn(month))
  const known = fixedLinesOf(account, month, restOf(until < today ? until : today))
  const more = (wanted: (line: InvoiceLine) => boolean) => sumOf(known.filter(wanted)) - sumOf(told.filter(wanted))
  const line = (kind: InvoiceLine['kind'], amount: number): InvoiceLine[] => (amount === 0 ? [] : [{ kind, amount, from, until }])
  const end = endKnownIn(account, restOf(until < today ? until : today))
  const because = end !== null && end <= until ? 'ended' : 'changed'
  return [
    ...line(
      'correction',
      more(({ kind }) => kind !== 'instalment' && !apart.includes(kind)),
    ).map((one) => ({ ...one, because }) as const),
    ...apart.flatMap((own) =>
      line(
        own,
        more(({ kind }) => kind === own),
      ),
    ),
  ]
}

/** The fixed lines of an invoice: its own month, and the previous month when that was the first. */
function fixedOnInvoice(customer: PostpaidAccount, month: Day, today: Day): InvoiceLine[] {
  const account = agreedBy(customer, today)
  const before = monthBefore(month)
  const isFirst = before === startOfMonth(account.since)
  const date = invoicedOn(month)
  return [
    ...(isFirst ? fixedLinesOf(account, before, restOf(endOfMonth(before))) : correctionsOf(account, before, today)),
    ...fixedLinesOf(subscriberAsOf(account, date), month, date),
  ]
}

/** Caches invoice lines per world and customer. */
const madeBefore = new WeakMap<World, { readonly account: PostpaidAccount; readonly lines: Map<Day, readonly InvoiceLine[]> }>()

/** The lines of a regular invoice, from the cache if possible. */
function regularLines(account: PostpaidAccount, world: World, month: Day): InvoiceLine[] {
  const found = madeBefore.get(world)
  const kept = found?.account === account ? found : { account, lines: new Map<Day, readonly InvoiceLine[]>() }
  const lines = kept.lines.get(month) ?? madeLines(account, world, month)
  kept.lines.set(month, lines)
  if (kept !== found) madeBefore.set(world, kept)
  return [...lines]
}

/** The bundles of a month in advance, and the extras and usage outside the bundle of the previous month. */
function madeLines(account: PostpaidAccount, world: World, month: Day): InvoiceLine[] {
  const { today } = world
  const before = monthBefore(month)
  return [
    ...fixedOnInvoice(account, month, today),
    ...extraLinesOf(account, before),
    ...feeLinesOf(account, before),
    ...simLinesOf(account, before),
    ...outsideLinesOf(world, before),
    ...verificationLinesOf(account, before),
    ...compensationLinesOf(account, today, (ended) => ended === before),
    ...questionLinesOf(account, today, (answered) => answered === before),
  ]
}

/** The days before a withdrawal, a line for each price. */
function usedLinesOf(account: PostpaidAccount, on: Day): InvoiceLine[] {
  let from = account.since
  return pricePeriodsOf(account, on).flatMap(({ days, monthly }): InvoiceLine[] => {
    const span = { from, until: addDays(from, days - 1) }
    from = addDays(from, days)
    const amount = proRata(monthly, days)
    return amount === 0 ? [] : [{ kind: 'proRata', amount, days, monthly, ...span }]
  })
}

/** The lines of a settlement after a withdrawal: the days until then replace what was invoiced before, plus the other usage. */
function settlementLines(account: PostpaidAccount, world: World, earlier: readonly Day[]): InvoiceLine[] {
  const { cancellation } = account
  if (!cancellation || !account.contractAccepted) return []
  const { on } = cancellation
  const besides = besidesOf(account, world, (month) => !earlier.includes(addMonths(month, 1)))
  const invoiced = sumOf(earlier.flatMap((month) => fixedOnInvoice(account, month, world.today)))
  const linked = account.verifications.filter((day) => day <= on && !earlier.includes(addMonths(startOfMonth(day), 1)))
  const cents = VERIFICATION * linked.length
  const settledOn = dateOf(account, addMonths(startOfMonth(on), 1))
  const known = world.today < settledOn ? world.today : addDays(settledOn, -1)
  return [
    ...usedLinesOf(account, on),
    ...(invoiced === 0
      ? []
      : [{ kind: 'correction', amount: -invoiced, from: startOfMonth(on), until: on, because: 'withdrawn' } as const]),
    ...besides.lines,
    ...(cents === 0 ? [] : [{ kind: 'verification', amount: -cents, from: startOfMonth(on), until: on } as const]),
    ...compensationLinesOf(account, world.today, (ended) => !earlier.includes(addMonths(ended, 1))),
    ...questionLinesOf(account, known, (answered) => !earlier.includes(addMonths(answered, 1))),
  ]
}

/** The extras, the usage outside the bundle, and the simcards in the requested months of a subscription. */
export function besidesOf(account: PostpaidAccount, world: World, isAsked: (month: Day) => boolean) {
  const last = startOfMonth(terminationOf(account) ?? world.today)
  const months: Day[] = []
  for (let month = startOfMonth(account.since); month <= last; month = addMonths(month, 1)) {
    if (isAsked(month)) months.push(month)
  }
  const [bought, used, cards] = [
    months.flatMap((month) => extraLinesOf(account, month)),
    months.flatMap((month) => outsideLinesOf(world, month)),
    months.flatMap((month) => simLinesOf(account, month)),
  ]
  return { extras: sumOf(bought), outside: sumOf(used), cards: sumOf(cards), lines: [...bought, ...cards, ...used] }
}

/** The month of the last invoice of a cancelled subscription; null while it continues. */
function lastMonthOf(account: PostpaidAccount): Day | null {
  const termination = terminationOf(account)
  return settlementOf(account) ?? (termination && addMonths(startOfMonth(termination), 1))
}

/** The prepaid credit of a subscriber: what moved along, and what arrived later. Cents. */
export const creditMovedAlong = ({ prepaidCredit, lateCredit = [] }: PostpaidAccount): number => prepaidCredit + sumOf(lateCredit)

/**
 * Deducts prepaid credit from the first invoices until it is used up. The last invoice of a subscription refunds the rest. `months` newest
 * first, with the lines of each; adds to those lines.
 */
function deductCredit(account: PostpaidAccount, months: readonly Day[], lines: readonly InvoiceLine[][]): void {
  const last = lastMonthOf(account)
  let left = account.prepaidCredit
  let late = account.lateCredit ?? []
  for (const [at, month] of [...months.entries()].toReversed()) {
    const own = lines[at] ?? []
    const date = dateOf(account, month)
    left += sumOf(late.filter(({ on }) => on < date))
    late = late.filter(({ on }) => on >= date)
    const amount = month === last ? left : Math.min(left, Math.max(0, sumOf(own)))
    if (amount === 0) continue
    left -= amount
    const { from, until } = own[0] ?? { from: month, until: endOfMonth(month) }
    own.push({ kind: 'balanceFromPrepaid', amount: -amount, from, until })
  }
}

/** The lines of the invoices of these months (newest first). The lines of an invoice add up to its amount. */
export function linesBy(account: PostpaidAccount, world: World, months: readonly Day[], unpaid: ReadonlyMap<Day, UnpaidInvoice>) {
  const all = months.map((month) => {
    const earlier = months.filter((other) => other < month)
    const lines = settlementOf(account) === month ? settlementLines(account, world, earlier) : regularLines(account, world, month)
    const whole = { from: month, until: endOfMonth(month) }
    const { others = 0, credited = 0 } = unpaid.get(month) ?? {}
    if (others > 0) lines.push({ kind: 'thirdParty', amount: others, ...whole })
    if (credited > 0) lines.push({ kind: 'credit', amount: -credited, ...whole })
    for (const { month: of, amount } of account.credits)
      if (of === month) lines.push({ kind: 'credit', amount: -amount, ...whole })
    return lines
  })
  deductCredit(account, months, all)
  return all
}
