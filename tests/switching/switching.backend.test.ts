import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayOf, startOfMonth } from '#kit/dates.ts'
import type { SwitchOrder } from '#model/switching/contract.ts'
import { quickBackend, visitor } from '../world/visitor.ts'
import { switchOrder as order, SWITCH_RETURN as RETURN } from './switchOrder.ts'

const NOON = 'T12:00:00+01:00'
const FIRST = '2026-12-02'

async function customer(account = 36) {
  const browser = visitor(quickBackend())
  const turnTo = (day: string) => browser.turn({ clock: day + NOON })
  await turnTo(FIRST)
  await browser.as(account)
  const result = async (operation: string, params?: object) => Object((await browser.read(operation, params)).body.result)
  const transfer = (change: Partial<SwitchOrder> = {}) => browser.write('pre2PostTransfer', { ...order, ...change })
  const begin = async (change: Partial<SwitchOrder> = {}): Promise<string> =>
    Object((await transfer(change)).body.result).payment.id
  const decide = (id: string, decision: string) => browser.ask('POST', '/demo/payment', { id, decision })
  const status = async (id: string) => (await result('getPaymentStatus', { id })).status
  const isPrepaid = async () => (await result('getUser')).isPrepaid
  const flags = () => JSON.parse(decodeURIComponent(browser.jar.get('usr') ?? 'null'))
  return { browser, turnTo, result, transfer, begin, decide, status, isPrepaid, flags }
}

describe('what was paid in advance', () => {
  const topUp = { for: { kind: 'top-up' }, AccountPayment: { Amount: 2000, Issuer: null, ReturnURL: RETURN } }

  test('when the customer has switched, then earlier payments stay and open ones go', async () => {
    const { browser, turnTo, result, begin, decide, isPrepaid } = await customer()
    const pay = async () => Object((await browser.write('createPayment', topUp)).body.result).payment.id
    await decide(await pay(), 'cancelled')
    const { payments } = await result('getPayments')
    await pay()
    expect((await result('getPayments')).payments).toHaveLength(payments.length + 1)
    await decide(await begin(), 'paid')
    expect(await isPrepaid()).toBe(false)
    expect((await result('getPayments')).payments).toEqual(payments)
    expect((await result('getInvoices')).hasEarlierPayments).toBe(true)
    // Later prepaid payments appear on an invoice.
    await turnTo('2027-03-10')
    expect((await result('getPayments')).payments).toEqual(payments)
  })

  test('when the customer always had a subscription, then there are none', async () => {
    const { browser, result } = await customer(1)
    expect((await browser.read('getPayments')).status).toBe(403)
    expect((await result('getInvoices')).hasEarlierPayments).toBe(false)
  })
})

