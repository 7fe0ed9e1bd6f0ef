import type * as v from 'valibot'
import { addDays, dayOf, momentOf } from '#kit/dates.ts'
import { isWorkday } from '#kit/workdays.ts'
import type { Invoice, Invoices, NextInvoice } from '#model/invoices/contract/invoices.ts'
import type { PastPayment } from '#model/invoices/contract/paymentHistory.ts'
import type { Overview } from '#model/overview/contract.ts'
import type { NumberPorting } from '#model/porting/contract.ts'
import type { SecurityLog } from '#model/security/contract/security.ts'
import type { Timeline } from '#model/timeline/contract.ts'
import type { Usage } from '#model/usage/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { plainReads, type Walker } from './customer.ts'
import { must } from './must.ts'
import { timelineFacts } from './timeline.ts'

/** A look at every answer that a customer can get: each fits its contract, they agree, and the past is as it was. */

/** What was told of the past, by its name. */
export type Memory = Map<string, string>
export const noMemory = (): Memory => new Map()

export type Answers = Readonly<Record<string, unknown>>

const PERIODS = 3
const INVOICES = 4

/** The moment of an answer is no part of it. */
const undated = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'updatedAt' in answer ? { ...answer, updatedAt: null } : answer

type Fact = readonly [name: string, told: unknown]

const paid = (payments: readonly PastPayment[], walker: Walker): Fact[] =>
  payments.flatMap(({ id, at, kind, amount }): Fact[] =>
    Date.parse(at) < walker.now ? [[`payment ${id}`, [at, kind, amount]]] : [],
  )

async function usageFacts(walker: Walker): Promise<Fact[]> {
  const latest = (await walker.read('getUsage')) as Usage | null
  const today = dayOf(walker.now)
  const facts: Fact[] = []
  for (const { id } of latest?.periods.slice(0, PERIODS) ?? []) {
    const { data, voice, events, outside } = (await walker.read('getUsage', { period: id, events: true })) as Usage
    must(
      data.used === data.days.reduce((all, { netherlands, eu, world }) => all + netherlands + eu + world, 0),
      'the days add up',
      id,
    )
    must((voice.outside ?? 0) <= voice.used, 'no more minutes outside the bundle than were used', id)
    must(
      outside.every(({ amount }) => amount >= 0),
      'nobody is paid for use',
      id,
    )
    const calls = events ?? []
    must(
      calls.every(([at]) => at * 1000 <= walker.now),
      'no call is still to come',
      id,
    )
    for (const { day, costs: _, outside: __, ...used } of data.days)
      if (day < today) facts.push([`internet of ${id} on ${day}`, used])
    for (const [at, kind, number, seconds] of calls)
      if (at * 1000 < momentOf(addDays(today, -1))) facts.push([`${kind} of ${id} at ${at} to ${number} (${seconds} s)`, true])
  }
  return facts
}

async function invoiceFacts(walker: Walker, answers: Answers): Promise<Fact[]> {
  const list = answers.getInvoices as Invoices | null
  if (!list) return []
  const overview = answers.postpaidOverview as Overview
  const next = answers.getNextInvoice as NextInvoice | null
  must(list.next?.amount === next?.amount && list.next?.date === next?.date, 'one next invoice', list.next, next)
  must(
    (overview.nextInvoice?.amount ?? undefined) === next?.amount,
    'one next invoice on the overview',
    overview.nextInvoice,
    next,
  )
  const [newest] = list.invoices
  must(overview.latestInvoice?.amount === newest?.amount, 'one latest invoice', overview.latestInvoice, newest)
  const facts: Fact[] = []
  for (const { id, number, amount, date, state, paidOn } of list.invoices.slice(0, INVOICES)) {
    const invoice = (await walker.read('getInvoice', { id })) as Invoice | null
    must(invoice?.amount === amount, 'the invoice is as in the list', invoice?.amount, amount)
    must(isWorkday(date), 'an invoice is made on a working day', date)
    facts.push([`invoice ${number}`, { date, lines: invoice?.lines.filter(({ kind }) => kind !== 'credit') }])
    if (state === 'PAID' && paidOn !== null && paidOn < dayOf(walker.now)) facts.push([`payment of invoice ${number}`, paidOn])
  }
  return facts
}

function checkDays(answers: Answers, today: string): void {
  const { status, date } = Object(answers.numberportingGetStatus) as NumberPorting
  if (status === 'PENDING' && date !== null) {
    must(isWorkday(date), 'a number moves on a working day', date)
    must(date >= today, 'a number still to move has a day to come', date)
  }
  const { pending } = Object(answers.getSimcardDetails) as { pending?: { expectedOn: string | null } | null }
  if (pending?.expectedOn) must(isWorkday(pending.expectedOn), 'the post comes on a working day', pending.expectedOn)
}

/** All answers, checked and compared with what was told before. */
export async function expectAll(walker: Walker, memory: Memory): Promise<Answers> {
  const answers: Record<string, unknown> = {}
  for (const { name } of plainReads) answers[name] = undated(await walker.read(name))
  checkDays(answers, dayOf(walker.now))
  const payments = Object(answers.getPayments).payments as readonly PastPayment[] | undefined
  const log = Object(answers.getSecurityLog) as v.InferOutput<typeof SecurityLog>
  const rows = timelineFacts(answers.getTimeline as Timeline, Object(answers.getInvoices), payments ?? [], dayOf(walker.now))
  const here = new Set(rows.map(([name]) => name))
  const gone = [...memory].filter(([name]) => name.startsWith('row ') && !here.has(name))
  must(gone.length === 0, 'what happened stays on the timeline', gone)
  const facts = [
    ...(await usageFacts(walker)),
    ...(await invoiceFacts(walker, answers)),
    ...paid(payments ?? [], walker),
    ...rows,
    ...log.events.map(({ id, kind, at }): Fact => [`event ${id}`, [kind, at]]),
  ]
  for (const [name, told] of facts) {
    const now = JSON.stringify(told)
    const was = memory.get(name)
    must(was === undefined || was === now, `what was told of ${name} has changed`, was, now)
    memory.set(name, now)
  }
  return answers
}

/** What tells one customer from another. */
const words = new Map(
  accounts.map((account) => [account.number, [account.phoneNumber, account.iban, account.email, account.lastName]]),
)

/** A street may be named after a family: `Hendriksdijk`. */
const isWordIn = (text: string, word: string): boolean =>
  text.includes(word) && new RegExp(`(?<![\\p{L}\\d])${word.replaceAll(/[.+]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(text)

/** Nobody sees another's data: no answer holds the number, account or name of somebody else as a word of its own. */
export function expectOwn({ number }: Walker, answers: Answers): void {
  const text = JSON.stringify(answers)
  const own = words.get(number) ?? []
  for (const [other, theirs] of words)
    if (other !== number)
      for (const word of theirs)
        must(own.some((mine) => mine.includes(word)) || !isWordIn(text, word), `account ${number} sees of account ${other}`, word)
}
