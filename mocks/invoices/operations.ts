import * as v from 'valibot'
import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { ibanText, maskedIban } from '#kit/typed/ibanText.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { type ArrangementTerm, arrangementStateOf, countsFor, FIRST_TERM_DAYS, planOf } from '#model/invoices/arrangements.ts'
import type { ArrangementRefusal, PaymentArrangements } from '#model/invoices/contract/arrangements.ts'
import * as arrangementsContract from '#model/invoices/contract/arrangements.ts'
import * as contract from '#model/invoices/contract/invoices.ts'
import { type Compared, type InvoiceLine, type InvoiceSummary, LATEST } from '#model/invoices/contract/invoices.ts'
import * as paymentHistoryContract from '#model/invoices/contract/paymentHistory.ts'
import { dueOf, hindranceOf, openSumOf, waitsForCustomer } from '#model/invoices/dueInvoices.ts'
import { grouped, isMonthlyDiscount, vatOf } from '#model/invoices/invoices.ts'
import { groupTitle, invoiceNameInFull, lineTitle, spanText, totalTitle, totalTitles } from '#model/invoices/invoiceText.ts'
import { addressLines } from '#model/profile/addressText.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { seller } from '../../fixtures/seller.ts'
import { moneyUnderway, underwayOf } from '../payment/payments.ts'
import { showsVatOn } from '../profile/world.ts'
import { checked, Refusal } from '../server/answers.ts'
import { area, type Context } from '../server/backend.ts'
import { type PdfLine, pdfOf } from '../server/pdf.ts'
import { subscriber } from '../subscription/operations.ts'
import { updatedAt } from '../usage/world.ts'
import { agreedOn } from '../world/orders.ts'
import { invoiceChangesOf } from './invoiceChanges.ts'
import { invoicesOf, type MadeInvoice, nextInvoiceOf } from './invoices.ts'
import { paidInAdvance } from './paymentHistory.ts'
import { lineQuestionsOf } from './questions.ts'
import { openMonthsOf } from './unpaid.ts'

export const paymentHistoryOperations = area(paymentHistoryContract)({
  getPayments(_, { account, events, now }) {
    const payments = paidInAdvance(account, events, now)
    if (payments === null) throw new Refusal(403, 'Only for who pays in advance, or did')
    return { payments }
  },
})

const Asked = v.object({ terms: v.number(), amount: v.number(), firstOn: v.pipe(v.string(), v.maxLength(10)) })

type Offer = NonNullable<PaymentArrangements['offer']>

/** The invoices that can be paid in terms, or why none can. */
function offered(context: Context): Offer | { refusal: ArrangementRefusal } {
  const { today } = context.world
  const customer = subscriber(context.account)
  const months = openMonthsOf(customer, today)
  const invoices = listed(context, new Set(months))
  if (customer.arrangements.some(({ terms }) => arrangementStateOf(terms, today) === 'RUNNING')) return { refusal: 'RUNNING' }
  if (invoices.some((invoice) => hindranceOf(invoice) === 'processing')) return { refusal: 'PAYMENT_PENDING' }
  const open = invoices.filter(waitsForCustomer)
  if (open.length === 0) return { refusal: 'NOTHING_OPEN' }
  // The remainder of a stopped arrangement has to be paid at once.
  const isOfStopped = customer.unpaid.some(({ state, month }) => state === 'arranged' && months.includes(month))
  if (isOfStopped) return { refusal: 'STOPPED' }
  if (countsFor(openSumOf(open)).length === 0) return { refusal: 'TOO_LITTLE' }
  return { amount: openSumOf(open), invoices: open.length, firstOn: addDays(today, FIRST_TERM_DAYS) }
}

/** Blocked until the open invoices are paid. */
const isBlocked = ({ simcard }: PostpaidAccount): boolean => simcard.statusType === 'SOFTBLOCKED'

const told = ({ amount, dueOn, paidOn }: ArrangementTerm): ArrangementTerm => ({ amount, dueOn, paidOn })

const totalOf = (terms: readonly { amount: number }[]) => terms.reduce((sum, { amount }) => sum + amount, 0)

