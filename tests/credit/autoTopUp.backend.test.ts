import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayOf, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { ibanIn } from '#kit/typed/iban.ts'
import { monthlyAfter } from '#model/credit/autoTopUp.ts'
import { AutoTopUp, AutoTopUpReceipt } from '#model/credit/contract/autoTopUp.ts'
import { getPayments } from '#model/invoices/contract/paymentHistory.ts'
import { type AutoCreditTopUp, Overview } from '#model/overview/contract.ts'
import { Usage } from '#model/usage/contract.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { prepaidAccounts } from '../../fixtures/accounts/prepaid.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const BACK = 'http://localhost:4173/betaling-controleren'
const today = dayOf(Date.now())
const inDays = (days: number): Day => addDays(today, days)

async function customer(account: number) {
  const browser = visitor(quickBackend())
  await browser.as(account)
  const result = async (operation: string) => (await browser.read(operation)).body.result
  const begin = async (what: object, amount: number) =>
    await browser.write('createPayment', { for: what, AccountPayment: { Amount: amount, Issuer: null, ReturnURL: BACK } })
  return {
    ...browser,
    overview: async () => v.parse(Overview, await result('prepaidOverview')),
    balance: async () => v.parse(Overview, await result('prepaidOverview')).balance,
    auto: async () => v.parse(AutoTopUp, await result('getAutoTopUp')),
    payments: async () => v.parse(getPayments.answer, await result('getPayments')).payments,
    /** The automatic top-ups so far, oldest first: day and amount. */
    async fired() {
      const { payments } = v.parse(getPayments.answer, await result('getPayments'))
      const own = payments.filter(
        ({ kind, method, id }) => kind === 'autoTopUp' && method === 'directDebit' && id.startsWith('since'),
      )
      return own.map(({ at, amount }) => [dayOf(Date.parse(at)), amount]).toReversed()
    },
    buy: (id: string, price: number, autoExtend = false) => browser.write('topupPrepaidBundle', { id, price, autoExtend }),
    update: (setting: AutoCreditTopUp) => browser.write('updateAutoTopUp', setting),
    begin,
    async pay(what: object, amount: number, decision = 'paid') {
      const { id } = Object((await begin(what, amount)).body.result).payment
      await browser.ask('POST', '/demo/payment', { id, decision })
      return { id, receipt: Object((await browser.read('getPaymentReceipt', { id })).body.result) }
    },
    at: (day: Day) => browser.turn({ clock: day }),
    /** The cents for all calls, sms and internet, as far back as the history goes. */
    async spent() {
      const usageOf = async (period?: string) =>
        v.parse(Usage, (await browser.read('getUsage', period === undefined ? {} : { period })).body.result)
      const { periods } = await usageOf()
      const all = await Promise.all(periods.map(({ id }) => usageOf(id)))
      return all.flatMap(({ outside }) => outside).reduce((sum, { amount }) => sum + amount, 0)
    },
  }
}

const low: AutoCreditTopUp = { type: 'BALANCE', amount: 2000, threshold: 500, dayOfMonth: null }
const monthly: AutoCreditTopUp = { type: 'MONTHLY', amount: 1000, threshold: null, dayOfMonth: 15 }
const forBundle: AutoCreditTopUp = { type: 'BUNDLE', amount: 1000, threshold: null, dayOfMonth: null }

test('the accounts of the invented bank (domain 1.12)', () => {
  expect([1, 2, 30, 32].map((number) => accountOf(number)?.iban)).toEqual([
    'NL04WADB9000000001',
    'NL74WADB9000000002',
    'NL94WADB9000000030',
    'NL40WADB9000000032',
  ])
  for (const { iban } of prepaidAccounts) expect(ibanIn(iban)).toBe(iban)
})

