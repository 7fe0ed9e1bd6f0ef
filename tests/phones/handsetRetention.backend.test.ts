import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { HandsetReceipt, type RetentionHandsetOrder } from '#model/phones/contract/handsetRetention.ts'
import { totalOf } from '#model/phones/handsetSums.ts'
import { handsetDone } from '#platform/write/handsetPaid.ts'
import { quickBackend, visitor } from '../world/visitor.ts'
import { ARTICLE, costs, phoneOrder, TWO_YEARS } from './phoneOrder.ts'

const NOON = 'T12:00:00+01:00'
const FIRST = '2026-12-02'
const MINUTE = 60_000
const order = phoneOrder()

async function customer() {
  const browser = visitor(quickBackend())
  const turnTo = (day: string, time = NOON) => browser.turn({ clock: day + time })
  const later = (ms: number) => browser.turn({ clock: new Date(Date.parse(FIRST + NOON) + ms).toISOString() })
  await turnTo(FIRST) // before the account is first seen
  await browser.as(15)
  const result = async (operation: string, params?: object) => Object((await browser.read(operation, params)).body.result)
  const create = (wanted: RetentionHandsetOrder = order) => browser.write('createRetentionHandset', wanted)
  const verify = (flowInstanceId: string, code = '123456') =>
    browser.write('verifyRetentionHandsetCode', { flowInstanceId, code })
  const resend = () => browser.write('handsetorderretentionResendSmsValidationCode', {})
  const ask = async (wanted?: RetentionHandsetOrder): Promise<string> => Object((await create(wanted)).body.result).flowInstanceId
  const begin = async (wanted?: RetentionHandsetOrder): Promise<string> =>
    Object((await verify(await ask(wanted))).body.result).payment.id
  const decide = (id: string, decision = 'paid') => browser.ask('POST', '/demo/payment', { id, decision })
  const status = async (id: string) => (await result('getPaymentStatus', { id })).status
  const phone = async () => Object((await browser.write('handsetOrder', {})).body.result)[0]
  return { browser, turnTo, later, result, create, verify, resend, ask, begin, decide, status, phone }
}

const isWaiting = ({ templateType }: { templateType: string }) => templateType === 'orderWaiting'
const ADDRESS = { brand: 'talura', name: 's2', spec: '128-gb-zwart' }

test('the sms and the mail about an order name its costs', async () => {
  const { browser, begin, decide } = await customer()
  await decide(await begin())
  const { body } = await browser.ask('GET', '/demo/messages')
  const texts = Object.values(Object(body)).map((message) => String(Object(message).text).replaceAll('\u00a0', ' '))
  expect(texts.find((text) => text.includes('Je code om je bestelling'))).toContain('Talura S2 (€ 22,00 per maand)')
  const mail = texts.find((text) => text.startsWith('Bedankt voor je bestelling'))
  expect(mail).toContain('Voor je telefoon betaal je 24 maanden lang € 22,00 per maand.')
  expect(mail).toMatch(/Voor je abonnement: Je betaalt € [\d,]+ per maand/)
})

test('an order that waits into the next month is refused when it is paid again', async () => {
  const { turnTo, begin, decide, browser } = await customer()
  const again = () => browser.write('createPayment', { for: { kind: 'handset' }, AccountPayment: order.AccountPayment })
  await turnTo('2027-01-31', 'T23:50:00+01:00')
  await decide(await begin(), 'failed')
  expect((await again()).status).toBe(200)
  await turnTo('2027-02-01', 'T00:05:00+01:00')
  expect((await again()).body).toMatchObject({ statusCode: 409, code: 'PERIOD_CHANGED' })
})

