/** Invoices, payments and refunds with their days, as other screens tell them. */
import { addMonths, dayOf, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { isLate, lastChanceOf } from '#model/invoices/arrangements.ts'
import type { PastPayment } from '#model/invoices/contract/paymentHistory.ts'
import { dueOf, waitsForCustomer } from '#model/invoices/dueInvoices.ts'
import type { Overview } from '#model/overview/contract.ts'
import { VERIFICATION } from '#model/profile/bankAccount.ts'
import type { TimelineRow } from '#model/timeline/contract.ts'
import type { Account, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { invoicesOf, type MadeInvoice } from '../invoices/invoices.ts'
import { paidInAdvance } from '../invoices/paymentHistory.ts'
import { questionsOf } from '../invoices/questions.ts'
import { runningOf } from '../invoices/unpaid.ts'
import { compensationsOf } from '../outage/compensations.ts'
import { moneyUnderway } from '../payment/payments.ts'
import { refundOf, withdrawnOrders } from '../phones/phoneOrder.ts'
import type { Context } from '../server/backend.ts'
import { dateOf } from '../world/months.ts'
import type { Told } from './rows.ts'

type InvoiceState = Extract<TimelineRow, { kind: 'invoice' }>['state']
type Known = Pick<Context, 'account' | 'world' | 'now' | 'events'>

function stateOf({ state, inArrangement, processing, debitOn }: MadeInvoice): InvoiceState {
  if (state === 'PAID') return 'paid'
  if (inArrangement) return 'arranged'
  if (processing) return 'checking'
  if (state === 'NOT_PAID') return 'late'
  return debitOn === null ? 'toPay' : 'debit'
}

/** An invoice that was sent, how it was or will be paid, and the last day to do so. */
function ofInvoice(made: MadeInvoice, today: Day): Told[] {
  const { id: invoice, date: day, amount, state, paidOn, paidInTerms = 0, debitOn, dueOn, inArrangement } = made
  const left = amount - paidInTerms
  const key = `payment-${invoice}`
  const sent: Told = { kind: 'invoice', day, amount, state: stateOf(made), invoice, key: `invoice-${day}` }
  if (amount < 0) {
    const on = paidOn ?? debitOn
    if (on === null) return [sent]
    const done = on <= today ? 'done' : 'coming'
    return [sent, { kind: 'refund', day: on, amount: -amount, reason: 'settlement', by: 'account', state: done, invoice, key }]
  }
  if (paidOn !== null && left > 0)
    return [sent, { kind: 'payment', day: paidOn, amount: left, of: 'invoice', state: 'paid', invoice, key }]
  if (waitsForCustomer(made) && dueOn !== null)
    return [sent, { kind: 'pay', day: dueOn, amount: dueOf(made), key: `pay-${invoice}` }]
  if (state === 'TO_PAY' && debitOn !== null && !inArrangement && debitOn >= today && left > 0)
    return [sent, { kind: 'debit', day: debitOn, amount: left, key }]
  return [sent]
}

/** The terms of arrangements: those that were paid, and those that are still to be paid. */
function ofTerms(account: PostpaidAccount, today: Day): Told[] {
  const running = runningOf(account, today)
  return account.arrangements.flatMap(({ terms }, index) =>
    terms.flatMap(({ amount, dueOn, paidOn, sentOn }, at): Told[] => {
      const key = `term-${index + 1}-${at + 1}`
      const paid = { kind: 'payment', amount, of: 'term', invoice: null, key } as const
      if (paidOn !== null) return [{ ...paid, day: paidOn, state: 'paid' }]
      if (running?.terms !== terms) return []
      if (sentOn !== undefined) return [{ ...paid, day: sentOn, state: 'checking' }]
      const late = isLate({ dueOn, paidOn }, today)
      return [late ? { kind: 'lateTerm', day: lastChanceOf({ dueOn }), amount, key } : { kind: 'term', day: dueOn, amount, key }]
    }),
  )
}

const back = (refund: Omit<Extract<Told, { kind: 'refund' }>, 'kind' | 'state'>, today: Day): Told => ({
  kind: 'refund',
  ...refund,
  state: refund.day <= today ? 'done' : 'coming',
})

/** What a subscriber gets back on an invoice: for outages, agreed questions, credits, and the cent that linked a bank account. */
function onInvoices(account: PostpaidAccount, sent: ReadonlyMap<Day, string>, now: number): Told[] {
  const today = dayOf(now)
  const on = (month: Day) => ({ day: dateOf(account, month), by: 'invoice', invoice: sent.get(month) ?? null }) as const
  const credited = [
    ...account.credits,
    ...account.unpaid.flatMap(({ month, credited: amount = 0 }) => (amount > 0 ? [{ month, amount }] : [])),
  ]
  return [
    ...compensationsOf(account, now).flatMap(({ id, month, amount }) =>
      month === null ? [] : [back({ ...on(month), amount, reason: 'outage', key: `refund-${id}` }, today)],
    ),
    ...questionsOf(account, today).flatMap(({ id, answer }) => {
      if (answer?.kind !== 'agreed') return []
      const place = answer.month === null ? ({ day: answer.on, by: 'account', invoice: null } as const) : on(answer.month)
      return [back({ ...place, amount: answer.amount, reason: 'question', key: `refund-${id}` }, today)]
    }),
    ...credited
      .filter(({ month }) => sent.has(month))
      .map(({ month, amount }) => back({ ...on(month), amount, reason: 'credit' }, today)),
    ...account.verifications.flatMap((day, at) => {
      const month = addMonths(startOfMonth(day), 1)
      return [
        { kind: 'payment', day, amount: VERIFICATION, of: 'verification', state: 'paid', invoice: null } as const,
        back({ ...on(month), amount: VERIFICATION, reason: 'verification', key: `refund-cent-${at + 1}` }, today),
      ]
    }),
  ]
}

/** The refunds of withdrawn phones, as far as their day is known. */
const ofPhones = (account: PostpaidAccount, today: Day): Told[] =>
  withdrawnOrders(account).flatMap((handset) => {
    const { on: day = null, amount = 0 } = refundOf(handset, today) ?? {}
    if (day === null || amount === 0) return []
    return [back({ day, amount, reason: 'phone', by: 'account', invoice: null, key: `refund-phone-${day}` }, today)]
  })

const states = { paid: 'paid', open: 'open', pending: 'checking' } as const

function ofPayment({ id, at, kind, amount, status, refundFor = 'other' }: PastPayment): Told {
  const day = dayOf(Date.parse(at))
  if (kind === 'refund')
    return { kind: 'refund', day, amount, reason: refundFor, by: 'credit', state: 'done', invoice: null, key: `refund-${id}` }
  const state = status in states ? states[status as keyof typeof states] : 'failed'
  // A bundle that is extended was announced for its day.
  const key = kind === 'bundle' ? `extension-${day}` : `payment-${id}`
  return { kind: 'payment', day, amount, of: kind, state, invoice: null, key }
}

/** Everything about money that has a day, in the past and from invoices that were sent. */
export function moneyOf({ account, world, now, events }: Known): Told[] {
  const { today } = world
  const earlier = (paidInAdvance(account, events, now) ?? []).map(ofPayment)
  if (account.type === 'Prepaid') return earlier
  const { months } = moneyUnderway({ events, now })
  const invoices = invoicesOf(account, world).map((made) => ({ ...made, processing: made.processing || months.has(made.month) }))
  const sent = new Map(invoices.map(({ month, id }) => [month, id]))
  return [
    ...earlier,
    ...invoices.flatMap((made) => ofInvoice(made, today)),
    ...ofTerms(account, today),
    ...onInvoices(account, sent, now),
    ...ofPhones(account, today),
  ]
}

/** The next invoice of a subscriber, and the settlement of who leaves. A contract that nobody confirmed has neither. */
export function invoicesAhead(account: Account, overview: Pick<Overview, 'nextInvoice' | 'settlement'>): Told[] {
  if (account.type === 'Prepaid') return []
  const { nextInvoice, settlement } = overview
  return [
    ...(nextInvoice && nextInvoice.date !== settlement?.date
      ? [
          {
            kind: 'invoice',
            day: nextInvoice.date,
            amount: nextInvoice.amount,
            state: 'expected',
            invoice: null,
          } as const,
        ]
      : []),
    ...(settlement && account.contractAccepted
      ? [{ kind: 'settlement', day: settlement.date, amount: settlement.fee, key: `invoice-${settlement.date}` } as const]
      : []),
  ]
}
