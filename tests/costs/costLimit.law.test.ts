import { expect, test } from 'vitest'
import { standingText } from '#features/costs/text.ts'
import { addDays, addMonths, endOfMonth, startOfMonth } from '#kit/dates.ts'
import { choiceText, sumOf } from '#kit/words/money.ts'
import { getCostLimit, updateCostLimit } from '#model/costs/contract.ts'
import { countedOf, effectOf } from '#model/costs/costLimit.ts'
import { getInvoice, getInvoices } from '#model/invoices/contract/invoices.ts'
import { outsideKinds } from '#model/invoices/invoices.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { getUsage } from '#model/usage/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { between, randomOf } from '../../mocks/world/random.ts'
import { type Customer, customerOf, law, undated } from '../law/law.ts'

/** 3 has stopped, and 14 has yet to begin. */
const subscribers = accounts.flatMap(({ number, type }) => (type === 'Postpaid' && ![3, 14].includes(number) ? number : []))

const shown = async (customer: Customer) => {
  const limit = await customer.read(getCostLimit)
  return { limit: limit.amount, says: standingText(limit)?.title ?? null }
}

law('cost limit', {
  accounts: subscribers,
  async choose(customer, random) {
    const { canChange } = await customer.read(getCostLimit)
    return canChange ? { amount: between(random, 0, 20) * 500 } : null
  },
  async told(customer, { amount }) {
    const { outside } = await customer.read(getCostLimit)
    const stops = effectOf(amount, countedOf(outside)).kind === 'stops'
    const said = choiceText(amount)
    return { limit: amount, says: stops ? `Je limiet van ${said} is bereikt` : `Je limiet is ${said} per maand` }
  },
  async order(customer, { amount }) {
    const limit = await customer.write(updateCostLimit, { amount })
    return { limit: limit.amount, says: standingText(limit)?.title ?? null }
  },
  async pending(customer) {
    const { costLimit } = await customer.read(postpaidOverview)
    return { kostenlimiet: await shown(customer), overzicht: { limit: costLimit?.amount ?? null } }
  },
  startsOn: () => null,
  async after(customer) {
    await customer.turnTo(addDays(endOfMonth(customer.today()), 1))
    const { canChange, amount } = await customer.read(getCostLimit)
    return canChange ? { 'next month': { limit: amount } } : {}
  },
  undo: {
    by: (customer) => customer.write(updateCostLimit, { amount: null }),
    leaves: async (customer) => [
      undated(await customer.read(getCostLimit)),
      undated(await customer.read(postpaidOverview)),
      undated(await customer.read(getUsage, {})),
    ],
  },
})

/** The cents outside the bundle of the month before today, by the usage and by the invoice. */
async function lastMonthOf(customer: Customer) {
  const from = addMonths(startOfMonth(customer.today()), -1)
  const { periods } = await customer.read(getUsage, {})
  const own = periods.filter((period) => startOfMonth(period.from) === from)
  const used = await Promise.all(own.map(async ({ id }) => sumOf((await customer.read(getUsage, { period: id })).outside)))
  const { invoices } = await customer.read(getInvoices)
  const made = invoices.find(({ month }) => month === startOfMonth(customer.today()))
  const invoice = made ? await customer.read(getInvoice, { id: made.id }) : null
  const lines = invoice?.lines ?? []
  const charged = sumOf(lines.filter(({ kind }) => outsideKinds.some((one) => one === kind)))
  return { used: used.reduce((sum, cents) => sum + cents, 0), charged }
}

test('cost limit: when a month passes under it, then usage and the next invoice stay within it, and within the costs without a limit', async () => {
  const random = randomOf('cost limit')
  for (let order = 0; order < 40; order += 1) {
    const number = subscribers[between(random, 0, subscribers.length - 1)] ?? 1
    const day = addDays('2026-12-01', between(random, 0, 300))
    const amount = between(random, 0, 8) * 500
    const [free, limited] = [await customerOf(number, day), await customerOf(number, day)]
    const { canChange } = await limited.read(getCostLimit)
    if (!canChange) continue
    await limited.write(updateCostLimit, { amount })
    const months = await Promise.all(
      [free, limited].map(async (customer) => {
        await customer.turnTo(addDays(addMonths(startOfMonth(day), 2), 9))
        return lastMonthOf(customer)
      }),
    )
    const [without, within] = months
    expect(within?.used, `${number} on ${day}, limit ${amount}`).toBeLessThanOrEqual(amount)
    expect(within?.used, `${number} on ${day}, limit ${amount}`).toBeLessThanOrEqual(without?.used ?? 0)
    expect(within?.charged, `${number} on ${day}, limit ${amount}`).toBe(within?.used)
  }
})