describe('a subscription that is paid for', () => {
  test('with unlimited calling covers calls to our other customers too', async () => {
    const { turnTo, result, begin, decide } = await customer(33)
    const personal = { ...order.personal, Initials: 'L.', FirstName: 'Lotte', LastName: 'Prins' }
    await decide(await begin({ personal, Iban: 'NL13WADB9000000033' }), 'paid')
    await turnTo('2026-12-30')
    const { voice, outside, events } = await result('getUsage', { events: true })
    expect(events.filter(([, kind]: string[]) => kind === 'mutual').length).toBeGreaterThan(0)
    expect(events.filter(([, kind, , , costs]: unknown[]) => kind === 'mutual' && costs !== 0)).toEqual([])
    expect(voice).toMatchObject({ isUnlimited: true, outside: 0 })
    expect(outside.filter(({ kind }: { kind: string }) => kind === 'voice')).toEqual([])
  })

  test('when it begins at once, then the same session is a subscriber, also in the cookie', async () => {
    const { browser, result, begin, decide, isPrepaid, flags } = await customer()
    const id = await begin()
    expect([await isPrepaid(), flags().prepaid]).toEqual([true, true])
    // Known details are not asked.
    const { known } = await result('getPre2PostStanding')
    expect((await result('getUserDetails')).birthDay).toBe('1970-01-05')
    expect(known).toMatchObject({ birthDate: '1990-12-31', iban: order.Iban })
    await decide(id, 'paid')
    // The details are stored, and the promised messages are sent.
    expect(await result('getUserDetails')).toMatchObject({
      birthDay: '1990-12-31',
      email: order.personal.Email,
      ibanNumber: order.Iban,
    })
    const messages: unknown[] = Object((await browser.ask('GET', '/demo/messages')).body)
    expect(messages.at(-1)).toMatchObject({ to: order.personal.Email, text: expect.stringContaining('12,50 per maand') })
    const { flow, amount, receipt } = await result('getPaymentReceipt', { id })
    expect({ flow, amount }).toEqual({ flow: 'switch', amount: 1 })
    expect(receipt).toMatchObject({
      startsOn: FIRST,
      contractEnd: '2027-12-01',
      reflectionUntil: '2026-12-16',
      balance: 1475,
      form: false,
    })
    expect((await result('read')).prepaid).toBe(false)
    await browser.ask('GET', '/auth/is-logged-in')
    expect(flags().prepaid).toBe(false)
    expect(await isPrepaid()).toBe(false)
    expect((await browser.read('prepaidOverview')).status).toBe(403)
    expect((await browser.read('getPre2PostStanding')).status).toBe(403)
    expect(await result('getPostpaidSubscription')).toMatchObject({
      bindingPeriodType: 'yearBindingPeriod',
      startDate: FIRST,
      contract: { contractEndDate: '2027-12-01' },
    })
    const { dataBundle, currentCosts, balance } = await result('postpaidOverview')
    expect([dataBundle.size, dataBundle.used, currentCosts.outside, balance]).toEqual([10_000, 0, [], null])
    expect(await result('getAddress')).toMatchObject({ street: 'Wulpplein', zipCode: '2468 CD' })
    expect(await result('getOrderDocument', { orderNumber: receipt.orderNumber })).toMatchObject({ base64: expect.any(String) })
  })

  test('when it begins, then earlier usage stays in its period', async () => {
    const { result, begin, decide } = await customer()
    const before = await result('getUsage', {})
    await decide(await begin(), 'paid')
    const { periods } = await result('getUsage', {})
    expect(periods[1].from).toBe(before.period.from)
    expect((await result('getUsage', { period: periods[1].id })).data.used).toBe(before.data.used)
  })

  test('its first invoices give the cent and the credit back, not more and not twice', async () => {
    const { result, begin, decide, turnTo } = await customer()
    await decide(await begin(), 'paid')
    await turnTo(addDays(startOfMonth(addMonths(FIRST, 4)), 5))
    const { invoices } = await result('getInvoices')
    const lines: { kind: string; amount: number }[] = []
    for (const { id } of invoices) lines.push(...(await result('getInvoice', { id })).lines)
    const sum = (kind: string) => lines.filter((line) => line.kind === kind).reduce((total, { amount }) => total + amount, 0)
    expect([sum('balanceFromPrepaid'), sum('verification')]).toEqual([-1475, -1])
    expect(invoices.every(({ amount }: { amount: number }) => amount >= 0)).toBe(true)
  })

  test('with a clock that goes back it has not happened yet, and in time it has again', async () => {
    const { begin, decide, isPrepaid, turnTo, flags } = await customer()
    await decide(await begin(), 'paid')
    await turnTo(addDays(FIRST, -1))
    expect([await isPrepaid(), flags().prepaid]).toEqual([true, true])
    await turnTo(addDays(FIRST, 1))
    expect([await isPrepaid(), flags().prepaid]).toEqual([false, false])
  })

  test('later: a prepaid customer until the day, who may take it back', async () => {
    const { browser, result, transfer, begin, decide, isPrepaid, turnTo } = await customer()
    await decide(await begin({ startNow: false }), 'paid')
    const { obstacle, coming } = await result('getPre2PostStanding')
    expect({ obstacle, coming }).toEqual({
      obstacle: 'ALREADY',
      coming: { startsOn: '2026-12-17', reflectionUntil: '2026-12-16', contractEnd: '2027-12-16' },
    })
    expect((await transfer()).body).toMatchObject({ statusCode: 403, code: 'ALREADY' })
    await turnTo('2026-12-16')
    expect(await isPrepaid()).toBe(true)
    await turnTo('2026-12-17')
    expect(await isPrepaid()).toBe(false)
    // Its days to withdraw were those from the order on: they are not given twice.
    const { open, subscriptionUntil } = await result('getWithdrawals')
    expect([open, subscriptionUntil]).toEqual([[], '2026-12-16'])
    expect(await result('getTerminateData')).toMatchObject({ withdrawUntil: null, contractEnd: '2027-12-16' })
    // The first invoice refunds the cent that linked the account.
    await turnTo('2027-01-04')
    const [first] = (await result('getInvoices')).invoices
    expect((await result('getInvoice', { id: first.id })).lines).toContainEqual(
      expect.objectContaining({ kind: 'verification', amount: -1 }),
    )
    await turnTo('2026-12-10')
    expect((await browser.write('undoPre2PostTransfer', {})).status).toBe(200)
    expect((await browser.write('undoPre2PostTransfer', {})).body.code).toBe('NOT_COMING')
    await turnTo('2027-01-10')
    expect(await isPrepaid()).toBe(true)
  })
})