describe('asking for a phone', () => {
  test('the refusal of an order has both sums when the price has risen', async () => {
    const { create, browser } = await customer()
    await browser.turn({ priceRise: 100 })
    expect((await create()).body).toMatchObject({ code: 'PRICE_CHANGED', details: { was: 55_541, now: 55_641 } })
  })

  test('the newest rules ask the income for every loan, and never without a loan', async () => {
    const { create, browser } = await customer()
    const withoutIncome = async (monthly: number) =>
      (await create({ ...phoneOrder({ monthly }), creditCheck: null })).body.code ?? 'ordered'
    expect(await withoutIncome(100)).toBe('ordered')
    await browser.turn({ shop: { newCreditRules: true } })
    expect([await withoutIncome(100), await withoutIncome(0)]).toEqual(['CREDIT_ANSWERS_MISSING', 'ordered'])
  })

  test('a phone that is paid in twelve months needs a contract of a year', async () => {
    const { create, result } = await customer()
    const storage = { articleCode: 'TUR-ZEP-MINI-128-ORANJE', costs: { ...costs, total: 26_900, contractLengthInMonths: 12 } }
    const wanted = (campaignIDs = TWO_YEARS) => create(phoneOrder({ storage, monthly: 1000, campaignIDs }))
    type Kind = { bundleOptions: { id: string }[] }
    const ids = async (operation: string, period: string) => {
      const kinds: Kind[] = (await result(operation))[period].bundleOptionCategories
      return kinds.flatMap(({ bundleOptions }) =>
        bundleOptions.flatMap(({ id }) => (/^(?:INET-10000|MAIN-UNL)\./.test(id) ? [id] : [])),
      )
    }
    expect((await wanted()).body.code).toBe('NOT_AVAILABLE')
    expect((await wanted(await ids('getPostpaidOptionsV2', 'yearBindingPeriod'))).status).toBe(200)
    expect((await wanted(await ids('getPostpaidOptionsRetention', 'retentionBindingPeriod'))).status).toBe(200)
  })

  test('personal details are not kept in the state of the demo', async () => {
    const { ask, begin, decide, browser } = await customer()
    async function expectNothing() {
      const state = JSON.stringify((await browser.ask('GET', '/demo/state')).body)
      // Whole words: a moment in ms may hold the digits of an income.
      for (const own of ['NXA1BC2D3', '420000', '4200', 'OWN_HOUSE', 'COUPLE', 'Chantal', 'Kuiper', 'PASSPORT'])
        expect(state).not.toMatch(new RegExp(`\\b${own}\\b`))
    }
    await ask()
    await expectNothing()
    await decide(await begin())
    await expectNothing()
  })
})

describe('the code', () => {
  test('the code is sent to the number of the customer, and confirms only the newest order', async () => {
    const { ask, verify, browser } = await customer()
    const [first, second] = [await ask(), await ask()]
    const messages = Object((await browser.ask('GET', '/demo/messages')).body)
    expect(messages).toMatchObject([{ to: '0690000015' }, { to: '0690000015', text: expect.stringContaining('123456') }])
    expect((await verify(first)).body.code).toBe('NOT_WAITING')
    expect((await verify(second)).body.result).toMatchObject({ payment: { url: expect.stringContaining('/demo/bank') } })
    expect((await verify(second)).body.code).toBe('NOT_WAITING')
  })

  test('wrong codes are counted, and block the code for longer each time', async () => {
    const { ask, verify, resend, later } = await customer()
    const flow = await ask()
    expect((await verify(flow, '000000')).body).toMatchObject({ statusCode: 410, code: 'CODE_EXPIRED' })
    for (let at = 0; at < 4; at++)
      expect((await verify(flow, '111111')).body).toMatchObject({ statusCode: 422, code: 'CODE_WRONG' })
    expect((await verify(flow, '111111')).body).toMatchObject({ statusCode: 429, code: 'CODE_BLOCKED' })
    expect((await verify(flow)).body).toMatchObject({ statusCode: 429, code: 'CODE_BLOCKED' })
    await later(16 * MINUTE)
    expect((await verify(flow, '111111')).body.code).toBe('CODE_WRONG')
    expect((await resend()).body.result).toEqual({ flowInstanceId: flow, resendsLeft: 2 })
    expect((await verify(flow, '999999')).body.code).toBe('CODE_BLOCKED')
    expect((await verify(flow)).body.code).toBe('CODE_BLOCKED')
    await later(32 * MINUTE)
    expect((await verify(flow)).status).toBe(200)
  })

  test('a code of half an hour ago is not accepted', async () => {
    const { ask, verify, resend, later } = await customer()
    const flow = await ask()
    await later(31 * MINUTE) // the code was sent a moment after the clock was set
    expect((await verify(flow)).body.code).toBe('NOT_WAITING')
    expect((await resend()).body.code).toBe('NOT_WAITING')
  })

  test('the code completes the order when there is nothing to pay now', async () => {
    const { browser, ask, verify, phone } = await customer()
    await browser.turn({ shop: { noOneOffCosts: true } })
    const storage = { articleCode: 'TUR-ORV-NEO-128-ZWART', costs: { ...costs, total: 26_400 } }
    const free = phoneOrder({ storage, monthly: 1100, levy: 0 })
    expect(free.AccountPayment).toBeNull()
    const receipt = v.parse(HandsetReceipt, (await verify(await ask(free))).body.result)
    expect(receipt).toMatchObject({ outcome: 'accepted', paid: 0, credit: 26_400, monthly: 1100 })
    expect(await phone()).toMatchObject({ status: 'ACCEPTED', totalCredit: 26_400 })
  })

  test('the receipt has the address of the phone in the shop, also of a refurbished one', async () => {
    const { begin, decide, result } = await customer()
    const storage = { articleCode: 'TUR-VEL-ONE-4-REFURBISHED-128-ZWART', costs: { ...costs, total: 23_900 } }
    const id = await begin(phoneOrder({ storage, monthly: 900, levy: 385 }))
    await decide(id)
    const { receipt } = await result('getPaymentReceipt', { id })
    expect(handsetDone(receipt)).toBe('/verlengen/telefoons/veldra/one-4-refurbished/128-gb-zwart/bedankt')
  })
})

