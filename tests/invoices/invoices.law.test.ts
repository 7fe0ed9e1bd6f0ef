import * as v from 'valibot'
import { ALL_OPEN, ALL_OVERDUE, proposedOf, unblocksWith } from '#features/invoices/betalen/which.ts'
import { planRows } from '#features/invoices/regelingen/text.ts'
import { attentionOf } from '#features/overview/attention.ts'
import { addDays, momentOf } from '#kit/dates.ts'
import { euro, sumOf } from '#kit/words/money.ts'
import { countsFor, nextTermOf, planOf } from '#model/invoices/arrangements.ts'
import { getPaymentArrangements, requestPaymentArrangement, TermReceipt } from '#model/invoices/contract/arrangements.ts'
import { getInvoice, getInvoices, type InvoiceSummary } from '#model/invoices/contract/invoices.ts'
import { dueOf, isOverdue, openSumOf, urgentOf } from '#model/invoices/dueInvoices.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { createPayment, getPaymentReceipt, InvoicesReceipt, type PaidFor } from '#model/payment/contract.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { between, type Random } from '../../mocks/world/random.ts'
import { type Customer, chance, law, oneOf } from '../law/law.ts'

const BACK = 'http://localhost:4173/betaling-controleren'

/** Accounts with open invoices: a final one, a late one with another one, and a late one. */
const BEHIND = [3, 6, 25]

const invoicesOf = async (customer: Customer) => (await customer.read(getInvoices)).invoices
const openOf = async (customer: Customer) => urgentOf(await invoicesOf(customer))
const isSoftBlocked = async (customer: Customer) => (await customer.read(getSimCard)).statusType === 'SOFTBLOCKED'
const chosenOf = (invoices: readonly InvoiceSummary[], ids: readonly string[]) => invoices.filter(({ id }) => ids.includes(id))
const dueSum = (invoices: readonly InvoiceSummary[]) => sumOf(invoices.map((invoice) => ({ amount: dueOf(invoice) })))

async function paid(customer: Customer, what: PaidFor, amount: number): Promise<unknown> {
  const AccountPayment = { Amount: amount, Issuer: 'TESTNL01', ReturnURL: BACK }
  const { payment } = await customer.write(createPayment, { for: what, AccountPayment })
  await customer.decide(payment.id, 'paid')
  return (await customer.read(getPaymentReceipt, { id: payment.id })).receipt
}

async function askedOn(customer: Customer) {
  const overview = await customer.read(postpaidOverview)
  const asked = overview.fixMeBarItems.find(({ templateType }) => templateType === 'paymentOverdue')
  const said = attentionOf(overview, false, momentOf(customer.today())).map(({ text }) => text.join(''))
  const amount = asked?.amount ?? 0
  // Exactly once, whether or not it is the reason of a blocked card.
  return said.filter((text) => text.includes(euro(amount))).length === 1 ? amount : 0
}

/** The amounts on the screen for paying these invoices. */
async function toldOf(customer: Customer, ids: readonly string[]) {
  const invoices = await invoicesOf(customer)
  const chosen = chosenOf(invoices, ids)
  const overdue = dueSum(invoices.filter((invoice) => isOverdue(invoice) && !ids.includes(invoice.id)))
  return {
    amount: dueSum(chosen),
    count: chosen.length,
    left: openSumOf(invoices) - dueSum(chosen),
    unblocks: (await isSoftBlocked(customer)) && unblocksWith(invoices, ids),
    states: ids.map(() => 'PAID'),
    // A customer who has left has no bar.
    asked: customer.number === 3 ? 0 : overdue,
  }
}

async function payThem(customer: Customer, ids: readonly string[]) {
  const amount = dueSum(chosenOf(await invoicesOf(customer), ids))
  const receipt = v.parse(InvoicesReceipt, await paid(customer, { kind: 'invoices', ids }, amount))
  return { amount: receipt.amount, count: receipt.count, left: receipt.left, unblocks: receipt.unblocks }
}

async function saidOf(customer: Customer, ids: readonly string[]) {
  const invoices = await invoicesOf(customer)
  const one = await Promise.all(ids.map((id) => customer.read(getInvoice, { id })))
  return {
    facturen: { left: openSumOf(invoices), states: ids.map((id) => invoices.find((invoice) => invoice.id === id)?.state) },
    factuur: { states: one.map((invoice) => invoice?.state) },
    overzicht: { asked: await askedOn(customer) },
  }
}

/** A random choice of open invoices: one, the late ones, all, or any. */
async function anyOf(customer: Customer, random: Random): Promise<string[]> {
  const open = await openOf(customer)
  const way = between(random, 0, 3)
  if (way === 0) return [oneOf(random, open).id]
  if (way < 3) return [...proposedOf(open, way === 1 ? ALL_OPEN : ALL_OVERDUE)]
  const some = open.filter(() => chance(random, 0.5)).map(({ id }) => id)
  return some.length === 0 ? open.slice(0, 1).map(({ id }) => id) : some
}

