import * as v from 'valibot'
import { expect, test } from 'vitest'
import { momentOf } from '#kit/dates.ts'
import { sumOf } from '#kit/words/money.ts'
import { asItIs, changePayload, chosenBundles } from '#model/bundles/bundleChange.ts'
import { changePostpaidCampaigns, getPostpaidOptionsV2, undoPostpaidChange } from '#model/bundles/contract/bundleOptions.ts'
import { activateComplete } from '#model/bundles/contract/complete.ts'
import { inviteToHousehold, leaveHousehold } from '#model/friends/contract/household.ts'
import { getInvoice, getInvoices } from '#model/invoices/contract/invoices.ts'
import { updateAddress } from '#model/profile/contract/address.ts'
import { updateIban } from '#model/profile/contract/bankAccount.ts'
import { getNetworkSettings, updateNetworkSettings } from '#model/profile/contract/networkSettings.ts'
import { getSecurityLog } from '#model/security/contract/security.ts'
import { terminateSubscription, undoTermination } from '#model/subscription/contract/termination.ts'
import { getUsage, type UsageDay } from '#model/usage/contract.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { closedAt } from '../../mocks/world/periods.ts'
import { type Customer, customerOf } from '../law/law.ts'
import { visitor } from './visitor.ts'

/** What was shown of the past stays as it was, whatever is done later. Random walks found each of these. */

/** The amount and the lines of every invoice, by its number. */
async function invoicesOf(customer: Customer) {
  const { invoices } = await customer.read(getInvoices)
  const whole = await Promise.all(invoices.map(({ id }) => customer.read(getInvoice, { id })))
  return new Map(whole.flatMap((invoice) => (invoice ? [[invoice.number, [invoice.amount, invoice.lines]] as const] : [])))
}

const discountIn = async (customer: Customer, month: string) => {
  const { invoices } = await customer.read(getInvoices)
  const id = invoices.find((invoice) => invoice.month === month)?.id ?? ''
  return sumOf((await customer.read(getInvoice, { id }))?.lines.filter(({ kind }) => kind === 'household') ?? [])
}

const HOME = { street: 'Wulpplein', houseNumber: 21, houseNumberAddition: '', zipCode: '2468 CD', city: 'Zeewijk' }

test('invoices with a household discount keep it when a customer who has left moves house', async () => {
  const customer = await customerOf(26, '2027-02-10')
  await customer.write(leaveHousehold)
  await customer.turnTo('2027-04-10')
  const before = await invoicesOf(customer)
  expect([await discountIn(customer, '2027-02-01'), await discountIn(customer, '2027-03-01')]).toEqual([-100, 0])
  await customer.write(updateAddress, HOME)
  expect(await invoicesOf(customer)).toEqual(before)
})

test('invoices from before somebody joined get no discount when the group is left', async () => {
  const customer = await customerOf(1, '2027-02-10')
  await customer.write(inviteToHousehold, { phoneNumber: '0690002001' })
  await customer.turnTo('2027-04-10')
  const before = await invoicesOf(customer)
  expect([await discountIn(customer, '2027-02-01'), await discountIn(customer, '2027-04-01')]).toEqual([0, -100])
  await customer.write(leaveHousehold)
  expect(await invoicesOf(customer)).toEqual(before)
  await customer.turnTo('2027-06-10')
  await customer.write(inviteToHousehold, { phoneNumber: '0690002001' })
  await customer.turnTo('2027-07-10')
  const later = await invoicesOf(customer)
  for (const [number, invoice] of before) expect(later.get(number), number).toEqual(invoice)
  // That of June comes after its invoice, with the one of July.
  expect([await discountIn(customer, '2027-05-01'), await discountIn(customer, '2027-07-01')]).toEqual([0, -200])
})

test('an invoice that knew of a cancellation stays so when that is undone; the next one charges the rest', async () => {
  const customer = await customerOf(28, '2027-01-20')
  await customer.write(terminateSubscription, { reason: 'OTHER', endsOn: '2027-02-20', fee: 0, message: '' })
  await customer.turnTo('2027-02-05')
  const before = await invoicesOf(customer)
  await customer.write(undoTermination)
  expect(await invoicesOf(customer)).toEqual(before)
  await customer.turnTo('2027-03-05')
  const later = await invoicesOf(customer)
  for (const [number, invoice] of before) expect(later.get(number), number).toEqual(invoice)
  const { invoices } = await customer.read(getInvoices)
  const newest = await customer.read(getInvoice, { id: invoices[0]?.id ?? '' })
  const february = await customer.read(getInvoice, { id: invoices[1]?.id ?? '' })
  const [part, rest] = [
    february?.lines.find(({ kind }) => kind === 'proRata'),
    newest?.lines.find(({ kind }) => kind === 'correction'),
  ]
  expect((part?.amount ?? 0) + (rest?.amount ?? 0)).toBe(part?.monthly)
})

