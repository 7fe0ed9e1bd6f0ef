import { describe, expect, test } from 'vitest'
import { addressOf } from '../../fixtures/addresses.ts'
import { PHONE_RETURN, phoneOrder } from '../phones/phoneOrder.ts'
import { SWITCH_RETURN, switchOrder } from '../switching/switchOrder.ts'
import { timed } from '../world/timed.ts'
import { visitor } from '../world/visitor.ts'

const MINUTE = 60_000
const IBAN = 'NL91ABNA0417164300'
const setting = { type: 'BALANCE', amount: 2000, threshold: 500, dayOfMonth: null }

const isUnpaid = ({ paidOn }: { paidOn: string | null }) => paidOn === null
const pays = (Amount: number, ReturnURL = PHONE_RETURN) => ({ Amount, Issuer: 'TESTNL04', ReturnURL })

async function customer(account: number) {
  const { backend, pass } = timed()
  const browser = visitor(backend)
  await browser.turn({ clock: '2026-12-02T12:00:00+01:00' })
  await browser.as(account)
  const result = async (name: string, input?: object) => Object((await browser.read(name, input)).body.result)
  const write = async (name: string, input: object) => {
    const { status, body } = await browser.write(name, input)
    expect([name, status, body.code]).toEqual([name, 200, undefined])
    return Object(body.result)
  }
  const pay = async (wanted: object, amount: number): Promise<string> =>
    (await write('createPayment', { for: wanted, AccountPayment: pays(amount) })).payment.id
  return { browser, pass, result, write, pay, messages: async () => (await browser.ask('GET', '/demo/messages')).body }
}
type Customer = Awaited<ReturnType<typeof customer>>

/** `state`: what the account shows of it. `is`: what it shows once the payment is done, according to the receipt. */
type Flow = {
  account: number
  begin: (customer: Customer) => Promise<string>
  state: (customer: Customer) => Promise<unknown>
  is: (receipt: Record<string, unknown>, before: unknown) => unknown
}

const flows: Record<string, Flow> = {
  'a top-up': {
    account: 31,
    begin: ({ pay }) => pay({ kind: 'top-up' }, 1000),
    state: async ({ result }) => (await result('prepaidOverview')).balance,
    is: ({ balance }) => balance,
  },
  'an automatic top-up': {
    account: 30,
    begin: ({ pay }) => pay({ kind: 'auto-top-up', setting }, 2000),
    state: async ({ result }) => [(await result('prepaidOverview')).balance, (await result('getAutoTopUp')).current !== null],
    is: ({ balance, outcome }) => [balance, outcome === 'on'],
  },
  'a bundle': {
    account: 30,
    begin: ({ pay }) => pay({ kind: 'ideal-bundle', id: 'PP-M', price: 1000, autoExtend: false }, 1000),
    state: async ({ result }) => (await result('prepaidOverview')).dataBundle?.until ?? null,
    is: ({ until }) => until,
  },
  'an invoice': {
    account: 6,
    async begin({ result, pay }) {
      const { invoices } = await result('getInvoices')
      const open = invoices.find(({ state }: { state: string }) => state === 'NOT_PAID')
      return await pay({ kind: 'invoices', ids: [open.id] }, open.amount)
    },
    state: async ({ result }) =>
      (await result('getInvoices')).invoices.filter(({ state }: { state: string }) => state === 'NOT_PAID').length,
    is: (_, before) => Number(before) - 1,
  },
  'a term': {
    account: 5,
    async begin({ result, pay }) {
      const terms = (await result('getPaymentArrangements')).arrangements[0].terms
      const number = terms.findIndex(isUnpaid) + 1
      return await pay({ kind: 'term', number }, terms[number - 1].amount)
    },
    state: async ({ result }) =>
      (await result('getPaymentArrangements')).arrangements[0].terms
        .filter(isUnpaid)
        .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0),
    is: ({ left }) => left,
  },
  'a bank account': {
    account: 1,
    begin: async ({ write }) =>
      (await write('updateIban', { iban: IBAN, password: 'steltloper-26', mandate: true, AccountPayment: pays(1) })).payment.id,
    state: async ({ result }) => (await result('getBankAccount')).iban,
    is: ({ linked }, before) => (linked ? IBAN : before),
  },
  'a subscription': {
    account: 36,
    begin: async ({ write }) =>
      (await write('pre2PostTransfer', { ...switchOrder, startNow: false, AccountPayment: pays(1, SWITCH_RETURN) })).payment.id,
    state: async ({ result }) => [
      (await result('getPre2PostStanding')).coming?.startsOn ?? null,
      (await result('getBankAccount')).iban,
    ],
    is: ({ startsOn }) => [startsOn, switchOrder.Iban],
  },
  'a phone': {
    account: 15,
    async begin({ write }) {
      const order = phoneOrder({
        storage: {
          articleCode: 'TUR-TAL-S2-128-ZWART',
          costs: { total: 54_900, discount: 0, contractLengthInMonths: 24, maximumMonthlyCredit: null },
        },
        monthly: 2200,
        campaignIDs: ['INET-10000.twoYears.600', 'MAIN-UNL.twoYears.500'],
        address: addressOf(15),
      })
      const { flowInstanceId } = await write('createRetentionHandset', order)
      return (await write('verifyRetentionHandsetCode', { flowInstanceId, code: '123456' })).payment.id
    },
    state: async ({ browser }) => Object((await browser.write('handsetOrder', {})).body.result)[0]?.arrivesOn ?? null,
    is: ({ arrivesOn }) => arrivesOn,
  },
}

