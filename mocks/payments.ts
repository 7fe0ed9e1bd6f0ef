/**
 * Payments in the demo. A customer begins one and decides about it at the demo's own bank (`/demo/bank`); both are deeds, so that a payment
 * outlives a session and the money follows the clock. Anybody who knows its id may ask how it stands, from any browser.
 */

import type { PaymentStatus } from '../src/api/contract/guest.ts'
import { Refusal } from './answers.ts'
import { type Browser, customerIn, type Door, record } from './browsers.ts'
import type { Deed } from './deeds.ts'
import { placeOrder } from './orders.ts'
import { receiptFor, titleOf } from './paid.ts'

const MINUTE = 60_000
/** Nobody can decide about it any more (domain 1.11). */
const EXPIRES = 15 * MINUTE
/** So long a bank takes that takes its time. */
const SLOW = 3 * MINUTE

/** What can be chosen at the demo's bank. `slow`: the money comes later. */
export const decisions = ['paid', 'cancelled', 'failed', 'slow'] as const
export type Decision = (typeof decisions)[number]

/** The invented banks, and what is obvious at each. */
export const demoBanks: readonly { id: string; name: string; decision: Decision }[] = [
  { id: 'TESTNL01', name: 'Testbank: betaling lukt', decision: 'paid' },
  { id: 'TESTNL02', name: 'Testbank: ik annuleer', decision: 'cancelled' },
  { id: 'TESTNL03', name: 'Testbank: betaling mislukt', decision: 'failed' },
  { id: 'TESTNL04', name: 'Testbank: controle duurt lang', decision: 'slow' },
]

export type Payment = {
  readonly browser: Browser
  readonly account: number
  readonly begun: Deed<'payment-begun'>
  readonly decided: Deed<'payment-decided'> | null
  readonly status: PaymentStatus
}

function statusAt(begun: Deed, decided: Deed<'payment-decided'> | null, now: number): PaymentStatus {
  if (decided) return decided.at <= now ? decided.outcome : 'pending'
  return now < begun.at + EXPIRES ? 'open' : 'expired'
}

/** The payments that were begun by a moment (ms), each with how it stands then. `deeds` of one customer. */
export const begunBy = (deeds: readonly Deed[], now: number): { begun: Deed<'payment-begun'>; status: PaymentStatus }[] =>
  deeds.flatMap((begun) => {
    if (begun.kind !== 'payment-begun' || begun.at > now) return []
    return [{ begun, status: statusAt(begun, decisionOf(deeds, begun.payment), now) }]
  })

const decisionOf = (deeds: readonly Deed[], id: string): Deed<'payment-decided'> | null => {
  const decided = deeds.find((deed) => deed.kind === 'payment-decided' && deed.payment === id)
  return decided?.kind === 'payment-decided' ? decided : null
}

/** The payment with this id that was begun in a browser, as it stands at a moment (ms). */
export function paymentIn(browser: Browser, id: string, now: number): Payment | null {
  for (const [account, deeds] of Object.entries(browser.deeds)) {
    const begun = deeds.find((deed) => deed.kind === 'payment-begun' && deed.payment === id)
    if (begun?.kind !== 'payment-begun') continue
    const decided = decisionOf(deeds, id)
    return { browser, account: Number(account), begun, decided, status: statusAt(begun, decided, now) }
  }
  return null
}

/** The same in whatever browser it was begun, by the clock of that one. `real` in ms of the real clock. */
export function findPayment(door: Door, id: string, real: number): Payment | null {
  for (const browser of door.browsers()) {
    const payment = paymentIn(browser, id, real + browser.conditions.shift)
    if (payment) return payment
  }
  return null
}

/** Decides at the bank. Once: whoever decides again, or too late, changes nothing. */
export function decide({ browser, account, begun, status }: Payment, decision: Decision, real: number): void {
  if (status !== 'open') return
  const now = real + browser.conditions.shift
  const { payment, amount, what } = begun
  const outcome = decision === 'slow' ? 'paid' : decision
  const lines = [{ title: titleOf(what), amount, monthly: false }]
  const orderNumber = outcome === 'paid' ? placeOrder(browser, customerIn(browser, account, now), lines, now) : null
  const at = decision === 'slow' ? now + SLOW : now
  record(browser, account, { kind: 'payment-decided', payment, what, amount, outcome, orderNumber }, at)
}

/** What was paid for, as it was right after the money came. Refused for somebody else's payment, and before it is paid. */
export function receiptOf(browser: Browser, account: number, id: string, now: number) {
  const payment = paymentIn(browser, id, now)
  if (!payment || payment.account !== account) throw new Refusal(404, 'No such payment')
  const { decided, status, begun } = payment
  if (status !== 'paid' || !decided) throw new Refusal(409, 'It is not paid', 'NOT_PAID')
  const customer = customerIn(browser, account, decided.at, now)
  const { amount, at } = decided
  const { what } = begun
  if (customer.type !== 'Prepaid') throw new Refusal(404, 'No such payment')
  const receipt = receiptFor(what, customer, { orderNumber: decided.orderNumber ?? '', amount, at })
  return { flow: what.kind, amount, receipt }
}
