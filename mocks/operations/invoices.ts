import * as v from 'valibot'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type * as contract from '../../src/api/contract/invoices.ts'
import { type Compared, type InvoiceSummary, LATEST } from '../../src/api/contract/invoices.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { startOfMonth } from '../../src/domain/dates.ts'
import { dayInFull, monthText } from '../../src/domain/dateText.ts'
import { grouped, sumOf, vatOf } from '../../src/domain/invoices.ts'
import { groupTitle, lineTitle, totalTitles } from '../../src/domain/invoiceText.ts'
import { euro } from '../../src/domain/money.ts'
import { checked, Refusal } from '../answers.ts'
import type { Context, Part } from '../backend.ts'
import { moneyUnderway } from '../payments.ts'
import { type PdfLine, pdfOf } from '../pdf.ts'
import { isOnboarding } from '../world/attention.ts'
import { currentLinesOf } from '../world/costs.ts'
import { invoicesOf, type Made, nextInvoiceOf } from '../world/invoices.ts'
import { hasEnded } from '../world/periods.ts'
import { showsVatOn } from '../world/settings.ts'
import { updatedAt } from '../world/usage.ts'
import { subscriber } from './subscription.ts'

const Wanted = v.object({ id: v.pipe(v.string(), v.maxLength(200)) })

type Found = { customer: PostpaidAccount; invoice: Made; before: Made | null }

/** The invoice of this customer; null for one that does not exist or is somebody else's. */
function found(input: unknown, { account, world }: Context): Found | null {
  const { id } = checked(Wanted, input)
  const customer = subscriber(account)
  const all = invoicesOf(customer, world)
  const at = id === LATEST ? 0 : all.findIndex((invoice) => invoice.id === id)
  const invoice = all[at]
  return invoice ? { customer, invoice, before: all[at + 1] ?? null } : null
}

const compared = (made: Pick<Made, 'month' | 'date' | 'amount' | 'lines'> | null): Compared | null =>
  made && { month: made.month, date: made.date, amount: made.amount, lines: made.lines }

const summary = ({ lines: _, ...standing }: Made): InvoiceSummary => standing

/** Every invoice as it is told, or only those of some months: what a bank is still busy with is on its way. */
export function listed(context: Context, only?: ReadonlySet<Day>): InvoiceSummary[] {
  const { months } = moneyUnderway(context)
  return invoicesOf(subscriber(context.account), context.world, only)
    .slice(0, 120)
    .map((made) => ({ ...summary(made), processing: made.processing || months.has(made.month) }))
}

const isRunning = (customer: PostpaidAccount, { world: { today } }: Context) =>
  !hasEnded(customer, today) && !isOnboarding(customer)

/** The same figures as on the screen, VAT included: a document shows it to everybody. */
function documentOf({ firstName, lastName }: PostpaidAccount, { number, month, date, lines, amount }: Made): string {
  const { excl, vat, incl, untaxed } = vatOf(lines)
  const text: PdfLine[] = [
    `${firstName} ${lastName}`,
    `Factuurnummer ${number}`,
    `Factuurdatum ${dayInFull(date)}`,
    ...grouped(lines).flatMap(({ group, lines: own }): PdfLine[] => [
      '',
      groupTitle(group, own),
      ...own.map((line) => [lineTitle(line), euro(line.amount)] as const),
    ]),
    '',
    [totalTitles.excl, euro(excl)],
    [totalTitles.vat, euro(vat)],
    [totalTitles.incl, euro(incl)],
    ...(untaxed === 0 ? [] : [[totalTitles.untaxed, euro(untaxed)] as const]),
    [amount < 0 ? totalTitles.back : totalTitles.toPay, euro(Math.abs(amount))],
  ]
  return pdfOf(`Factuur ${monthText(month)}`, text)
}

export const invoices: Part<typeof contract> = {
  getInvoices(_, context) {
    const customer = subscriber(context.account)
    const { world } = context
    return {
      invoices: listed(context),
      current: isRunning(customer, context)
        ? { month: startOfMonth(world.today), amount: sumOf(currentLinesOf(customer, world)) }
        : null,
      nextOn: nextInvoiceOf(customer, world)?.date ?? null,
    }
  },

  getInvoice(input, context) {
    const one = found(input, context)
    if (!one) return null
    const { customer, invoice, before } = one
    const told = listed(context, new Set([invoice.month])).find(({ id }) => id === invoice.id)
    return { ...invoice, ...told, showVat: showsVatOn(customer, invoice.date), before: compared(before) }
  },

  getCurrentMonth(_, context) {
    const customer = subscriber(context.account)
    if (!isRunning(customer, context)) return null
    const { world, now } = context
    const lines = currentLinesOf(customer, world)
    return {
      month: startOfMonth(world.today),
      amount: sumOf(lines),
      lines,
      updatedAt: updatedAt(customer, now),
      next: compared(nextInvoiceOf(customer, world)),
      before: compared(invoicesOf(customer, world)[0] ?? null),
    }
  },

  getInvoiceDocument(input, context) {
    const one = found(input, context)
    if (!one) throw new Refusal(404, 'No such invoice')
    const { customer, invoice } = one
    return { name: `factuur-${invoice.month.slice(0, 7)}.pdf`, base64: documentOf(customer, invoice) }
  },
}