describe('paying for it', () => {
  test('the receipt of a paid order stays the same, also in another browser', async () => {
    const { begin, decide, result, turnTo, browser } = await customer()
    const id = await begin()
    await decide(id)
    const { flow, amount, receipt } = await result('getPaymentReceipt', { id })
    const messages = Object((await browser.ask('GET', '/demo/messages')).body)
    expect(messages.at(-1)).toMatchObject({ method: 'EMAIL', text: expect.stringContaining('TU-26015-001') })
    expect({ flow, amount }).toEqual({ flow: 'handset', amount: 2741 })
    expect(v.parse(HandsetReceipt, receipt)).toEqual({
      orderNumber: 'TU-26015-001',
      id: 'ph07',
      outcome: 'accepted',
      phone: 'Talura S2, 128 GB',
      articleCode: ARTICLE,
      address: ADDRESS,
      arrivesOn: '2026-12-03',
      paid: 2741,
      credit: 52_800,
      monthly: 2200,
      months: 24,
      to: expect.objectContaining({ period: 'twoYearBindingPeriod' }),
      contractEnd: '2028-12-31',
      reason: null,
    })
    // € 27,41 now, and 24 times € 22,00 for the phone and € 11,00 for the subscription.
    expect(totalOf({ now: receipt.paid, credit: receipt.credit, months: receipt.months }, receipt.to)).toBe(2741 + 24 * 3300)
    expect(await result('getOrderDocument', { orderNumber: receipt.orderNumber })).toMatchObject({ base64: expect.any(String) })
    await turnTo('2027-06-01')
    expect((await result('getPaymentReceipt', { id })).receipt).toEqual(receipt)
    const copy = visitor(quickBackend())
    await copy.ask('PUT', '/demo/state', (await browser.ask('GET', '/demo/state')).body)
    expect(Object((await copy.read('getPaymentReceipt', { id })).body.result).receipt).toEqual(receipt)
  })

  test('an order that has sold out is not paid', async () => {
    const { begin, decide, status, browser, phone } = await customer()
    const id = await begin()
    await browser.turn({ shop: { soldOut: ARTICLE } })
    await decide(id)
    expect([await status(id), await phone()]).toEqual(['failed', undefined])
  })

  test('a new payment replaces the open one', async () => {
    const { begin, decide, status, phone } = await customer()
    const [first, second] = [await begin(), await begin()]
    await decide(first)
    expect([await status(first), await phone()]).toEqual(['cancelled', undefined])
    await decide(second)
    expect([await status(second), (await phone()).status]).toEqual(['paid', 'ACCEPTED'])
  })

  test('a failed payment can be tried again for half an hour, without a new code', async () => {
    const { begin, decide, browser, later, status, result } = await customer()
    const kept = async () => (await browser.read('getKeptHandset')).body.result
    const waiting = async () => (await result('postpaidOverview')).fixMeBarItems.filter(isWaiting)
    const again = () => browser.write('createPayment', { for: { kind: 'handset' }, AccountPayment: order.AccountPayment })
    expect(await kept()).toBeNull()
    const payment = await begin()
    await decide(payment, 'cancelled')
    // The overview links to the order as long as it is kept.
    expect(await waiting()).toEqual([
      { templateType: 'orderWaiting', order: { ...ADDRESS, payment }, keptUntil: expect.any(Number) },
    ])
    await later(29 * MINUTE)
    expect(await kept()).toMatchObject({ phone: 'Talura S2, 128 GB', address: ADDRESS, now: 2741, monthly: 2200, payment })
    const { id } = Object((await again()).body.result).payment
    await decide(id)
    expect([await kept(), await status(id), await waiting()]).toEqual([null, 'paid', []])
    expect((await again()).body.code).toBe('OPEN_HANDSET_ORDER')
  })

  test('a failed payment cannot be tried again after half an hour', async () => {
    const { begin, decide, browser, later, result } = await customer()
    await decide(await begin(), 'failed')
    await later(31 * MINUTE)
    expect((await browser.read('getKeptHandset')).body.result).toBeNull()
    expect((await result('postpaidOverview')).fixMeBarItems.filter(isWaiting)).toEqual([])
    const again = { for: { kind: 'handset' }, AccountPayment: { ...order.AccountPayment, Issuer: null } }
    expect((await browser.write('createPayment', again)).body.code).toBe('NOT_WAITING')
  })

  test('nothing else can be ordered while the bank processes the payment', async () => {
    const { begin, decide, status, later, create, phone } = await customer()
    const id = await begin()
    await decide(id, 'slow')
    expect([await status(id), (await create()).body.code, await phone()]).toEqual(['pending', 'OPEN_HANDSET_ORDER', undefined])
    await later(4 * MINUTE)
    expect([await status(id), (await phone()).status]).toEqual(['paid', 'ACCEPTED'])
  })

  test.each([
    ['13', 2200, 'CREDIT_REGISTER_REJECTED'],
    ['14', 2200, 'CREDIT_CHECK_REJECTED'],
    ['15', 0, 'IDENTIFICATION_REJECTED'],
  ])('an order whose document ends with %s is rejected once it is paid', async (end, monthly, reason) => {
    const wanted = phoneOrder({ monthly })
    const { begin, decide, result, phone } = await customer()
    const id = await begin({ ...wanted, identity: { ...wanted.identity, PersonalID: `NXA1BC2${end}` } })
    await decide(id)
    expect((await result('getPaymentReceipt', { id })).receipt).toMatchObject({ outcome: 'rejected', reason })
    expect((await phone()).status).toBe('REJECTED')
    expect(await result('getUser')).toMatchObject({ isHandsetEligible: false, handsetRejectionReason: reason })
    const { tiles, fixMeTiles } = await result('postpaidOverview')
    expect([tiles.some((tile: { templateType: string }) => tile.templateType === 'phone'), fixMeTiles]).toEqual([false, []])
  })

  test('a loan that is too small for the register is not rejected', async () => {
    const wanted = phoneOrder({ monthly: 1000 })
    const { begin, decide, phone } = await customer()
    await decide(await begin({ ...wanted, identity: { ...wanted.identity, PersonalID: 'NXA1BC213' } }))
    expect((await phone()).status).toBe('ACCEPTED')
  })
})

describe('documents before the order', () => {
  test('the three documents of an order have the same figures', async () => {
    const { result } = await customer()
    const asked = { ArticleCode: ARTICLE, MonthlyCreditAmount: 2200, campaignIDs: TWO_YEARS }
    const text = async (name: string) => atob((await result(name, asked)).base64)
    const overview = await text('getRetentionHandsetOverview')
    const summary = await text('getRetentionHandsetSummary')
    const credit = await text('getRetentionHandsetCredit')
    for (const amount of ['549,00', '21,00', '6,41', '27,41', '22,00', '33,00', '819,41', '31-12-2028', '17-12-2026'])
      expect(overview).toContain(amount)
    for (const amount of ['27,41', '22,00', '11,00', '819,41', '31-12-2028', '17-12-2026']) expect(summary).toContain(amount)
    for (const amount of ['528,00', '22,00', '24 maanden', '0%', '17-12-2026']) expect(credit).toContain(amount)
  })
})