describe('account 32: € 20,00 when the credit is below € 5,00', () => {
  test('when it is read, then the setting is known and most of the account number is masked', async () => {
    const stefan = await customer(32)
    expect(await stefan.auto()).toEqual({
      current: low,
      account: 'NL40 \u2022\u2022\u2022\u2022 \u2022\u2022\u2022\u2022 \u2022\u202200 32',
      nextOn: null,
      recent: [],
      bundle: null,
      offer: { amounts: [1000, 2000, 3000, 5000], thresholds: [250, 500, 1000], maximum: 15_000 },
    })
    expect(await stefan.balance()).toBe(820)
  })

  test('when a purchase brings the credit below the threshold, then it tops up at once', async () => {
    const stefan = await customer(32)
    const { body } = await stefan.buy('PP-S', 500)
    expect(body.result).toMatchObject({ price: 500, toppedUp: 2000, balance: 2320 })
    expect(await stefan.balance()).toBe(2320)
    expect((await stefan.payments()).slice(0, 2)).toMatchObject([
      { kind: 'autoTopUp', method: 'directDebit', amount: 2000, status: 'paid' },
      { kind: 'bundle', method: 'credit', amount: 500, bundle: { data: 1000, minutes: 50 } },
    ])
    expect((await stefan.auto()).recent).toEqual([today])
  })

  test('when a purchase leaves the credit above the threshold, then it does not top up', async () => {
    const stefan = await customer(32)
    expect((await stefan.buy('PP-500', 250)).body.result).toMatchObject({ toppedUp: 0, balance: 570 })
    expect(await stefan.fired()).toEqual([])
  })

  test('when calls bring the credit below the threshold, then it tops up on that day', async () => {
    const stefan = await customer(32)
    const began = await stefan.spent()
    const days = []
    let before = 820
    for (let day = 1; day <= 50; day += 1) {
      await stefan.at(inDays(day))
      const balance = (await stefan.balance()) ?? 0
      expect(balance, `day ${day}`).toBeGreaterThanOrEqual(500)
      if (balance > before) days.push(inDays(day))
      before = balance
    }
    expect(before).toBe(820 - ((await stefan.spent()) - began) + days.length * 2000)
    expect(days.length).toBeGreaterThan(0)
    expect(await stefan.fired()).toEqual(days.map((day) => [day, 2000]))
    // and back: it has not happened yet
    await stefan.at(today)
    expect([await stefan.balance(), await stefan.fired()]).toEqual([820, []])
  })

  test('at most 3 times per 30 days, and then again as soon as it is allowed', async () => {
    const stefan = await customer(32)
    await stefan.buy('PP-S', 500)
    for (let times = 0; times < 3; times += 1) await stefan.buy('PP-XL', 2000)
    expect(await stefan.fired()).toEqual(Array.from({ length: 3 }, () => [today, 2000]))
    expect(await stefan.auto()).toMatchObject({ recent: [today, today, today] })
    expect(await stefan.balance()).toBe(320)
    await stefan.at(inDays(29))
    expect(await stefan.fired()).toHaveLength(3)
    await stefan.at(inDays(30))
    expect((await stefan.fired()).at(-1)).toEqual([inDays(30), 2000])
  })

  test('when the setting changes, then it applies at once; when it is turned off, then the account is unlinked too', async () => {
    const stefan = await customer(32)
    const changed = await stefan.update({ ...low, threshold: 1000, amount: 3000 })
    expect(v.parse(AutoTopUpReceipt, changed.body.result)).toMatchObject({ outcome: 'changed', toppedUp: 3000, balance: 3820 })
    const off = await stefan.write('stopAutoTopUp', {})
    expect(v.parse(AutoTopUpReceipt, off.body.result)).toMatchObject({ outcome: 'off', setting: null, balance: 3820 })
    expect(await stefan.auto()).toMatchObject({ current: null, account: null })
    expect((await stefan.overview()).autoTopUps).toEqual([])
    await stefan.at(inDays(200))
    expect((await stefan.fired()).length).toBe(1)
    expect(await stefan.balance()).toBeLessThan(500)
  })
})

describe('turning it on', () => {
  test('when it is begun three times, then only the newest payment takes money', async () => {
    const thijs = await customer(30)
    const ids = []
    for (let times = 0; times < 3; times += 1) {
      const { body } = await thijs.begin({ kind: 'auto-top-up', setting: low }, 2000)
      ids.push(Object(body.result).payment.id)
    }
    const [first, second, third] = ids
    await thijs.ask('POST', '/demo/payment', { id: third, decision: 'slow' })
    await thijs.ask('POST', '/demo/payment', { id: second, decision: 'paid' })
    await thijs.turn({ clock: 5 * 60_000 })
    await thijs.ask('POST', '/demo/payment', { id: first, decision: 'paid' })
    expect([
      await thijs.balance(),
      (await thijs.payments())
        .slice(0, 3)
        .map(({ status }) => status)
        .toSorted(),
    ]).toEqual([2085, ['cancelled', 'cancelled', 'paid']])
  })
})