export const arrangementsOperations = area(arrangementsContract)({
  getPaymentArrangements(_, context) {
    const customer = subscriber(context.account)
    const { today } = context.world
    const isUnderway = underwayOf(context.events, context.now).some(({ what }) => what.kind === 'term')
    const offer = offered(context)
    const refusal = 'refusal' in offer ? offer.refusal : null
    return {
      arrangements: customer.arrangements
        .map(({ terms }) => ({ state: arrangementStateOf(terms, today), total: totalOf(terms), terms: terms.map(told) }))
        .map((one) => ({ ...one, processing: one.state === 'RUNNING' && isUnderway }))
        .toReversed(),
      offer: 'refusal' in offer ? null : offer,
      refusal,
      simBlocked: isBlocked(customer),
    }
  },

  requestPaymentArrangement(input, context) {
    const { terms: count, amount: seen, firstOn } = checked(Asked, input)
    const offer = offered(context)
    if ('refusal' in offer) throw new Refusal(409, 'Nothing can be paid in terms', offer.refusal)
    const { today } = context.world
    agreedOn(seen, offer.amount)
    // A first day that was offered just before midnight is still valid.
    const isOffered = countsFor(offer.amount).includes(count) && firstOn >= today && firstOn <= offer.firstOn
    if (!isOffered) throw new Refusal(422, 'These terms were not offered', 'NOT_POSSIBLE')
    const customer = subscriber(context.account)
    const months = new Set(openMonthsOf(customer, today))
    const open = listed(context, months).filter(waitsForCustomer).toReversed()
    const terms = planOf(offer.amount, count, firstOn)
    context.record({
      kind: 'arrangement-begun',
      months: open.map(({ month }) => month),
      amounts: open.map(dueOf),
      terms,
    })
    return { kind: 'begun', total: offer.amount, terms, simBlocked: isBlocked(customer) }
  },
})

const Wanted = v.object({ id: v.pipe(v.string(), v.maxLength(200)) })

type Found = { customer: PostpaidAccount; invoice: MadeInvoice; before: MadeInvoice | null }

/** The invoice of this customer; null when it does not exist or belongs to somebody else. */
function found(input: unknown, { account, world }: Context): Found | null {
  const { id } = checked(Wanted, input)
  const customer = subscriber(account)
  const all = invoicesOf(customer, world)
  const at = id === LATEST ? 0 : all.findIndex((invoice) => invoice.id === id)
  const invoice = all[at]
  return invoice ? { customer, invoice, before: all[at + 1] ?? null } : null
}

const compared = (made: Pick<MadeInvoice, 'month' | 'date' | 'amount' | 'lines'> | null): Compared | null =>
  made && { month: made.month, date: made.date, amount: made.amount, lines: made.lines }

const summary = ({ lines: _, ...standing }: MadeInvoice): InvoiceSummary => ({ ...standing, changes: [] })

/** All invoices, or only those of some months. An invoice whose payment is still processed by a bank counts as under way. */
export function listed(context: Context, only?: ReadonlySet<Day>): InvoiceSummary[] {
  const { months } = moneyUnderway(context)
  return invoicesOf(subscriber(context.account), context.world, only)
    .slice(0, 120)
    .map((made) => ({ ...summary(made), processing: made.processing || months.has(made.month) }))
}

/** Adds to each invoice why it differs from the one before. `made` has the same invoices and older ones, newest first. */
const withChanges = (
  customer: PostpaidAccount,
  invoices: readonly InvoiceSummary[],
  made: readonly MadeInvoice[],
): InvoiceSummary[] =>
  invoices.map((invoice, at) => ({ ...invoice, changes: invoiceChangesOf(customer, made[at], made[at + 1]) }))

function payingOf({ iban }: PostpaidAccount, invoice: MadeInvoice): string {
  const { amount, number, state, paidOn, dueOn, debitOn, inArrangement } = invoice
  const [sum, ownAccount] = [euro(Math.abs(dueOf(invoice))), maskedIban(iban)]
  if (state === 'PAID') {
    if (paidOn === null) return 'Er is niets te betalen.'
    return amount < 0 ? `Terugbetaald op ${dayInFull(paidOn)}.` : `Betaald op ${dayInFull(paidOn)}.`
  }
  if (inArrangement) return 'Je betaalt deze factuur in de termijnen van je betalingsregeling.'
  if (amount < 0) return `Je krijgt ${sum} rond ${dayInFull(debitOn ?? '')} terug op ${ownAccount}.`
  if (state === 'TO_PAY' && debitOn !== null) return `We schrijven ${sum} op ${dayInFull(debitOn)} af van ${ownAccount}.`
  const when = dueOn === null ? 'zo snel mogelijk' : `uiterlijk op ${dayInFull(dueOn)}`
  return `Betaal ${sum} ${when} op ${ibanText(seller.iban)} van ${seller.name}, met factuurnummer ${number}.`
}

