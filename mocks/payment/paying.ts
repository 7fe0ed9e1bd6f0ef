/** Beginning a payment, deciding about it at the demo bank, and its receipt. */

import * as v from 'valibot'
import { dayOf } from '#kit/dates.ts'
import { sumOf } from '#kit/words/money.ts'
import { nextTermOf, paidInTermsOf } from '#model/invoices/arrangements.ts'
import { openSumOf } from '#model/invoices/dueInvoices.ts'
import type { ToPay } from '#model/payment/contract.ts'
import type { LinkProblem } from '#model/profile/bankAccount.ts'
import type { Account, PostpaidAccount, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { orderLines } from '../bundles/bundleDocuments.ts'
import { creditMovedAlong } from '../invoices/invoiceLines.ts'
import { openOf } from '../invoices/invoices.ts'
import { openMonthsOf, runningOf } from '../invoices/unpaid.ts'
import { isSoldOut, phoneLines, phoneReceipt } from '../phones/receipts.ts'
import { type LinkDecision, linkDecisions, linkedBy, linkReceipt } from '../profile/bankAccounts.ts'
import { checked, Refusal } from '../server/answers.ts'
import type { Context } from '../server/backend.ts'
import { type Browser, customerIn, eventsOf, nowIn, type Order, record } from '../server/browsers.ts'
import { mayOrderPhone } from '../subscription/subscription.ts'
import { linkedForSwitch, switchReceipt } from '../switching/switches.ts'
import type { WorldEvent } from '../world/events.ts'
import { placeOrder } from '../world/orders.ts'
import { worldOf } from '../world/world.ts'
import type { Purchase } from './events.ts'
import { linkedIban, receiptFor, titleOf } from './paid.ts'
import { begunBy, type Payment, paymentIn, underwayOf } from './payments.ts'

const MINUTE = 60_000
/** How long a slow bank takes (ms). */
const SLOW = 3 * MINUTE

/** The choices at the demo bank. `slow`: the money arrives later. */
export const decisions = ['paid', 'cancelled', 'failed', 'slow', ...linkDecisions] as const
export type Decision = (typeof decisions)[number]

/** The invented banks, each with its default outcome. */
export const demoBanks: readonly { id: string; name: string; decision: Decision }[] = [
  { id: 'TESTNL01', name: 'Testbank: betaling lukt', decision: 'paid' },
  { id: 'TESTNL02', name: 'Testbank: ik annuleer', decision: 'cancelled' },
  { id: 'TESTNL03', name: 'Testbank: betaling mislukt', decision: 'failed' },
  { id: 'TESTNL04', name: 'Testbank: controle duurt lang', decision: 'slow' },
]

export const notPossible = () => new Refusal(422, 'This cannot be paid', 'NOT_POSSIBLE')

export const AccountPayment = v.object({
  Amount: v.number(),
  Issuer: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  ReturnURL: v.pipe(v.string(), v.maxLength(2048)),
})

/** Does this address lead back to the app? Compares hosts only: a proxy in front of this backend may speak http to it. */
const comesBack = (returnUrl: string, origin: string): boolean => {
  const { protocol, host } = URL.parse(returnUrl) ?? {}
  return /^https?:$/.test(protocol ?? '') && host === new URL(origin).host
}

/** The parsed payment request, in cents. Throws a refusal for an unknown bank or a return address outside the app. */
export function checkedPayment(input: unknown, origin: string): { amount: number; bank: string | null; returnUrl: string } {
  const { Amount: amount, Issuer: bank, ReturnURL: returnUrl } = checked(AccountPayment, input)
  const isKnownBank = bank === null || demoBanks.some(({ id }) => id === bank)
  if (!isKnownBank || !comesBack(returnUrl, origin)) throw notPossible()
  return { amount, bank, returnUrl }
}

/** Payments of which there is one at a time. Credit may be topped up by several; another bundle replaces the one that is paid. */
const paidAlone: ReadonlySet<Purchase['kind']> = new Set([
  'term',
  'auto-top-up',
  'ideal-bundle',
  'switch',
  'handset',
  'bank-account',
])

/** Do these two payments pay for the same thing, of which there is one at a time? */
function overlaps(one: Purchase, other: Purchase): boolean {
  if (one.kind === 'invoices') return other.kind === 'invoices' && one.months.some((month) => other.months.includes(month))
  return paidAlone.has(one.kind) && other.kind === one.kind
}

/** Is a bank processing a payment for the same thing? */
export const isUnderway = (what: Purchase, events: readonly WorldEvent[], now: number): boolean =>
  underwayOf(events, now).some((event) => event.unlinked === undefined && overlaps(event.what, what))

const cancellationOf = ({ payment, what, amount }: WorldEvent<'payment-begun'>) =>
  ({ kind: 'payment-decided', payment, what, amount, outcome: 'cancelled', orderNumber: null }) as const

/** Ends an open payment for the customer; answers how it ended. Throws a refusal for one that is paid or that a bank processes. */
export function cancelled({ begun, status }: Pick<Payment, 'begun' | 'status'>, { record }: Pick<Context, 'record'>) {
  if (status === 'paid') throw new Refusal(409, 'It is paid', 'ALREADY_PAID')
  if (status === 'pending') throw new Refusal(409, 'A bank processes it', 'PAYMENT_PENDING')
  if (status !== 'open') return status
  record(cancellationOf(begun))
  return 'cancelled'
}

type Beginning = Omit<WorldEvent<'payment-begun'>, 'kind' | 'at' | 'payment'>

/**
 * Begins a payment, which the customer decides about at the bank. An earlier open payment for the same thing ends and can no longer be
 * paid.
 */
export function beginPayment(beginning: Beginning, { record, events, now }: Context): ToPay {
  for (const { begun, status } of begunBy(events, now))
    if (status === 'open' && overlaps(begun.what, beginning.what)) record(cancellationOf(begun))
  const payment = crypto.randomUUID()
  record({ kind: 'payment-begun', payment, ...beginning })
  return { payment: { id: payment, url: `/demo/bank?betaling=${payment}` } }
}

/** Is this still unpaid, with no other payment for it under way? */
export function canBePaid(what: Purchase, account: Account, events: readonly WorldEvent[], now: number): boolean {
  if (isUnderway(what, events, now)) return false
  if (what.kind === 'auto-top-up') return account.type === 'Prepaid' && account.autoTopUps.length === 0
  if (what.kind === 'switch') return account.type === 'Prepaid' && account.switching === null
  if (what.kind === 'handset') return account.type === 'Postpaid' && mayOrderPhone(account, now)
  if (what.kind !== 'invoices' && what.kind !== 'term') return true
  if (account.type === 'Prepaid') return false
  if (what.kind === 'invoices') {
    const open = openMonthsOf(account, dayOf(now))
    return what.months.every((month) => open.includes(month))
  }
  const terms = runningOf(account, dayOf(now))?.terms ?? []
  return terms.findIndex(({ paidOn }) => paidOn === null) === what.number - 1
}

/** The outcome of a decision at the bank, and whether another payer sent the cent that links an account. */
function answerOf(decision: Decision): { outcome: WorldEvent<'payment-decided'>['outcome']; other: LinkDecision | null } {
  if (decision === 'other-account' || decision === 'other-name') return { outcome: 'paid', other: decision }
  return { outcome: decision === 'slow' ? 'paid' : decision, other: null }
}

/** Why the payment links no account; null when it does, or was not meant to. */
function unlinkedBy(what: Purchase, other: LinkDecision | null, customer: Account): LinkProblem | null {
  if (what.kind === 'switch') return linkedForSwitch(customer, what, other)
  const iban = linkedIban(what)
  return iban === null ? null : linkedBy(other, iban, customer)
}

/** The lines of the order; empty for a payment that is no order. */
function linesOf(what: Purchase, amount: number): Order['lines'] {
  if (what.kind === 'switch') return orderLines(what.to)
  if (what.kind === 'handset') return phoneLines(what)
  const title = titleOf(what)
  return title === null ? [] : [{ title, amount, monthly: false }]
}

/**
 * Decides about a payment at the bank. A second or late decision changes nothing. If the thing was paid meanwhile, this payment is not
 * carried out.
 */
export function decide({ browser, account, begun, status }: Payment, decision: Decision, real: number): void {
  if (status !== 'open') return
  const now = nowIn(browser, real)
  const { payment, what, amount } = begun
  const { outcome: wanted, other } = answerOf(decision)
  if (other !== null && linkedIban(what) === null) return
  const customer = customerIn(browser, account, now)
  const isThere = what.kind !== 'handset' || !isSoldOut(what.order, browser.conditions)
  const isPossible = isThere && canBePaid(what, customer, eventsOf(browser, account), now)
  const outcome = wanted === 'paid' && !isPossible ? 'failed' : wanted
  const isPaid = outcome === 'paid'
  const unlinked = isPaid ? unlinkedBy(what, other, customer) : null
  const lines = linesOf(what, amount)
  const orderNumber = isPaid && unlinked === null && lines.length > 0 ? placeOrder(browser, customer, lines, now) : null
  const at = decision === 'slow' && isPaid ? now + SLOW : now
  if (at > now && what.kind === 'term') record(browser, account, { kind: 'term-sent', number: what.number }, now)
  const decided = { payment, what, amount, outcome, orderNumber, ...(unlinked && { unlinked }) }
  record(browser, account, { kind: 'payment-decided', ...decided }, at)
}

/** Completes a payment at a slow bank now (ms). All its effects follow from the one event that moves. */
export function settle({ browser, account, decided }: Payment, now: number): void {
  const earlier = eventsOf(browser, account)
  const events = earlier.map((event) => (event === decided ? { ...event, at: now } : event))
  browser.events = { ...browser.events, [account]: events }
}

/**
 * The receipt of a payment, for the state right after the money arrived. Throws a refusal for somebody else's payment, and before it is
 * paid.
 */
export function receiptOf(browser: Browser, account: number, id: string, now: number) {
  const payment = paymentIn(browser, id, now)
  if (!payment || payment.account !== account) throw new Refusal(404, 'No such payment')
  const { decided, status } = payment
  if (status !== 'paid' || !decided) throw new Refusal(409, 'It is not paid', 'NOT_PAID')
  const { amount, what, at, orderNumber, unlinked = null } = decided
  if (what.kind === 'bank-account') return { flow: what.kind, amount, receipt: linkReceipt(unlinked) }
  const events = eventsOf(browser, account)
  const since = events.slice(events.indexOf(decided) + 1).filter((event) => event.at === at)
  const after = (without: readonly WorldEvent[]) => customerIn(browser, account, at, without)
  const is = after(since)
  if (what.kind === 'switch') return { flow: what.kind, amount, receipt: switchReceipt(what, is, orderNumber ?? '', at) }
  if (what.kind === 'handset') {
    const { zipCode } = is.address
    return { flow: what.kind, amount, receipt: phoneReceipt(what, { orderNumber: orderNumber ?? '', at, zipCode }) }
  }
  if (is.type === 'Postpaid' && what.kind === 'top-up')
    return {
      flow: what.kind,
      amount,
      receipt: receiptFor(
        what,
        { ...is, balance: creditMovedAlong(is), switching: null },
        { orderNumber: orderNumber ?? '', amount, at, returned: 0 },
      ),
    }
  const was = after([decided, ...since])
  const receipt =
    is.type === 'Prepaid'
      ? receiptFor(what, is, { orderNumber: orderNumber ?? '', amount, at, returned: returnedOf(amount, was, is) })
      : told(decided, was, is)
  return { flow: what.kind, amount, receipt }
}

/** The cents that did not fit the credit of the customer before the payment (`was`). */
const returnedOf = (amount: number, was: Account, is: PrepaidAccount): number =>
  was.type === 'Prepaid' ? Math.max(0, amount - Math.max(0, is.balance - was.balance)) : 0

/** The receipt of a payment for invoices or a term, from the customer before (`was`) and after it. */
function told({ payment: reference, at, what, amount }: WorldEvent<'payment-decided'>, was: Account, is: PostpaidAccount) {
  const [today, unblocks] = [dayOf(at), was.simcard.status === 'Geblokkeerd' && is.simcard.status === 'Actief']
  if (what.kind === 'term') {
    const terms = is.arrangements.at(-1)?.terms ?? []
    const next = nextTermOf(terms)
    const left = sumOf(terms) - paidInTermsOf(terms)
    const then = next && { amount: next.amount, dueOn: next.dueOn }
    return { kind: 'term', reference, number: what.number, amount, left, next: then, unblocks }
  }
  const left = openSumOf(openOf(is, worldOf(is, today)))
  return { reference, amount, left, count: what.kind === 'invoices' ? what.months.length : 1, unblocks }
}
