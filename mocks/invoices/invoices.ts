import { addDays, addMonths, endOfMonth, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { sumOf } from '#kit/words/money.ts'
import type { InvoiceLine, InvoiceSummary } from '#model/invoices/contract/invoices.ts'
import { isOverdue, openSumOf, waitsForCustomer } from '#model/invoices/dueInvoices.ts'
import type { LatestInvoice } from '#model/overview/contract.ts'
import type { Account, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { isOnboarding, isWithdrawn } from '../overview/attention.ts'
import { DEBIT_DAYS, invoicedOn } from '../world/calendar.ts'
import { dateOf, lastMonthOf, monthsOf, settlementOf } from '../world/months.ts'
import { randomOf } from '../world/random.ts'
import type { World } from '../world/world.ts'
import { creditMovedAlong, linesBy } from './invoiceLines.ts'
import { type Behind, isBehind, openMonthsOf, standingsOn, type UnpaidState, unpaidOn } from './unpaid.ts'

/** An invoice before it gets its wire format. */
export type MadeInvoice = Omit<InvoiceSummary, 'changes'> & { lines: InvoiceLine[] }

/** The state of an invoice by direct debit. */
function debited(amount: number, date: Day, today: Day): UnpaidState & Pick<InvoiceSummary, 'processing'> {
  const debitOn = addDays(date, DEBIT_DAYS)
  const standing = { paidOn: null, dueOn: null, debitOn: null, processing: false, inArrangement: false, paidInTerms: 0 }
  if (amount === 0) return { ...standing, state: 'PAID' }
  if (debitOn < today) return { ...standing, state: 'PAID', paidOn: debitOn }
  return { ...standing, state: 'TO_PAY', debitOn, processing: debitOn === today }
}

/** An opaque id, which does not reveal the customer. */
export const invoiceIdOf = ({ number }: PostpaidAccount, month: Day): string => {
  const random = randomOf('invoice', number, month)
  return Array.from({ length: 10 }, () => Math.floor(random() * 36).toString(36)).join('')
}

export const monthsWith = (account: PostpaidAccount, ids: readonly string[], today: Day): ReadonlySet<Day> =>
  new Set(monthsOf(account, today).filter((month) => ids.includes(invoiceIdOf(account, month))))

/** There are no invoices before the contract is confirmed. */
const getsNone = (account: PostpaidAccount): boolean =>
  isOnboarding(account) || (isWithdrawn(account) && !account.contractAccepted)

/** All invoices of a customer until today, newest first. `only` limits them to some months, which is faster. */
export function invoicesOf(account: PostpaidAccount, world: World, only?: ReadonlySet<Day>): MadeInvoice[] {
  const { today } = world
  if (getsNone(account)) return []
  // Prepaid credit and the settlement of a withdrawal connect an invoice to the ones before it.
  const isAlone = only !== undefined && creditMovedAlong(account) === 0 && settlementOf(account) === null
  const months = monthsOf(account, today).filter((month) => !isAlone || only.has(month))
  const standings = standingsOn(account, today)
  const lines = linesBy(account, world, months, unpaidOn(account, today))
  return months.map((month, at) => {
    const [own, date] = [lines[at] ?? [], dateOf(account, month)]
    const amount = sumOf(own)
    const [year, number] = month.split('-')
    return {
      id: invoiceIdOf(account, month),
      number: `${year}-${account.customerNumber}-${number}`,
      month,
      date,
      amount,
      lines: own,
      ...debited(amount, date, today),
      ...(standings.has(month) && { processing: false, ...standings.get(month) }),
    }
  })
}

/** The open invoices, newest first. */
export const openOf = (account: PostpaidAccount, world: World): MadeInvoice[] =>
  invoicesOf(account, world, new Set(openMonthsOf(account, world.today))).filter(waitsForCustomer)

/** Payments that a bank is still processing: those of invoices (their months, and cents), all months together, and the cents of a term. */
export type Underway = {
  readonly payments: readonly { readonly months: readonly Day[]; readonly amount: number }[]
  readonly months: ReadonlySet<Day>
  readonly term: number
}
export const nothingUnderway: Underway = { payments: [], months: new Set(), term: 0 }

/**
 * The overdue amount. It leaves out payments that a bank is still processing. `checking` is the amount of the payments themselves, which may
 * pay more than what is overdue.
 */
export function behindOf(account: Account, world: World, { payments, months, term }: Underway): Behind {
  const isSubscriber = account.type === 'Postpaid' && isBehind(account, world.today)
  const late = isSubscriber ? openOf(account, world).filter(isOverdue) : []
  const asked = late.filter(({ month }) => !months.has(month))
  const overdue = openSumOf(asked)
  const paying = payments.filter((payment) => late.some(({ month }) => payment.months.includes(month)))
  return { overdue, count: asked.length, checking: sumOf(paying) + term }
}

export function newestOf(account: PostpaidAccount, world: World): MadeInvoice | undefined {
  const [newest] = monthsOf(account, world.today)
  return newest === undefined ? undefined : invoicesOf(account, world, new Set([newest]))[0]
}

/** The state of the newest invoice. */
export function latestInvoiceOf(account: PostpaidAccount, world: World, { months }: Underway): LatestInvoice | null {
  const made = newestOf(account, world)
  if (!made) return null
  const { date, amount, state, paidOn, dueOn, debitOn, processing, inArrangement, paidInTerms = 0, month } = made
  const standing = { state, paidOn, dueOn, debitOn, processing: processing || months.has(month), inArrangement, paidInTerms }
  return { date, amount, ...standing }
}

/** The date of the last invoice of who leaves; null while the end is not known, and for who gets none. */
export function lastInvoiceOnOf(account: PostpaidAccount): Day | null {
  const month = getsNone(account) ? null : lastMonthOf(account)
  return month && dateOf(account, month)
}

/**
 * The next invoice without further usage: including pending changes, a settlement after a withdrawal, and the remaining prepaid credit.
 * Null when no invoice will follow.
 */
export function nextInvoiceOf(
  account: PostpaidAccount,
  world: World,
): Pick<MadeInvoice, 'month' | 'date' | 'amount' | 'lines'> | null {
  const { today } = world
  if (getsNone(account)) return null
  const running = startOfMonth(today)
  const settled = settlementOf(account)
  const month = settled ?? (invoicedOn(running) > today ? running : addMonths(running, 1))
  const date = dateOf(account, month)
  const months = monthsOf(account, endOfMonth(month))
  if (date <= today || months[0] !== month) return null
  // Only a settlement and prepaid credit depend on earlier invoices.
  const isAlone = settled === null && creditMovedAlong(account) === 0
  const [lines = []] = linesBy(account, world, isAlone ? [month] : months, unpaidOn(account, today))
  return { month, date, amount: sumOf(lines), lines }
}