test('the rest of a month that was invoiced until its last day is on the next invoice at once when that is undone', async () => {
  const customer = await customerOf(28, '2027-01-20')
  await customer.write(terminateSubscription, { reason: 'OTHER', endsOn: '2027-02-20', fee: 0, message: '' })
  await customer.turnTo('2027-02-10')
  await customer.write(undoTermination)
  const next = async () => (await customer.read(getInvoices)).next?.lines.filter(({ kind }) => kind === 'correction')
  const told = await next()
  expect(told).toHaveLength(1)
  await customer.turnTo('2027-02-11')
  expect(await next()).toEqual(told)
})

test('a card that is blocked at the moment at which a day begins leaves the usage that was shown of it', async () => {
  const browser = visitor(createBackend({ latency: 0, clock: () => momentOf('2028-05-22', 12) }))
  await browser.as(2)
  await browser.turn({ clock: new Date(momentOf('2028-05-23')).toISOString() })
  const seen = async () => v.parse(getUsage.answer, (await browser.read('getUsage')).body.result).data
  const before = await seen()
  expect((await browser.write('settingsChangeSimcardBlock', { blocked: true, reason: 'STOLEN' })).status).toBe(200)
  expect(await seen()).toEqual(before)
})

test('an event of the log keeps its id when older ones are no longer kept', async () => {
  const customer = await customerOf(1, '2027-01-20')
  await customer.write(updateAddress, HOME)
  const idsOf = async () =>
    new Map((await customer.read(getSecurityLog)).events.map(({ id, kind, at }) => [id, [kind, at]] as const))
  const before = await idsOf()
  await customer.turnTo('2027-04-15')
  const later = await idsOf()
  expect(later.size).toBeLessThan(before.size)
  for (const [id, event] of later) if (before.has(id)) expect(event).toEqual(before.get(id))
  expect([...later.values()].map(([kind]) => kind)).toContain('address-changed')
})

test('internet that a cap held back, or let through, stays so when other bundles begin with another cap', async () => {
  const usedIn = async (customer: Customer, day: string) => {
    const { data } = await customer.read(getUsage, { period: `${day.slice(0, 7)}-01` })
    return data.days.filter((one) => one.day <= day)
  }
  for (const [number, dataCap] of [
    [28, true],
    [2, false],
  ] as const) {
    const customer = await customerOf(number, '2027-01-28')
    expect((await customer.read(getNetworkSettings)).dataCap?.active).toBe(dataCap)
    const before = await usedIn(customer, '2027-01-27')
    const options = await customer.read(getPostpaidOptionsV2)
    const selection = { ...asItIs, dataCap: !dataCap, bindingPeriodType: 'yearBindingPeriod' } as const
    await customer.write(changePostpaidCampaigns, changePayload(chosenBundles(options, selection), selection))
    await customer.turnTo('2027-02-05')
    expect((await customer.read(getNetworkSettings)).dataCap?.active).toBe(!dataCap)
    expect(await usedIn(customer, '2027-01-27')).toEqual(before)
  }
})

/** Orders these bundles; the answer tells whether the internet of it works at once. */
const orders = (customer: Customer, ...campaignIDs: string[]) =>
  customer.write(changePostpaidCampaigns, { campaignIDs, activateComplete: false, contractAccepted: true })

const december = async (customer: Customer) => (await customer.read(getUsage, { period: '2026-12-01' })).data.days
const usedOf = (days: readonly UsageDay[]) => sumOf(days.map(({ netherlands }) => ({ amount: netherlands })))

test('internet that works at once does so from its order on, is not charged, and stays so when it is paid', async () => {
  const customer = await customerOf(22, '2026-11-23')
  await orders(customer, 'INET-0.year.0', 'MAIN-100.year.200', 'CAP-1.year.100')
  await customer.turnTo('2026-12-15')
  const without = await december(customer)
  expect(usedOf(without)).toBe(0)
  const { internetNow } = await orders(customer, 'INET-6000.year.550', 'MAIN-100.year.200')
  expect(internetNow).toBe(true)
  expect(await december(customer)).toEqual(without)
  await customer.turnTo('2026-12-31')
  const { data } = await customer.read(getUsage, { period: '2026-12-01' })
  expect([usedOf(data.days.slice(0, 14)), usedOf(data.days) > 0, data.outside]).toEqual([0, true, 0])
  await customer.turnTo('2027-01-05')
  expect((await december(customer)).slice(0, 30)).toEqual(data.days.slice(0, 30))
  expect((await customer.read(getUsage, { period: '2026-12-01' })).data).toMatchObject({ size: 6000, outside: 0 })
})