const namesItsDays = ({ kind }: InvoiceLine): boolean => kind === 'proRata' || isMonthlyDiscount(kind)

/** Adds the days of a line to its title, unless the heading above already says them. */
const titleWithDays = (line: InvoiceLine, heading: string): string =>
  heading.includes('(') || namesItsDays(line) ? lineTitle(line) : `${lineTitle(line)} (${spanText(line)})`

/**
 * The invoice as a document with the same figures as on screen: sender and customer, every line with its days, VAT for customers who want
 * to see it, and the payment method.
 */
function documentOf(customer: PostpaidAccount, invoice: MadeInvoice): string {
  const { firstName, lastName, address } = customer
  const { number, date, lines, amount, paidInTerms = 0 } = invoice
  const { excl, vat, incl, untaxed } = vatOf(lines)
  const isPartPaid = paidInTerms > 0 && invoice.state !== 'PAID'
  const vatLines: PdfLine[] = [
    [totalTitles.excl, euro(excl)],
    [totalTitles.vat, euro(vat)],
    [totalTitles.incl, euro(incl)],
    ...(untaxed === 0 ? [] : [[totalTitles.untaxed, euro(untaxed)] as const]),
  ]
  const text: PdfLine[] = [
    { strong: seller.name },
    seller.address.join(', '),
    `KvK ${seller.chamberOfCommerce}, btw ${seller.vat}`,
    ibanText(seller.iban),
    '',
    { strong: `${firstName} ${lastName}` },
    ...addressLines(address),
    '',
    `Factuurnummer ${number}`,
    `Factuurdatum ${dayInFull(date)}`,
    ...grouped(lines).flatMap(({ group, lines: own }): PdfLine[] => {
      const heading = groupTitle(group, own)
      return ['', { strong: heading }, ...own.map((line) => [titleWithDays(line, heading), euro(line.amount)] as const)]
    }),
    '',
    ...(showsVatOn(customer, date) ? vatLines : []),
    ...(isPartPaid
      ? ([
          [totalTitles.total, euro(amount)],
          ['Al betaald in termijnen', euro(paidInTerms)],
        ] as const)
      : []),
    { strong: totalTitle(invoice), amount: euro(Math.abs(isPartPaid ? dueOf(invoice) : amount)) },
    '',
    payingOf(customer, invoice),
  ]
  return pdfOf(invoiceNameInFull(date), text)
}

export const invoicesOperations = area(contract)({
  getInvoices: (_, context) => ({
    invoices: withChanges(subscriber(context.account), listed(context), invoicesOf(subscriber(context.account), context.world)),
    next: compared(nextInvoiceOf(subscriber(context.account), context.world)),
    hasEarlierPayments: (paidInAdvance(context.account, context.events, context.now) ?? []).length > 0,
  }),

  getInvoice(input, context) {
    const one = found(input, context)
    if (!one) return null
    const { customer, invoice, before } = one
    const told = listed(context, new Set([invoice.month])).find(({ id }) => id === invoice.id)
    const changes = invoiceChangesOf(customer, invoice, before)
    const questions = lineQuestionsOf(customer, invoice.month, context.world.today)
    return { ...invoice, ...told, showVat: showsVatOn(customer, invoice.date), before: compared(before), changes, questions }
  },

  getNextInvoice(_, { account, world, now }) {
    const customer = subscriber(account)
    const next = compared(nextInvoiceOf(customer, world))
    const before = compared(invoicesOf(customer, world)[0] ?? null)
    const changes = invoiceChangesOf(customer, next, before)
    return next && { ...next, updatedAt: updatedAt(customer, now), before, changes }
  },

  getInvoiceDocument(input, context) {
    const one = found(input, context)
    if (!one) throw new Refusal(404, 'No such invoice')
    const { customer, invoice } = one
    const told = listed(context, new Set([invoice.month])).find(({ id }) => id === invoice.id)
    return { name: `factuur-${invoice.month.slice(0, 7)}.pdf`, base64: documentOf(customer, { ...invoice, ...told }) }
  },
})
