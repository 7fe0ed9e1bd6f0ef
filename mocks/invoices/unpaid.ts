import { addDays, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import {
  type ArrangementTerm,
  arrangementStateOf,
  type Covered,
  coveredBy,
  lastChanceOf,
  nextTermOf,
} from '#model/invoices/arrangements.ts'
import type { InvoiceSummary } from '#model/invoices/contract/invoices.ts'
import { isOverdue } from '#model/invoices/dueInvoices.ts'
import type { PostpaidAccount, Simcard, UnpaidInvoice } from '../../fixtures/accounts/account.ts'
import { DEBIT_DAYS } from '../world/calendar.ts'
import { dateOf, monthsOf } from '../world/months.ts'

/** The payment term in days without direct debit. */
const TERM_DAYS = 35
/** The invoices with an exceptional state that exist by a day, by month, newest first. */
export function unpaidOn(account: PostpaidAccount, day: Day): ReadonlyMap<Day, UnpaidInvoice> {
  if (account.unpaid.length === 0) return new Map()
  return new Map(
    monthsOf(account, day).flatMap((month) => {
      const one = account.unpaid.find((unpaid) => unpaid.month === month)
      return one ? [[month, one]] : []
    }),
  )
}

/** The running arrangement; null without one. */
export const runningOf = (account: PostpaidAccount, today: Day) =>
  account.arrangements.find(({ terms }) => arrangementStateOf(terms, today) === 'RUNNING') ?? null

/** The state of an invoice that is not simply debited. */
export type UnpaidState = Pick<InvoiceSummary, 'state' | 'paidOn' | 'dueOn' | 'debitOn' | 'inArrangement' | 'paidInTerms'>

const plain: Omit<UnpaidState, 'state'> = { paidOn: null, dueOn: null, debitOn: null, inArrangement: false, paidInTerms: 0 }

/** The part of each invoice that was paid in terms of an arrangement, by month. */
function covering(
  account: PostpaidAccount,
  unpaid: ReadonlyMap<Day, UnpaidInvoice>,
  today: Day,
): Map<Day, Covered & { runs: boolean }> {
  const covered = new Map<Day, Covered & { runs: boolean }>()
  account.arrangements.forEach(({ amounts, terms }, index) => {
    const months = [...unpaid].flatMap(([month, { arrangement }]) => (arrangement === index ? [month] : [])).toSorted()
    const runs = arrangementStateOf(terms, today) === 'RUNNING'
    coveredBy(amounts, terms).forEach((one, at) => {
      const month = months[at]
      if (month !== undefined) covered.set(month, { ...one, runs })
    })
  })
  return covered
}

/** The states of all exceptional invoices, by month. */
export function standingsOn(account: PostpaidAccount, today: Day): ReadonlyMap<Day, UnpaidState> {
  const unpaid = unpaidOn(account, today)
  const covered = covering(account, unpaid, today)
  const standing = (month: Day, { state, paidOn, failed }: UnpaidInvoice): UnpaidState => {
    const date = dateOf(account, month)
    const dueOn = addDays(date, TERM_DAYS)
    if (state === 'paid') return { ...plain, state: 'PAID', paidOn: paidOn ?? null }
    if (state === 'failed') return { ...plain, state: 'NOT_PAID', debitOn: addDays(date, DEBIT_DAYS) }
    if (state === 'arranged') {
      const { paid = 0, paidOn: paidUpOn = null, runs = false } = covered.get(month) ?? {}
      if (paidUpOn !== null) return { ...plain, state: 'PAID', paidOn: paidUpOn, paidInTerms: paid }
      const open = { ...plain, inArrangement: runs, paidInTerms: paid }
      // The invoices of a stopped arrangement are due at once. A running arrangement makes no invoice overdue that was not.
      return runs && failed === undefined && dueOn >= today ? { ...open, state: 'TO_PAY', dueOn } : { ...open, state: 'NOT_PAID' }
    }
    return dueOn < today ? { ...plain, state: 'NOT_PAID' } : { ...plain, state: 'TO_PAY', dueOn }
  }
  return new Map([...unpaid].map(([month, one]) => [month, standing(month, one)]))
}

/** The overdue cents, the number of overdue invoices, and the cents that a bank is still processing. */
export type Behind = { readonly overdue: number; readonly count: number; readonly checking: number }

export const isBehind = (account: PostpaidAccount, today: Day): boolean =>
  [...standingsOn(account, today).values()].some(isOverdue)

/** The months of the open invoices, oldest first. */
export const openMonthsOf = (account: PostpaidAccount, today: Day): Day[] =>
  [...standingsOn(account, today)]
    .flatMap(([month, { state, inArrangement }]) => (state !== 'PAID' && !inArrangement ? month : []))
    .toSorted()

const works = { status: 'Actief', statusType: 'ACTIVE' } as const satisfies Partial<Simcard>

/** Unblocks a customer who has nothing overdue any more. */
const released = (account: PostpaidAccount, today: Day): PostpaidAccount =>
  account.simcard.statusType === 'SOFTBLOCKED' && !isBehind(account, today)
    ? { ...account, simcard: { ...account.simcard, ...works } }
    : account

/** The customer after paying these invoices on a day; earlier payments remain. */
export function withInvoicesPaid(account: PostpaidAccount, months: readonly Day[], today: Day): PostpaidAccount {
  const open = new Set(openMonthsOf(account, today))
  const { unpaid, ...rest } = account
  const paid = unpaid.map(
    (one): UnpaidInvoice => (months.includes(one.month) && open.has(one.month) ? { ...one, state: 'paid', paidOn: today } : one),
  )
  return released({ ...rest, unpaid: paid }, today)
}

type PaidTerm = PostpaidAccount['arrangements'][number]['terms'][number]

/** The customer whose term (from 1) changes, if it is the next one of a running arrangement: one that has stopped stays so. */
function withTerm(account: PostpaidAccount, number: number, today: Day, change: (term: PaidTerm) => PaidTerm): PostpaidAccount {
  const running = runningOf(account, today)
  if (!running || running.terms.findIndex(({ paidOn }) => paidOn === null) !== number - 1) return account
  const terms = running.terms.map((term, at) => (at === number - 1 ? change(term) : term))
  return { ...account, arrangements: account.arrangements.map((one) => (one === running ? { ...one, terms } : one)) }
}

/** The customer after paying a term at a slow bank: it counts from this day. */
export const withTermSent = (account: PostpaidAccount, number: number, today: Day): PostpaidAccount =>
  withTerm(account, number, today, (term) => ({ ...term, sentOn: today }))

/** The customer after a term was paid. */
export const withTermPaid = (account: PostpaidAccount, number: number, today: Day): PostpaidAccount =>
  released(
    withTerm(account, number, today, ({ sentOn = today, ...term }) => ({ ...term, paidOn: sentOn })),
    today,
  )

export function withTermsPaid(account: PostpaidAccount, today: Day): PostpaidAccount {
  const { terms = [] } = runningOf(account, today) ?? {}
  return terms.reduce((customer, { paidOn }, at) => (paidOn === null ? withTermPaid(customer, at + 1, today) : customer), account)
}

/** The customer after missing a term: its last payment day becomes yesterday, and the other terms shift with it. */
export function withTermMissed(account: PostpaidAccount, today: Day): PostpaidAccount {
  const next = nextTermOf(runningOf(account, today)?.terms ?? [])
  if (!next || next.sentOn !== undefined) return account
  const days = daysBetween(lastChanceOf(next), addDays(today, -1))
  const arrangements = account.arrangements.map((one, at) =>
    at === account.arrangements.length - 1
      ? { ...one, terms: one.terms.map((term) => ({ ...term, dueOn: addDays(term.dueOn, days) })) }
      : one,
  )
  return { ...account, arrangements }
}

type Agreed = { months: readonly Day[]; amounts: readonly number[]; terms: readonly Pick<ArrangementTerm, 'amount' | 'dueOn'>[] }

/** The customer who pays these invoices (oldest first) in terms. */
export function withArrangement(account: PostpaidAccount, { months, amounts, terms }: Agreed, today: Day): PostpaidAccount {
  const open = openMonthsOf(account, today)
  if (months.length === 0 || !months.every((month) => open.includes(month)) || runningOf(account, today)) return account
  const { unpaid, arrangements, ...rest } = account
  const arranged = unpaid.map(
    (one): UnpaidInvoice =>
      months.includes(one.month)
        ? { ...one, state: 'arranged', arrangement: arrangements.length, ...(one.state === 'failed' && { failed: true }) }
        : one,
  )
  const begun = { amounts, terms: terms.map((term) => ({ ...term, paidOn: null })) }
  return { ...rest, unpaid: arranged, arrangements: [...arrangements, begun] }
}

/** The customer after a credit of this many cents on the newest open invoice. */
export function withCredited(account: PostpaidAccount, amount: number, today: Day): PostpaidAccount {
  const newest = openMonthsOf(account, today).at(-1)
  const { unpaid, ...rest } = account
  const credited = unpaid.map((one) => (one.month === newest ? { ...one, credited: (one.credited ?? 0) + amount } : one))
  return newest === undefined ? account : { ...rest, unpaid: credited }
}
