import { expect } from 'vitest'
import { addDays, addMonths, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { getHousehold, inviteToHousehold } from '#model/friends/contract/household.ts'
import { getInvoice, getInvoices, getNextInvoice, type InvoiceLine } from '#model/invoices/contract/invoices.ts'
import { lineTitle } from '#model/invoices/invoiceText.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { type Customer, law } from '../law/law.ts'

const discountsIn = (lines: readonly InvoiceLine[]) =>
  lines.flatMap((line) =>
    line.kind === 'household' ? [{ title: lineTitle(line), month: line.from.slice(0, 7), amount: line.amount }] : [],
  )

const monthsWith = (lines: readonly InvoiceLine[]) => discountsIn(lines).map(({ month }) => month)

async function toldOn(customer: Customer) {
  const overview = await customer.read(postpaidOverview)
  const next = await customer.read(getNextInvoice)
  const discounts = [...(overview.nextInvoice?.fixed ?? []), ...(overview.nextInvoice?.once ?? [])].filter(({ title }) =>
    title.startsWith('Samenkorting'),
  )
  return {
    overview: discounts.map(({ title }) => title).toSorted(),
    next: discountsIn(next?.lines ?? [])
      .map(({ title }) => title)
      .toSorted(),
  }
}

type Invitation = { phoneNumber: string; on: Day }

/** The discount begins with the month in which the housemate agrees, which is the day after the invitation. */
law<Invitation>('Samenkorting', {
  accounts: [1, 23, 27],
  orders: 40,
  choose: async (customer) => ({ phoneNumber: `06900020${String(customer.number).padStart(2, '0')}`, on: customer.today() }),
  async told(customer, { on }) {
    expect(await toldOn(customer), 'nobody was invited').toEqual({ overview: [], next: [] })
    return { waiting: 0, agreed: 100, months: monthsFrom(addDays(on, 1)) }
  },
  async order(customer, { phoneNumber }) {
    await customer.write(inviteToHousehold, { phoneNumber })
    return {}
  },
  async pending(customer) {
    expect(await toldOn(customer), 'nobody has agreed yet').toEqual({ overview: [], next: [] })
    return { samenkorting: { waiting: (await customer.read(getHousehold)).discount } }
  },
  startsOn: () => null,
  async after(customer, { on }) {
    await customer.turnTo(addDays(on, 1))
    const { discount } = await customer.read(getHousehold)
    const told = await toldOn(customer)
    expect(told.overview, 'the overview and the page of the next invoice have the same lines').toEqual(told.next)
    // Three invoices later every month since then has been on an invoice, once.
    await customer.turnTo(lastLook(addDays(on, 1)))
    const { invoices } = await customer.read(getInvoices)
    const lines = await Promise.all(
      invoices.filter(({ date }) => date > on).map(async ({ id }) => (await customer.read(getInvoice, { id }))?.lines ?? []),
    )
    const discounts = lines.flatMap(discountsIn)
    expect(new Set(discounts.map(({ title }) => title)).size, 'each line names its own month').toBe(discounts.length)
    return { samenkorting: { agreed: discount }, facturen: { months: monthsWith(lines.flat()).toSorted() } }
  },
})

/** A day after the invoice of the third month from here. */
const lastLook = (agreedOn: Day): Day => addDays(addMonths(startOfMonth(agreedOn), 3), 9)

/** The months of the agreement and the three after it. */
const monthsFrom = (agreedOn: Day): string[] =>
  [0, 1, 2, 3].map((months) => addMonths(startOfMonth(agreedOn), months).slice(0, 7))
