import { addMonths, startOfMonth } from '#kit/dates.ts'
import { sumOf } from '#kit/words/money.ts'
import { getInvoice, getInvoices, getNextInvoice, LATEST } from '#model/invoices/contract/invoices.ts'
import { isMonthlyDiscount, partsOf } from '#model/invoices/invoices.ts'
import { compensatedDays, compensationFor } from '#model/outage/compensation.ts'
import { getCompensations } from '#model/outage/contract.ts'
import { between } from '../../mocks/world/random.ts'
import { type Customer, law } from '../law/law.ts'

const HOUR = 3_600_000

/** The price of the subscription: what its newest invoice charges ahead, without a phone and discounts. */
async function monthlyFee(customer: Customer): Promise<number> {
  const invoice = await customer.read(getInvoice, { id: LATEST })
  const { ahead } = partsOf(invoice ?? { month: '', lines: [] })
  return sumOf(ahead.filter(({ kind }) => kind !== 'instalment' && !isMonthlyDiscount(kind)))
}

const nextMonth = (customer: Customer) => addMonths(startOfMonth(customer.today()), 1)

law<number>('an outage', {
  // ordinary ones, with a phone, in a household, and with a data cap
  accounts: [1, 2, 16, 26, 28],
  async choose(customer, random) {
    // The invoice of the month exists, and the outage is within it.
    await customer.turnTo(`${customer.today().slice(0, 8)}${between(random, 10, 28)}`)
    return between(random, 1, 100)
  },
  async told(customer, hours) {
    const days = compensatedDays({ kind: 'outage', from: 0, until: hours * HOUR })
    const amount = compensationFor(days, await monthlyFee(customer))
    const next = await customer.read(getNextInvoice)
    return { amount, month: amount > 0 ? nextMonth(customer) : null, next: (next?.amount ?? 0) - amount, isMade: amount > 0 }
  },
  async order(customer, hours) {
    await customer.happen({ kind: 'outage-struck', hours, isOver: true })
    const [told] = await customer.read(getCompensations)
    return { amount: told?.amount ?? 0, month: told?.month ?? null }
  },
  async pending(customer) {
    const next = await customer.read(getNextInvoice)
    const lines = next?.lines.filter(({ kind }) => kind === 'compensation') ?? []
    return { 'volgende factuur': { amount: Math.abs(sumOf(lines)), next: next?.amount } }
  },
  startsOn: () => null,
  async after(customer) {
    const month = nextMonth(customer)
    await customer.turnTo(`${month.slice(0, 8)}10`)
    const [told] = await customer.read(getCompensations)
    const { invoices } = await customer.read(getInvoices)
    const invoice = await customer.read(getInvoice, { id: invoices.find((one) => one.month === month)?.id ?? '' })
    const line = invoice?.lines.find(({ kind }) => kind === 'compensation')
    return {
      vergoeding: { amount: told?.amount ?? 0, isMade: told !== undefined && told.invoice === invoice?.id && told.paid !== null },
      factuur: { amount: Math.abs(line?.amount ?? 0) },
    }
  },
})