describe('on its day', () => {
  test('when it is monthly, then it tops up on each day since it was turned on', async () => {
    const thijs = await customer(30)
    const began = await thijs.spent()
    await thijs.pay({ kind: 'auto-top-up', setting: monthly }, 1000)
    const first = monthlyAfter(15, today)
    expect((await thijs.auto()).nextOn).toBe(first)
    await thijs.at(addDays(first, -1))
    expect(await thijs.fired()).toEqual([])
    await thijs.at(addMonths(first, 2))
    expect(await thijs.fired()).toEqual([0, 1, 2].map((months) => [addMonths(first, months), 1000]))
    expect(await thijs.balance()).toBe(85 + 4 * 1000 - ((await thijs.spent()) - began))
    // never above the maximum credit
    await thijs.at(addMonths(first, 24))
    expect(await thijs.balance()).toBeLessThanOrEqual(15_000)
  })

  test('when it is for the bundle, then it tops up the price of the bundle a day before each extension', async () => {
    const roos = await customer(31)
    const began = await roos.spent()
    const { until = '', price } = (await roos.auto()).bundle ?? {}
    expect(price).toBe(1000)
    await roos.pay({ kind: 'auto-top-up', setting: forBundle }, 1000)
    expect((await roos.auto()).nextOn).toBe(until)
    await roos.at(addDays(until, 61))
    expect(await roos.fired()).toEqual([0, 30, 60].map((days) => [addDays(until, days), 1000]))
    expect(await roos.overview()).toMatchObject({
      balance: 1740 + 1000 - ((await roos.spent()) - began),
      dataBundle: { autoExtend: true },
    })
    // another bundle: its own price from now on
    await roos.buy('PP-L', 1500, true)
    expect((await roos.auto()).current).toEqual({ ...forBundle, amount: 1500 })
    const { until: next = '' } = (await roos.auto()).bundle ?? {}
    await roos.at(next)
    expect((await roos.fired()).at(-1)).toEqual([next, 1500])
  })

  test('when it is turned on the day before the extension, then the first payment is for tomorrow', async () => {
    const roos = await customer(31)
    await roos.buy('PP-DAG', 75, true)
    await roos.pay({ kind: 'auto-top-up', setting: { ...forBundle, amount: 75 } }, 75)
    await roos.at(inDays(1))
    expect(await roos.fired()).toEqual([[inDays(1), 75]])
    await roos.at(inDays(20))
    expect(await roos.fired()).toHaveLength(3)
  })

  test('when the bundle is extended on the same day, then the top-up comes first', async () => {
    const thijs = await customer(30)
    const tenth = addDays(addMonths(startOfMonth(today), 1), 9)
    await thijs.at(tenth)
    const on = addDays(tenth, 30)
    await thijs.pay({ kind: 'auto-top-up', setting: { ...monthly, dayOfMonth: Number(on.slice(-2)) } }, 1000)
    await thijs.buy('PP-M', 1000, true)
    const { fixMeBarItems } = await thijs.overview()
    expect(fixMeBarItems.map(({ templateType }) => templateType)).not.toContain('extensionLacking')
    await thijs.at(addDays(on, 1))
    expect((await thijs.overview()).dataBundle).toMatchObject({ from: on })
  })

  test('when the bundle is not extended, then there is no next top-up', async () => {
    const gerrit = await customer(36)
    expect((await gerrit.auto()).bundle).toBeNull()
    expect((await gerrit.begin({ kind: 'auto-top-up', setting: forBundle }, 1500)).body).toMatchObject({ code: 'NO_BUNDLE' })
  })
})

describe('a bundle that is paid at the bank', () => {
  const what = { kind: 'ideal-bundle', id: 'PP-XL', price: 2000, autoExtend: false }

  test('cancelled, with enough credit, at another price, or of another kind: not', async () => {
    const thijs = await customer(30)
    await thijs.pay(what, 2000, 'cancelled')
    expect((await thijs.overview()).dataBundle).toBeNull()
    expect((await thijs.begin({ ...what, price: 1900 }, 1900)).body).toMatchObject({ code: 'PRICE_CHANGED' })
    expect((await thijs.begin(what, 1)).body).toMatchObject({ code: 'NOT_POSSIBLE' })
    expect((await thijs.begin({ ...what, id: 'PP-DAG', price: 75 }, 75)).body).toMatchObject({ code: 'NOT_POSSIBLE' })
    expect((await thijs.begin({ ...what, id: 'PP-ONDERLING', price: 250 }, 250)).body).toMatchObject({ code: 'NOT_POSSIBLE' })
  })
})

describe('the history', () => {
  test.each([
    [30, { topUp: 6 }],
    [32, { autoTopUp: 4, topUp: 2, voucher: 1 }],
    [35, {}],
  ])('when it is read for account %i, then it has the payments of domain 3.5', async (number, kinds) => {
    const payments = await (await customer(number)).payments()
    const counted = Object.fromEntries([...Map.groupBy(payments, ({ kind }) => kind)].map(([kind, own]) => [kind, own.length]))
    expect(counted).toEqual(kinds)
  })

  test('when it is read, then it is newest first with unique ids and without future payments', async () => {
    // The bundle of account 36 was a gift.
    for (const { number, bundle, mutual } of prepaidAccounts.filter(({ number }) => number !== 36)) {
      const payments = await (await customer(number)).payments()
      const moments = payments.map(({ at }) => Date.parse(at))
      expect(moments).toEqual(moments.toSorted((one, other) => other - one))
      expect(moments.every((at) => at <= Date.now())).toBe(true)
      expect(new Set(payments.map(({ id }) => id)).size).toBe(payments.length)
      expect(payments.some(({ kind }) => kind === (bundle ? 'bundle' : 'mutual'))).toBe(bundle !== null || mutual !== null)
    }
  })

  test('when the clock moves on, then earlier payments stay as they were', async () => {
    const roos = await customer(31)
    await roos.pay({ kind: 'top-up' }, 1000)
    const before = await roos.payments()
    await roos.at(inDays(9))
    expect(await roos.payments()).toEqual(before)
  })

  test('when a payment is open or pending, then the history has its id', async () => {
    const thijs = await customer(30)
    const { id } = Object((await thijs.begin({ kind: 'top-up' }, 1000)).body.result).payment
    expect((await thijs.payments())[0]).toMatchObject({ status: 'open', payment: id })
    await thijs.ask('POST', '/demo/payment', { id, decision: 'slow' })
    expect((await thijs.payments())[0]).toMatchObject({ status: 'pending', payment: id })
  })
})