law<readonly string[]>('paying one invoice', {
  orders: 400,
  accounts: BEHIND,
  choose: async (customer, random) => [oneOf(random, await openOf(customer)).id],
  told: toldOf,
  order: payThem,
  pending: saidOf,
  startsOn: () => null,
  // it stays paid
  async after(customer, ids) {
    await customer.turnTo(addDays(customer.today(), 20))
    const invoices = await invoicesOf(customer)
    return { facturen: { states: ids.map((id) => invoices.find((invoice) => invoice.id === id)?.state) } }
  },
})

law<readonly string[]>('paying several invoices', {
  orders: 600,
  accounts: [6],
  choose: anyOf,
  told: toldOf,
  order: payThem,
  pending: saidOf,
})

type Plan = { count: number; amount: number; firstOn: string }

law<Plan>('an arrangement', {
  orders: 300,
  accounts: BEHIND,
  async choose(customer, random) {
    const { offer } = await customer.read(getPaymentArrangements)
    return offer && { count: oneOf(random, countsFor(offer.amount)), amount: offer.amount, firstOn: offer.firstOn }
  },
  async told(customer, { count, amount, firstOn }) {
    const plan = planOf(amount, count, firstOn)
    const open = await openOf(customer)
    return {
      total: openSumOf(open),
      terms: planRows(plan),
      open: 0,
      inTerms: open.length,
      next: customer.number === 3 ? undefined : [plan[0]?.amount, plan[0]?.dueOn],
      paid: true,
    }
  },
  async order(customer, { count, amount, firstOn }) {
    const begun = await customer.write(requestPaymentArrangement, { terms: count, amount, firstOn })
    return { total: begun.total, terms: planRows(begun.terms) }
  },
  async pending(customer) {
    const [invoices, { arrangements }] = [await invoicesOf(customer), await customer.read(getPaymentArrangements)]
    const [running] = arrangements
    const item = (await customer.read(postpaidOverview)).fixMeBarItems.find(({ templateType }) => templateType === 'arrangement')
    return {
      regelingen: { total: running?.total, terms: planRows(running?.terms ?? []) },
      facturen: { open: openSumOf(invoices), inTerms: invoices.filter(({ inArrangement }) => inArrangement).length },
      overzicht: { next: item && [item.amount, item.date] },
    }
  },
  // paid term by term, each on its day
  startsOn: () => null,
  async after(customer, { count }) {
    for (let number = 1; number <= count; number += 1) {
      const [running] = (await customer.read(getPaymentArrangements)).arrangements
      const next = nextTermOf(running?.terms ?? [])
      if (next && next.dueOn > customer.today()) await customer.turnTo(next.dueOn)
      await paid(customer, { kind: 'term', number }, next?.amount ?? 0)
    }
    const [over] = (await customer.read(getPaymentArrangements)).arrangements
    return { regelingen: { paid: over?.state === 'FINISHED' }, facturen: { open: openSumOf(await invoicesOf(customer)) } }
  },
})

law<number>('a term', {
  orders: 600,
  accounts: [5],
  async choose(customer, random) {
    const first = chance(random, 0.5)
    if (!first) await paid(customer, { kind: 'term', number: 2 }, 2910)
    return first ? 2 : 3
  },
  async told(customer, number) {
    const [running] = (await customer.read(getPaymentArrangements)).arrangements
    const terms = running?.terms ?? []
    const term = terms[number - 1]
    return {
      number,
      amount: term?.amount,
      left: sumOf(terms.filter(({ paidOn }) => paidOn === null)) - (term?.amount ?? 0),
      next: terms[number]?.dueOn ?? null,
      isPaid: true,
    }
  },
  async order(customer, number) {
    const receipt = v.parse(TermReceipt, await paid(customer, { kind: 'term', number }, 2910))
    return { number: receipt.number, amount: receipt.amount, left: receipt.left, next: receipt.next?.dueOn ?? null }
  },
  async pending(customer, number) {
    const [running] = (await customer.read(getPaymentArrangements)).arrangements
    const terms = running?.terms ?? []
    const item = (await customer.read(postpaidOverview)).fixMeBarItems.find(({ templateType }) => templateType === 'arrangement')
    const invoices = await invoicesOf(customer)
    const left = sumOf(invoices.filter(({ inArrangement }) => inArrangement).map((invoice) => ({ amount: dueOf(invoice) })))
    return {
      regelingen: { isPaid: terms[number - 1]?.paidOn !== null, next: nextTermOf(terms)?.dueOn ?? null },
      overzicht: { next: item?.date ?? null },
      facturen: { left },
    }
  },
})