describe('a withdrawal pays back what it tells, to the cent', () => {
  const outage = { kind: 'outage-struck', hours: 14, isOver: true }
  const bundles = { activateComplete: false, contractAccepted: true }
  type Customer = Awaited<ReturnType<typeof customer>>
  const orders: Record<string, ({ browser }: Customer) => Promise<unknown>> = {
    nothing: async () => undefined,
    'a simcard': async ({ browser }) => {
      await browser.write('proveByPassword', { password: 'steltloper-26' })
      return browser.write('createSimcard', { type: 'USIM', reason: 'NEW_PHONE', price: 500 })
    },
    'an outage': ({ browser }) => browser.ask('POST', '/demo/happen', outage),
    'other bundles': ({ browser }) =>
      browser.write('changePostpaidCampaigns', { ...bundles, campaignIDs: ['INET-UNL.month.2300', 'MAIN-UNL.month.600'] }),
  }
  test.each(Object.keys(orders).flatMap((what) => ['2026-11-25', '2026-12-02'].map((day) => [what, day] as const)))(
    '%s on %s',
    async (what, day) => {
      const gerrit = await customer()
      const { begin, decide, result, turnTo, browser } = gerrit
      await turnTo('2026-11-20')
      const campaignIDs = ['INET-10000.month.800', 'MAIN-UNL.month.600']
      await decide(await begin({ changeCampaignOptions: { ...order.changeCampaignOptions, campaignIDs } }), 'paid')
      await turnTo(day)
      const done = Object(await orders[what]?.(gerrit))
      expect(done.status ?? 200).toBe(200)
      await turnTo('2026-12-03')
      const { costs } = (await result('getWithdrawals')).open[0]
      expect((await browser.write('withdrawContract', { kind: 'subscription', email: 'a@voorbeeld.example' })).status).toBe(200)
      await turnTo('2026-12-10')
      const [settlement] = (await result('getInvoices')).invoices
      expect(-settlement.amount).toBe(costs.credit + costs.invoiced - costs.total)
    },
  )
})

