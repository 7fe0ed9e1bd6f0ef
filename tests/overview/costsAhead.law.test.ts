import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addDays, addMonths, momentOf, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { invoiceDateOf } from '#model/invoices/invoices.ts'
import { Overview } from '#model/overview/contract.ts'
import { costsAhead } from '#model/overview/costsAhead.ts'
import { foretoldOf } from '#model/overview/foretold.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { rates } from '../../fixtures/catalogue/rates.ts'
import { uspsAt } from '../../fixtures/catalogue/usps.ts'
import { invoicesOf } from '../../mocks/invoices/invoices.ts'
import { overviewOf } from '../../mocks/overview/overview.ts'
import { asOf } from '../../mocks/world/asOf.ts'
import { worldOf } from '../../mocks/world/world.ts'
import { subscribersOn } from '../world/seen.ts'

const usps = uspsAt(rates.postpaid, 100)

function customerOn(account: PostpaidAccount, day: Day): PostpaidAccount {
  const customer = asOf(account, [], momentOf(day, 12))
  if (customer.type !== 'Postpaid') throw new Error(`${account.number} has no subscription`)
  return customer
}

const overviewOn = (account: PostpaidAccount, day: Day) =>
  v.parse(Overview, {
    ...overviewOf(worldOf(customerOn(account, day), day)),
    updatedAt: new Date(momentOf(day, 12)).toISOString(),
  })

const invoicedOn = (account: PostpaidAccount, date: Day) => {
  const customer = customerOn(account, date)
  return invoicesOf(customer, worldOf(customer, date)).find((invoice) => invoice.date === date)?.amount
}

/** The range that the screens show: the invoice as it is now, unless its rise is worth telling. */
function saidOn(account: PostpaidAccount, day: Day) {
  const overview = overviewOn(account, day)
  const { amount = 0, date } = overview.nextInvoice ?? {}
  return { date, ...(foretoldOf(overview, usps, momentOf(day, 12)) ?? { least: amount, most: amount }) }
}

/** A tenth of the invoice, and a euro on those of a few euros. */
const toleranceOf = (amount: number) => Math.max(100, Math.abs(amount) * 0.1)

/**
 * The accounts are first seen on a day of the month before: from then on they go on as before. (On that day itself their description
 * decides what they used so far.)
 */
test.each(['2026-11-20', '2026-12-31', '2027-03-09', '2027-08-17'])(
  'the next invoice, seen by everybody a week before: when they go on as before since %s, then it is as it was told',
  { timeout: 120_000 },
  (first) => {
    let rising = 0
    for (const account of subscribersOn(first)) {
      for (let months = 2; months < 14; months += 1) {
        const date = invoiceDateOf(addMonths(startOfMonth(first), months))
        const said = saidOn(account, addDays(date, -7))
        const amount = invoicedOn(account, date)
        if (amount === undefined || said.date !== date) continue
        const context = `account ${account.number}, ${date}: told ${said.least} to ${said.most}, was ${amount}`
        expect(amount, context).toBeGreaterThanOrEqual(said.least - toleranceOf(amount))
        expect(amount, context).toBeLessThanOrEqual(said.most + toleranceOf(amount))
        if (said.most > said.least) rising += 1
      }
    }
    expect(rising, 'many of them rise').toBeGreaterThan(20)
  },
)

test('account 23 with the bundle of November that runs out: when it is 26 November, then the costs are told before they are there', () => {
  const [account] = subscribersOn('2026-11-26').filter(({ number }) => number === 23)
  if (!account) throw new Error('no account 23')
  const ahead = costsAhead(overviewOn(account, '2026-11-26'), usps)
  const amount = invoicedOn(account, '2026-12-01') ?? 0
  expect(amount).toBeGreaterThan((ahead?.amount ?? 0) * 2)
  expect(ahead?.total.expected).toBeGreaterThan(3000)
  expect(amount).toBeGreaterThan(ahead?.total.least ?? 0)
  expect(amount).toBeLessThan(ahead?.total.most ?? 0)
})