test('internet that worked at once stays used when its change is cancelled, and there is none from then on', async () => {
  const customer = await customerOf(22, '2026-11-23')
  await orders(customer, 'INET-0.year.0', 'MAIN-100.year.200', 'CAP-1.year.100')
  await customer.turnTo('2026-12-05')
  await orders(customer, 'INET-6000.year.550', 'MAIN-100.year.200')
  await customer.turnTo('2026-12-15')
  const before = (await december(customer)).slice(0, 14)
  expect(usedOf(before)).toBeGreaterThan(0)
  await customer.write(undoPostpaidChange)
  await customer.turnTo('2026-12-25')
  const later = await december(customer)
  expect([later.slice(0, 14), usedOf(later.slice(15))]).toEqual([before, 0])
})

test('internet that a cap held back stays so when Compleet doubles the bundle', async () => {
  const customer = await customerOf(1, '2026-11-23')
  await orders(customer, 'INET-1000.year.250', 'MAIN-UNL.year.550', 'CAP-1.year.100')
  await customer.turnTo('2026-12-28')
  const before = (await december(customer)).slice(0, 27)
  expect(usedOf(before)).toBe(1000)
  await customer.write(activateComplete)
  await customer.turnTo('2026-12-31')
  const later = await december(customer)
  expect([later.slice(0, 27), usedOf(later) > 1000]).toEqual([before, true])
})

test('an invoice stays as it was made when the data cap changes on its day: the next one charges that', async () => {
  const customer = await customerOf(1, '2027-02-10')
  await customer.turnTo('2027-03-01')
  const before = await invoicesOf(customer)
  await customer.write(updateNetworkSettings, { dataCap: true, price: 100 })
  expect(await invoicesOf(customer)).toEqual(before)
  await customer.turnTo('2027-04-05')
  const later = await invoicesOf(customer)
  for (const [number, invoice] of before) expect(later.get(number), number).toEqual(invoice)
  const [[, lines = []] = []] = [...later.values()]
  expect(lines.flatMap(({ kind, amount, from }) => (kind === 'dataCap' ? [[from, amount]] : []))).toEqual([
    ['2027-03-01', 100],
    ['2027-04-01', 100],
  ])
})

test('a cent that links a bank account comes back once, on the next invoice', async () => {
  const customer = await customerOf(1, '2027-03-10')
  const before = await invoicesOf(customer)
  const AccountPayment = { Amount: 1, Issuer: 'TESTNL01', ReturnURL: 'http://localhost:4173/betaling-controleren' }
  const asked = { iban: 'NL91ABNA0417164300', password: 'steltloper-26', mandate: true, AccountPayment } as const
  const { payment } = await customer.write(updateIban, asked)
  await customer.decide(payment.id, 'paid')
  expect(await invoicesOf(customer)).toEqual(before)
  await customer.turnTo('2027-04-10')
  const { invoices } = await customer.read(getInvoices)
  const lines = (await Promise.all(invoices.map(({ id }) => customer.read(getInvoice, { id })))).flatMap(
    (one) => one?.lines ?? [],
  )
  expect(lines.flatMap(({ kind, amount }) => (kind === 'verification' ? [amount] : []))).toEqual([-1])
  expect(lines.some(({ kind }) => kind === 'balanceFromPrepaid')).toBe(false)
})

test('an outage that outlasts a subscription is compensated on its last invoice, before the outage is over', async () => {
  const customer = await customerOf(28, '2027-01-20')
  await customer.write(terminateSubscription, { reason: 'OTHER', endsOn: '2027-02-20', fee: 0, message: '' })
  await customer.turnTo('2027-02-18')
  await customer.happen({ kind: 'outage-struck', hours: 14, isOver: false })
  await customer.turnTo('2027-03-05')
  const before = await invoicesOf(customer)
  const compensated = [...before.values()].flatMap(([, lines]) => lines.filter(({ kind }) => kind === 'compensation'))
  expect(compensated.map(({ until }) => until)).toEqual(['2027-02-20'])
  const { body }: { body?: { happenings?: { happening: { kind: string } }[] } } = Object(await customer.turn({}))
  const over = (body?.happenings ?? []).filter(({ happening }) => happening.kind === 'outage-over')
  expect(over).not.toEqual([])
  for (const { happening } of over) await customer.happen(happening)
  await customer.turnTo('2027-03-20')
  expect(await invoicesOf(customer)).toEqual(before)
})

test('a bundle that is replaced at the moment at which its day begins leaves no period', () => {
  const earlier = { id: '2027-03-01', from: '2027-03-01', until: '2027-03-09' }
  const latest = { id: '2027-03-10', from: '2027-03-10', until: '2027-03-20' }
  expect(closedAt(momentOf('2027-03-10'), [latest, earlier])).toEqual([earlier])
})