describe('what the bank says', () => {
  test.each([
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
    ['other-name', 'other-name'],
    ['other-account', 'other-account'],
  ])('%s: nothing is ordered, and what was filled in is known when it is tried again', async (decision, expected) => {
    const { begin, decide, status, isPrepaid, result, browser } = await customer()
    const id = await begin()
    await decide(id, decision)
    expect([await status(id), await isPrepaid()]).toEqual([expected, true])
    expect((await browser.read('getPaymentReceipt', { id })).body.code).toBe('NOT_PAID')
    const { obstacle, known, balance } = await result('getPre2PostStanding')
    // a cent that was paid comes back
    expect([obstacle, balance]).toEqual([null, decision.startsWith('other') ? 1476 : 1475])
    expect(known).toMatchObject({ iban: order.Iban, initials: 'G.', birthDate: '1990-12-31', address: { street: 'Wulpplein' } })
    await decide(await begin(), 'paid')
    expect(await isPrepaid()).toBe(false)
  })

  test('when the name is another than ours, then nothing is ordered', async () => {
    const { begin, decide, status, isPrepaid } = await customer()
    const id = await begin({ personal: { ...order.personal, LastName: 'Anders' } })
    await decide(id, 'paid')
    expect([await status(id), await isPrepaid()]).toEqual(['other-name', true])
  })

  test('when two payments are paid, then one subscription is ordered', async () => {
    const { begin, decide, result } = await customer()
    const [first, second] = [await begin(), await begin()]
    await decide(first, 'paid')
    await decide(second, 'paid')
    expect((await result('getPostpaidSubscription')).startDate).toBe(FIRST)
  })

  test('credit that comes after the subscription has begun goes off its invoices', async () => {
    const { begin, decide, result, turnTo, browser } = await customer()
    const payment = { Amount: 1000, Issuer: null, ReturnURL: RETURN }
    const topUp = Object((await browser.write('createPayment', { for: { kind: 'top-up' }, AccountPayment: payment })).body.result)
    await decide(await begin(), 'paid')
    await decide(topUp.payment.id, 'paid')
    await turnTo('2027-05-06')
    const { invoices } = await result('getInvoices')
    let credit = 0
    for (const { id } of invoices)
      for (const line of (await result('getInvoice', { id })).lines) if (line.kind === 'balanceFromPrepaid') credit += line.amount
    expect(credit).toBe(-2475)
  })
})

describe('an order', () => {
  const { personal, AccountPayment } = order
  test('of a minor with a parent, and of a foreign account: with a form instead of a cent', async () => {
    const { transfer, result, isPrepaid } = await customer()
    const minor = { personal: { ...personal, BirthDate: '2010-12-01' }, guardian: true }
    const { body } = await transfer({ ...minor, Iban: 'BE68 5390 0754 7034', AccountPayment })
    expect(body.result).toMatchObject({ form: true, startsOn: FIRST, balance: 1475 })
    expect(await isPrepaid()).toBe(false)
    expect(await result('getMandateForm')).toMatchObject({ name: 'machtigingsformulier.pdf' })
  })
})

describe('the newest prepaid prices', () => {
  test('when they are chosen, then they apply from today and earlier charges stay', async () => {
    const { browser, result, turnTo } = await customer(34)
    await turnTo('2026-12-20')
    const before = await result('getUsage', { events: true })
    const prices = await result('getPrepaidPrices')
    expect(prices).toMatchObject({ isNewest: false, current: { call: 25, sms: 20, data: 20, voicemail: 15 } })
    expect(Object((await browser.write('chooseNewestPrices', {})).body.result)).toEqual({
      current: prices.newest,
      newest: prices.newest,
      isNewest: true,
    })
    expect((await browser.write('chooseNewestPrices', {})).body).toMatchObject({ statusCode: 409, code: 'ALREADY_NEWEST' })
    expect(await result('getUsPs')).toMatchObject({ voiceCostOutsideBundle: 20, dataCostOutsideBundle: 10 })
    const after = await result('getUsage', { events: true })
    const past = (usage: typeof before) => usage.data.days.filter(({ day }: { day: string }) => day < '2026-12-20')
    expect(past(after)).toEqual(past(before))
    expect(after.events.filter(([at]: [number]) => dayOf(at * 1000) < '2026-12-20')).toEqual(
      before.events.filter(([at]: [number]) => dayOf(at * 1000) < '2026-12-20'),
    )
    expect((await result('getPre2PostStanding')).obstacle).toBeNull()
  })

  test('when they are read, then nearly every prepaid customer has the newest', async () => {
    expect((await (await customer(30)).result('getPrepaidPrices')).isNewest).toBe(true)
    expect((await (await customer(1)).browser.read('getPrepaidPrices')).status).toBe(403)
  })
})
