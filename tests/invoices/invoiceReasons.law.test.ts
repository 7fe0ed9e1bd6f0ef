import { expect, test } from 'vitest'
import { causeText } from '#features/invoices/copy.ts'
import { addDays, addMonths } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { sumOf } from '#kit/words/money.ts'
import { asItIs, changePayload, chosenBundles, type Selection } from '#model/bundles/bundleChange.ts'
import { changePostpaidCampaigns, getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { getPostpaidTopupBundles, topupPostpaidBundle } from '#model/bundles/contract/topup.ts'
import { inviteToHousehold, leaveHousehold } from '#model/friends/contract/household.ts'
import {
  type ChangeCause,
  getInvoice,
  getInvoices,
  type InvoiceChange,
  type InvoiceLine,
  type LineKind,
  lineKinds,
} from '#model/invoices/contract/invoices.ts'
import { getUsPs } from '#model/overview/contract.ts'
import { updateNetworkSettings } from '#model/profile/contract/networkSettings.ts'
import { getTerminateData, terminateSubscription } from '#model/subscription/contract/termination.ts'
import { withdrawContract } from '#model/subscription/contract/withdrawal.ts'
import { between, randomOf } from '../../mocks/world/random.ts'
import { randomSelection } from '../law/bundles.ts'
import { type Customer, customerOf, oneOf } from '../law/law.ts'

/** The reason on an invoice is the real one, for everything that can change an invoice. */

const START: Day = '2027-02-10'
const EMAIL = 'femke@voorbeeld.example'

async function choose(customer: Customer, selection: Partial<Selection>): Promise<void> {
  const options = await customer.read(getPostpaidOptionsV2)
  const wanted = { ...asItIs, ...selection }
  await customer.write(changePostpaidCampaigns, changePayload(chosenBundles(options, wanted), wanted))
}

async function stop(customer: Customer): Promise<void> {
  const { withdrawUntil: _, contractEnd, ...data } = await customer.read(getTerminateData)
  const endsOn = contractEnd ?? addDays(customer.today(), 40)
  await customer.write(terminateSubscription, {
    reason: 'OTHER',
    endsOn,
    fee: contractEnd ? 0 : data.terminationFee,
    message: '',
  })
}

const setCap = (on: boolean) => async (customer: Customer) => {
  const { dataCapPrice: price } = await customer.read(getUsPs)
  await customer.write(updateNetworkSettings, { dataCap: on, price })
}

async function buy(customer: Customer): Promise<void> {
  const [bundle] = (await customer.read(getPostpaidTopupBundles)).filter(({ type }) => type === 'data')
  if (!bundle) throw new Error('Nothing is for sale')
  await customer.write(topupPostpaidBundle, { id: bundle.id, price: bundle.price })
}

const invite = (number: number) => (customer: Customer) =>
  customer.write(inviteToHousehold, { phoneNumber: `06900020${String(number).padStart(2, '0')}` })

/** The changes of every invoice after a day, by its month: the list and the invoice itself agree, and they are the whole difference. */
async function changesSince(customer: Customer, day: Day): Promise<ReadonlyMap<string, readonly InvoiceChange[]>> {
  const { invoices } = await customer.read(getInvoices)
  const since = invoices.filter(({ date }) => date > day)
  for (const { id, changes, amount } of since) {
    const invoice = await customer.read(getInvoice, { id })
    expect(invoice?.changes).toEqual(changes)
    if (invoice?.before) expect(sumOf(changes)).toBe(amount - invoice.before.amount)
  }
  return new Map(since.map(({ month, changes }) => [month.slice(0, 7), changes]))
}

type Causes = Partial<Record<LineKind, ChangeCause>>
type Case = [name: string, account: number, act: (customer: Customer) => Promise<unknown>, causes: Record<string, Causes>]

const cases: Case[] = [
  [
    'a bigger bundle is chosen and its discount ends',
    1,
    (customer) => choose(customer, { data: '20000' }),
    { '2027-03': { dataBundle: 'bigger' }, '2027-09': { dataBundle: 'discountEnded' } },
  ],
  ['a smaller bundle is chosen', 1, (customer) => choose(customer, { data: '1000' }), { '2027-03': { dataBundle: 'smaller' } }],
  ['internet is dropped', 1, (customer) => choose(customer, { data: '0' }), { '2027-03': { dataBundle: 'dropped' } }],
  ['calls become unlimited', 2, (customer) => choose(customer, { voice: 'unlimited' }), { '2027-03': { voiceBundle: 'bigger' } }],
  [
    'unlimited sms is chosen',
    1,
    (customer) => choose(customer, { sms: true }),
    { '2027-03': { smsBundle: 'chosen' }, '2027-04': { sms: 'bundled' } },
  ],
  [
    'another contract is chosen with the same bundles',
    1,
    (customer) => choose(customer, { bindingPeriodType: 'twoYearBindingPeriod' }),
    { '2027-03': { dataBundle: 'contract' } },
  ],
  [
    'the data cap is turned on in the middle of a month',
    1,
    setCap(true),
    { '2027-03': { dataCap: 'chosen' }, '2027-04': { dataCap: 'doubleBefore' } },
  ],
  [
    'the data cap is turned off in the middle of a month',
    28,
    setCap(false),
    { '2027-03': { dataCap: 'dropped' }, '2027-04': { dataCap: 'backBefore' } },
  ],
  ['a bundle is bought', 1, buy, { '2027-03': { extraData: 'more' }, '2027-04': { extraData: 'less' } }],
  ['a housemate joins', 1, invite(1), { '2027-03': { household: 'chosen' }, '2027-04': { household: 'doubleBefore' } }],
  ['the household is left', 26, (customer) => customer.write(leaveHousehold), { '2027-03': { household: 'dropped' } }],
  [
    'the subscription is cancelled',
    1,
    stop,
    { '2027-07': { dataBundle: 'stopped', voiceBundle: 'stopped', proRata: 'more' }, '2027-08': { proRata: 'stopped' } },
  ],
]

test.each(cases)('invoices: when %s, then that is the reason', async (_, account, act, causes) => {
  const customer = await customerOf(account, START)
  await act(customer)
  await customer.turnTo(addDays(addMonths(START, 9), 1))
  const changes = await changesSince(customer, START)
  for (const [month, wanted] of Object.entries(causes)) {
    const told = Object.fromEntries((changes.get(month) ?? []).map(({ kind, cause }) => [kind, cause]))
    expect(told, `${month}: ${JSON.stringify([...changes])}`).toMatchObject(wanted)
  }
})

test('invoices: when a subscription is withdrawn that was invoiced before, then that is the reason', async () => {
  const customer = await customerOf(27, '2027-02-25')
  await customer.turnTo('2027-03-03')
  await customer.write(withdrawContract, { kind: 'subscription', email: EMAIL })
  await customer.turnTo('2027-03-20')
  const { invoices } = await customer.read(getInvoices)
  const invoice = await customer.read(getInvoice, { id: invoices[0]?.id ?? '' })
  expect(invoice?.lines.find(({ kind }) => kind === 'correction')?.because).toBe('withdrawn')
  const causes = invoice?.changes.map(({ kind, cause }) => [kind, cause]) ?? []
  expect(Object.fromEntries(causes)).toMatchObject({ correction: 'withdrawn', dataBundle: 'stopped' })
})

const bundleKinds = ['dataBundle', 'voiceBundle', 'smsBundle'] as const

/** The reasons that a change from one size to another can have; null: no bundle. */
function possible(from: number | null, to: number | null): readonly ChangeCause[] {
  if (from === to) return ['contract', 'discounted', 'discountEnded', 'stopped', 'whole']
  if (from === null) return ['chosen', 'whole']
  if (to === null) return ['dropped', 'stopped']
  return to > from ? ['bigger', 'contract', 'discounted'] : ['smaller', 'contract']
}

test('invoices: when random bundles were chosen, then the reason is that choice and never a price that nobody raised', {
  timeout: 120_000,
}, async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = randomOf('reasons', seed)
    const customer = await customerOf(oneOf(random, [1, 2, 19, 26, 28, 29]), addDays(START, between(random, 0, 300)))
    const selection = await randomSelection(customer, random)
    if (selection) await choose(customer, selection)
    if (random() < 0.3) await stop(customer)
    const day = customer.today()
    await customer.turnTo(addDays(addMonths(day, 14), between(random, 0, 27)))
    await changesSince(customer, day)

    const { invoices } = await customer.read(getInvoices)
    for (const { id } of invoices.filter(({ date }) => date > day)) {
      const invoice = await customer.read(getInvoice, { id })
      if (!invoice?.before) continue
      const { lines, before, changes } = invoice
      for (const kind of bundleKinds) {
        const cause = changes.find((change) => change.kind === kind)?.cause
        if (!cause) continue
        const sizeIn = (all: readonly InvoiceLine[]) => {
          const line = all.find((one) => one.kind === kind)
          return line ? (line.size ?? Number.POSITIVE_INFINITY) : null
        }
        const [from, to] = [sizeIn(before.lines), sizeIn(lines)]
        expect(possible(from, to), `seed ${seed}: ${invoice.month} ${kind} from ${from} to ${to}: ${cause}`).toContain(cause)
        expect(causeText(kind, cause)).not.toMatch(/duurder|goedkoper/)
      }
    }
  }
})

test('causeText: every kind of line has a sentence for its plain causes', () => {
  for (const kind of lineKinds)
    for (const cause of ['more', 'less'] as const) expect(causeText(kind, cause), `${kind} ${cause}`).toMatch(/^[A-Z].*\.$/)
})