const decide = (decision: string) => (customer: Customer, id: string) =>
  customer.browser.ask('POST', '/demo/payment', { id, decision })
const happen = (outcome: string) => (customer: Customer, payment: string) =>
  customer.browser.ask('POST', '/demo/happen', { kind: 'payment-decided', payment, outcome })
const slowly = async (customer: Customer, id: string) => {
  await decide('slow')(customer, id)
  customer.pass(2 * MINUTE)
}

const ways: Record<string, (customer: Customer, id: string) => Promise<unknown>> = {
  'is paid at once': decide('paid'),
  'is paid by the demo': happen('paid'),
  'takes the bank three minutes': async (customer, id) => {
    await slowly(customer, id)
    customer.pass(MINUTE + 1000)
  },
  'is settled before its time': async (customer, id) => {
    await slowly(customer, id)
    expect((await happen('paid')(customer, id)).status).toBe(200)
  },
  'is decided about too late': async (customer, id) => {
    customer.pass(16 * MINUTE)
    await decide('paid')(customer, id)
  },
  'is cancelled': decide('cancelled'),
  fails: decide('failed'),
  'fails in the demo': happen('failed'),
}

describe.each(Object.entries(flows))('%s', (_, flow) => {
  test.each(Object.entries(ways))(
    'the payment: when it %s, then the account is as the receipt says, or as before',
    async (_, way) => {
      const one = await customer(flow.account)
      const id = await flow.begin(one)
      const before = await flow.state(one)
      await way(one, id)
      const { status, body } = await one.browser.read('getPaymentReceipt', { id })
      const isPaid = (await one.result('getPaymentStatus', { id })).status === 'paid'
      expect(status).toBe(isPaid ? 200 : 409)
      const told = isPaid ? flow.is(Object(body.result).receipt, before) : before
      expect(await flow.state(one)).toEqual(told)
      if (isPaid) expect(told).not.toEqual(before)
      const messages = await one.messages()
      one.pass(10 * MINUTE)
      expect(await flow.state(one)).toEqual(told)
      expect(await one.messages()).toEqual(messages)
    },
  )

  test('the payment: when the bank is still looking into it, then nothing has changed', async () => {
    const one = await customer(flow.account)
    const id = await flow.begin(one)
    const [before, messages] = [await flow.state(one), await one.messages()]
    await slowly(one, id)
    expect(await flow.state(one)).toEqual(before)
    expect(await one.messages()).toEqual(messages)
  })
})
