import { expect, test } from 'vitest'
import { isCalls, usageBehind } from '#features/invoices/behind.ts'
import { sumOf } from '#kit/words/money.ts'
import { getInvoice, getInvoices } from '#model/invoices/contract/invoices.ts'
import { callCosts, chargedIn } from '#model/usage/callCosts.ts'
import { getUsage } from '#model/usage/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { customerOf } from '../law/law.ts'

const TODAY = '2026-12-10'

/** The calls that an address on the usage screen shows. */
async function callsAt(customer: Awaited<ReturnType<typeof customerOf>>, address: string) {
  const query = new URL(address, 'http://localhost').searchParams
  const { events } = await customer.read(getUsage, { period: query.get('periode') ?? '', events: true })
  const costs = callCosts.find((one) => one === query.get('kosten'))
  return costs === undefined ? [] : chargedIn(events ?? [], costs)
}

test('the calls behind every line of every invoice cost what the line says', async () => {
  let lines = 0
  for (const { number, type } of accounts) {
    if (type !== 'Postpaid') continue
    const customer = await customerOf(number, TODAY)
    const { invoices } = await customer.read(getInvoices)
    for (const { id } of invoices) {
      const invoice = await customer.read(getInvoice, { id })
      for (const line of invoice?.lines.filter(({ kind }) => isCalls(kind)) ?? []) {
        const address = usageBehind(line, TODAY)
        if (address === null) continue
        lines += 1
        const events = await callsAt(customer, address)
        expect(sumOf(events.map(([, , , , amount]) => ({ amount }))), `${number} ${id} ${line.kind}`).toBe(line.amount)
      }
    }
  }
  expect(lines).toBeGreaterThan(50)
})
