/**
 * Payments in the demo. A customer begins a payment and decides about it at the demo bank (`/demo/bank`). Both are events, so that a payment
 * outlives its session and the money follows the clock. Anybody who knows the id of a payment may ask for its state, from any browser.
 */

import type { PaymentStatus } from '#model/login/contract/guest.ts'
import type { FixMeItem } from '#model/overview/contract.ts'
import type { Underway } from '../invoices/invoices.ts'
import { awaitedBy } from '../phones/awaitedOrder.ts'
import type { Context } from '../server/backend.ts'
import { type Browser, type Door, eventsOf, nowIn } from '../server/browsers.ts'
import type { WorldEvent } from '../world/events.ts'

const MINUTE = 60_000
/** A payment expires after this time (ms). */
const EXPIRES = 15 * MINUTE

export type Payment = {
  readonly browser: Browser
  readonly account: number
  readonly begun: WorldEvent<'payment-begun'>
  readonly decided: WorldEvent<'payment-decided'> | null
  readonly status: PaymentStatus
}

function statusAt(begun: WorldEvent, decided: WorldEvent<'payment-decided'> | null, now: number): PaymentStatus {
  // For a cent that only links an account, the receipt reports the refusal.
  const isRefused = decided?.what.kind === 'switch' && decided.unlinked !== undefined
  if (decided) return decided.at > now ? 'pending' : isRefused ? decided.unlinked : decided.outcome
  return now < begun.at + EXPIRES ? 'open' : 'expired'
}

/** The payments that began by a moment (ms), with their status at that moment. `events` of one customer. */
export const begunBy = (
  events: readonly WorldEvent[],
  now: number,
): { begun: WorldEvent<'payment-begun'>; status: PaymentStatus }[] =>
  events.flatMap((begun) => {
    if (begun.kind !== 'payment-begun' || begun.at > now) return []
    return [{ begun, status: statusAt(begun, decisionOf(events, begun.payment), now) }]
  })

const decisionOf = (events: readonly WorldEvent[], id: string): WorldEvent<'payment-decided'> | null => {
  const decided = events.find((event) => event.kind === 'payment-decided' && event.payment === id)
  return decided?.kind === 'payment-decided' ? decided : null
}

/** The payments that a customer began in a browser, with their status at a moment (ms), oldest first. */
export function paymentsOf(browser: Browser, account: number, now: number): Payment[] {
  const events = eventsOf(browser, account)
  return events.flatMap((begun) => {
    if (begun.kind !== 'payment-begun') return []
    const decided = decisionOf(events, begun.payment)
    return [{ browser, account, begun, decided, status: statusAt(begun, decided, now) }]
  })
}

/** The payment with this id in a browser, with its status at a moment (ms); null when it does not exist. */
export function paymentIn(browser: Browser, id: string, now: number): Payment | null {
  const all = Object.keys(browser.events).flatMap((account) => paymentsOf(browser, Number(account), now))
  return all.find(({ begun }) => begun.payment === id) ?? null
}

/** Finds a payment in any browser, by the demo clock of that browser. `real` in ms of the real clock. */
export function findPayment(door: Door, id: string, real: number): Payment | null {
  // Newest browser first: a restored state document repeats the payment ids of the browser that it came from.
  for (const browser of [...door.browsers()].toReversed()) {
    const payment = paymentIn(browser, id, nowIn(browser, real))
    if (payment) return payment
  }
  return null
}

/** The bank of the latest payment that succeeded by a moment (ms); null without one. */
export const usualBank = (events: readonly WorldEvent[], now: number): string | null =>
  begunBy(events, now).findLast(({ begun, status }) => status === 'paid' && begun.bank !== null)?.begun.bank ?? null

/** Payments that a bank is still processing and that will succeed. */
export const underwayOf = (events: readonly WorldEvent[], now: number): WorldEvent<'payment-decided'>[] =>
  events.flatMap((event) => (event.kind === 'payment-decided' && event.outcome === 'paid' && event.at > now ? [event] : []))

export function moneyUnderway({ events, now }: Pick<Context, 'events' | 'now'>): Underway {
  const paid = underwayOf(events, now)
  const payments = paid.flatMap(({ what, amount }) => (what.kind === 'invoices' ? [{ months: what.months, amount }] : []))
  return {
    payments,
    months: new Set(payments.flatMap(({ months }) => months)),
    term: paid.reduce((sum, { what, amount }) => (what.kind === 'term' ? sum + amount : sum), 0),
  }
}

/** A confirmed phone order that is kept but not paid, so that the overview can link to it. */
export function waitingOrder({ events, now }: Pick<Context, 'events' | 'now'>): FixMeItem[] {
  const awaited = awaitedBy(events, now)
  const last = begunBy(events, now).findLast(({ begun: { what } }) => what.kind === 'handset')
  if (!awaited?.isConfirmed || last?.begun.what.kind !== 'handset' || last.status === 'pending') return []
  const order = { ...last.begun.what.order.address, payment: last.begun.payment }
  return [{ templateType: 'orderWaiting', order, keptUntil: awaited.until }]
}
