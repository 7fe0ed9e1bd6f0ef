/**
 * Payments in the demo. A customer begins one and decides about it at the demo's own bank (`/demo/bank`); both are deeds, so that a payment
 * outlives a session and the money follows the clock. Anybody who knows its id may ask how it stands, from any browser.
 */

import * as v from 'valibot'
import type { PaymentStatus } from '../src/api/contract/guest.ts'
import { checked, Refusal } from './answers.ts'
import { type LinkDecision, linkDecisions, linkedBy, linkReceipt } from './bankAccounts.ts'
import { type Browser, customerIn, type Door, record } from './browsers.ts'
import type { Deed } from './deeds.ts'
import { placeOrder } from './orders.ts'

const MINUTE = 60_000
/** Nobody can decide about it any more (domain 1.11). */
const EXPIRES = 15 * MINUTE
/** So long a bank takes that takes its time. */
const SLOW = 3 * MINUTE

/** What can be chosen at the demo's bank. `slow`: the money comes later. */
export const decisions = ['paid', 'cancelled', 'failed', 'slow', ...linkDecisions] as const
export type Decision = (typeof decisions)[number]

/** The invented banks, and what is obvious at each. */
export const demoBanks: readonly { id: string; name: string; decision: Decision }[] = [
  { id: 'TESTNL01', name: 'Testbank: betaling lukt', decision: 'paid' },
  { id: 'TESTNL02', name: 'Testbank: ik annuleer', decision: 'cancelled' },
  { id: 'TESTNL03', name: 'Testbank: betaling mislukt', decision: 'failed' },
  { id: 'TESTNL04', name: 'Testbank: controle duurt lang', decision: 'slow' },
]

export const notPossible = () => new Refusal(422, 'This cannot be paid', 'NOT_POSSIBLE')

const AccountPayment = v.object({
  Amount: v.number(),
  Issuer: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  ReturnURL: v.pipe(v.string(), v.maxLength(2048)),
})

/** How something is paid: at a bank that there is, and back to the app that asks. Cents. */
export function checkedPayment(input: unknown, origin: string): { amount: number; bank: string | null; returnUrl: string } {
  const { Amount: amount, Issuer: bank, ReturnURL: returnUrl } = checked(AccountPayment, input)
  const isKnownBank = bank === null || demoBanks.some(({ id }) => id === bank)
  const comesBack = URL.canParse(returnUrl) && new URL(returnUrl).origin === origin
  if (!isKnownBank || !comesBack) throw notPossible()
  return { amount, bank, returnUrl }
}

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

/** The payment with this id that was begun in a browser, as it stands at a moment (ms). */
export function paymentIn(browser: Browser, id: string, now: number): Payment | null {
  for (const [account, deeds] of Object.entries(browser.deeds)) {
    const begun = deeds.find((deed) => deed.kind === 'payment-begun' && deed.payment === id)
    if (begun?.kind !== 'payment-begun') continue
    const found = deeds.find((deed) => deed.kind === 'payment-decided' && deed.payment === id)
    const decided = found?.kind === 'payment-decided' ? found : null
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

/** What it is called on the customer's order; null for a cent that links an account, which is no order. */
const titles: Record<Deed<'payment-begun'>['flow'], string | null> = { 'top-up': 'Beltegoed', 'bank-account': null }

/** What the bank says, and whether somebody else paid a cent that was to link an account. */
function answerOf(decision: Decision): { outcome: Deed<'payment-decided'>['outcome']; other: LinkDecision | null } {
  if (decision === 'other-account' || decision === 'other-name') return { outcome: 'paid', other: decision }
  return { outcome: decision === 'slow' ? 'paid' : decision, other: null }
}

/** Decides at the bank. Once: whoever decides again, or too late, changes nothing. */
export function decide({ browser, account, begun, status }: Payment, decision: Decision, real: number): void {
  if (status !== 'open') return
  const now = real + browser.conditions.shift
  const { payment, amount, flow, iban } = begun
  const { outcome, other } = answerOf(decision)
  if (other !== null && iban === undefined) return
  const customer = customerIn(browser, account, now)
  const title = titles[flow]
  const isOrder = outcome === 'paid' && title !== null
  const orderNumber = isOrder ? placeOrder(browser, customer, [{ title, amount, monthly: false }], now) : null
  const at = decision === 'slow' ? now + SLOW : now
  const unlinked = iban !== undefined && outcome === 'paid' ? linkedBy(other, iban, customer) : null
  record(browser, account, { kind: 'payment-decided', payment, amount, outcome, orderNumber, ...(unlinked && { unlinked }) }, at)
  if (iban !== undefined && outcome === 'paid')
    record(browser, account, { kind: 'bank-verified', iban: unlinked === null ? iban : null }, at)
}

/** What was paid for, as it was right after the money came. Refused for somebody else's payment, and before it is paid. */
export function receiptOf(browser: Browser, account: number, id: string, now: number) {
  const payment = paymentIn(browser, id, now)
  if (!payment || payment.account !== account) throw new Refusal(404, 'No such payment')
  const { decided, status, begun } = payment
  if (status !== 'paid' || !decided) throw new Refusal(409, 'It is not paid', 'NOT_PAID')
  const { amount, orderNumber, unlinked = null } = decided
  if (begun.flow === 'bank-account') return { flow: begun.flow, amount, receipt: linkReceipt(unlinked) }
  const customer = customerIn(browser, account, decided.at)
  const balance = customer.type === 'Prepaid' ? customer.balance : 0
  return { flow: begun.flow, amount, receipt: { orderNumber, method: 'IDEAL', amount, balance } }
}
