import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { HandsetReceipt, type RetentionHandsetOrder } from '#model/phones/contract/handsetRetention.ts'
import { totalOf } from '#model/phones/handsetSums.ts'
import { handsetDone } from '#platform/write/handsetPaid.ts'
import { addressOf } from '../../fixtures/addresses.ts'
import { quickBackend, visitor } from '../world/visitor.ts'
import { PHONE_RETURN, phoneOrder } from './phoneOrder.ts'

const NOON = 'T12:00:00+01:00'
const FIRST = '2026-12-02'
const MINUTE = 60_000
const ARTICLE = 'TUR-TAL-S2-128-ZWART'
const TWO_YEARS = ['INET-10000.twoYears.600', 'MAIN-UNL.twoYears.500']

const costs = { total: 54_900, discount: 0, contractLengthInMonths: 24, maximumMonthlyCredit: null }
/** Chantal, with a yearly contract that ends in three months: the phone at 22 euro a month, 21 in advance. */
const order = phoneOrder({
  storage: { articleCode: ARTICLE, costs },
  monthly: 2200,
  campaignIDs: TWO_YEARS,
  address: addressOf(15),
})

async function customer(account = 15, backend = quickBackend()) {
  const browser = visitor(backend)
  const turnTo = (day: string, time = NOON) => browser.turn({ clock: day + time })
  const later = (ms: number) => browser.turn({ clock: new Date(Date.parse(FIRST + NOON) + ms).toISOString() })
  await turnTo(FIRST) // before the account is first seen
  await browser.as(account)
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

test('the messages about an order: when it is asked for and paid, then the sms and the mail name what it costs', async () => {
  const { browser, begin, decide } = await customer()
  await decide(await begin())
  const { body } = await browser.ask('GET', '/demo/messages')
  const texts = Object.values(Object(body)).map((message) => String(Object(message).text).replaceAll('\u00a0', ' '))
  expect(texts.find((text) => text.includes('Je code om je bestelling'))).toContain('Talura S2 (€ 22,00 per maand)')
  const mail = texts.find((text) => text.startsWith('Bedankt voor je bestelling'))
  expect(mail).toContain('Voor je telefoon betaal je 24 maanden lang € 22,00 per maand.')
  expect(mail).toMatch(/Voor je abonnement: Je betaalt € [\d,]+ per maand/)
})

describe('the month in which the contract of a phone begins', () => {
  test('an order that waits over the end of the month: when its code comes or it is paid again, then it is refused', async () => {
    const { turnTo, ask, verify, begin, decide, browser } = await customer()
    const again = () => browser.write('createPayment', { for: { kind: 'handset' }, AccountPayment: order.AccountPayment })
    await turnTo('2026-12-31', 'T23:50:00+01:00')
    const unconfirmed = await ask()
    await turnTo('2027-01-01', 'T00:05:00+01:00')
    expect((await verify(unconfirmed)).body).toMatchObject({ statusCode: 409, code: 'PERIOD_CHANGED' })

    await turnTo('2027-01-31', 'T23:50:00+01:00')
    await decide(await begin(), 'failed')
    expect((await again()).status).toBe(200)
    await turnTo('2027-02-01', 'T00:05:00+01:00')
    expect((await again()).body).toMatchObject({ statusCode: 409, code: 'PERIOD_CHANGED' })
  })
})

describe('asking for a phone', () => {
  test('when it is account 15, 17 or 24, then it is accepted', async () => {
    for (const account of [15, 17, 24]) {
      const { create } = await customer(account)
      const { body } = await create({
        ...order,
        address: phoneOrder({
          storage: { articleCode: ARTICLE, costs },
          monthly: 2200,
          campaignIDs: TWO_YEARS,
          address: addressOf(account),
        }).address,
      })
      expect(body.result).toMatchObject({ resendsLeft: 3 })
    }
  })

  test('when the catalogue is dearer, then the refusal has both sums', async () => {
    const { create, browser } = await customer()
    await browser.turn({ priceRise: 100 })
    expect((await create()).body).toMatchObject({ code: 'PRICE_CHANGED', details: { was: 55_541, now: 55_641 } })
  })

  test('when the newest rules apply, then every loan is judged, and without a loan nothing is', async () => {
    const small = phoneOrder({
      storage: { articleCode: ARTICLE, costs },
      monthly: 100,
      campaignIDs: TWO_YEARS,
      address: addressOf(15),
    })
    const { create, browser } = await customer()
    expect((await create({ ...small, creditCheck: null })).status).toBe(200)
    await browser.turn({ shop: { newCreditRules: true } })
    expect((await create({ ...small, creditCheck: null })).body.code).toBe('CREDIT_ANSWERS_MISSING')
    const none = phoneOrder({
      storage: { articleCode: ARTICLE, costs },
      monthly: 0,
      campaignIDs: TWO_YEARS,
      address: addressOf(15),
    })
    expect((await create({ ...none, creditCheck: null })).status).toBe(200)
  })

  test('when a phone is paid in twelve months, then it needs a contract of a year', async () => {
    const mini = { articleCode: 'TUR-ZEP-MINI-128-ORANJE', costs: { ...costs, total: 26_900, contractLengthInMonths: 12 } }
    const wanted = (...campaignIDs: string[]) => phoneOrder({ storage: mini, monthly: 1000, campaignIDs, address: addressOf(15) })
    const { create, result } = await customer()
    type Kind = { code: string; bundleOptions: { id: string }[] }
    const ids = async (operation: string, period: string) => {
      const { bundleOptionCategories } = (await result(operation))[period]
      return [
        ['ADDON_INET', 'INET-10000'],
        ['MAIN', 'MAIN-UNL'],
      ].map(
        ([code, name]) =>
          (bundleOptionCategories as Kind[])
            .find((kind) => kind.code === code)
            ?.bundleOptions.find(({ id }) => id.startsWith(`${name}.`))?.id ?? '',
      )
    }
    expect((await create(wanted(...TWO_YEARS))).body.code).toBe('NOT_AVAILABLE')
    expect((await create(wanted(...(await ids('getPostpaidOptionsV2', 'yearBindingPeriod'))))).status).toBe(200)
    // The retention year.
    expect((await create(wanted(...(await ids('getPostpaidOptionsRetention', 'retentionBindingPeriod'))))).status).toBe(200)
  })

  test('when personal details are sent, then they are in no state and no answer', async () => {
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
  test('goes to the number of the customer, and confirms the newest order alone', async () => {
    const { ask, verify, browser } = await customer()
    const [first, second] = [await ask(), await ask()]
    const messages = Object((await browser.ask('GET', '/demo/messages')).body)
    expect(messages).toMatchObject([{ to: '0690000015' }, { to: '0690000015', text: expect.stringContaining('123456') }])
    expect((await verify(first)).body.code).toBe('NOT_WAITING')
    expect((await verify(second)).body.result).toMatchObject({ payment: { url: expect.stringContaining('/demo/bank') } })
    expect((await verify(second)).body.code).toBe('NOT_WAITING')
  })

  test('when it is wrong, expired or blocked, then the attempts are counted', async () => {
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

  test('when it is half an hour old, then it is worth nothing', async () => {
    const { ask, verify, resend, later } = await customer()
    const flow = await ask()
    await later(31 * MINUTE) // the code was sent a moment after the clock was set
    expect((await verify(flow)).body.code).toBe('NOT_WAITING')
    expect((await resend()).body.code).toBe('NOT_WAITING')
  })

  test('when there is nothing to pay now, then it orders at once', async () => {
    const { browser, ask, verify, phone } = await customer()
    await browser.turn({ shop: { noOneOffCosts: true } })
    const free = phoneOrder({
      storage: { articleCode: 'TUR-ORV-NEO-128-ZWART', costs: { ...costs, total: 26_400 } },
      monthly: 1100,
      campaignIDs: TWO_YEARS,
      address: addressOf(15),
      levy: 0,
    })
    expect(free.AccountPayment).toBeNull()
    const receipt = v.parse(HandsetReceipt, (await verify(await ask(free))).body.result)
    expect(receipt).toMatchObject({ outcome: 'accepted', paid: 0, credit: 26_400, monthly: 1100 })
    expect(await phone()).toMatchObject({ status: 'ACCEPTED', totalCredit: 26_400 })
  })

  test('the receipt knows where the phone stands in the shop, also one that is called otherwise there', async () => {
    const { begin, decide, result } = await customer()
    const refurbished = phoneOrder({
      storage: { articleCode: 'TUR-VEL-ONE-4-REFURBISHED-128-ZWART', costs: { ...costs, total: 23_900 } },
      monthly: 900,
      campaignIDs: TWO_YEARS,
      address: addressOf(15),
      levy: 385,
    })
    const id = await begin(refurbished)
    await decide(id)
    const { receipt } = await result('getPaymentReceipt', { id })
    expect(handsetDone(receipt)).toBe('/verlengen/telefoons/veldra/one-4-refurbished/128-gb-zwart/bedankt')
  })
})

describe('paying for it', () => {
  test('when it is paid, then the receipt stays the same, also in another browser', async () => {
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
      address: { brand: 'talura', name: 's2', spec: '128-gb-zwart' },
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

  test('one order is paid once, and not once it is sold out', async () => {
    const { begin, decide, status, browser, phone } = await customer()
    const first = await begin()
    await browser.turn({ shop: { soldOut: ARTICLE } })
    await decide(first)
    expect([await status(first), await phone()]).toEqual(['failed', undefined])
    await browser.turn({ shop: { soldOut: null } })
    // A new payment replaces the open one.
    const [second, third] = [await begin(), await begin()]
    await decide(second)
    expect([await status(second), await phone()]).toEqual(['cancelled', undefined])
    await decide(third)
    expect([await status(third), (await phone()).status]).toEqual(['paid', 'ACCEPTED'])
  })

  test('when it failed less than half an hour ago, then it is tried again without a new code', async () => {
    const { begin, decide, browser, later, status, result } = await customer()
    const keptOf = async (one: typeof browser) => (await one.read('getKeptHandset')).body.result
    expect(await keptOf(browser)).toBeNull()
    const first = await begin()
    await decide(first, 'cancelled')
    const waiting = async () => (await result('postpaidOverview')).fixMeBarItems.filter(isWaiting)
    // The overview links to the order as long as it is kept.
    expect(await waiting()).toEqual([
      { templateType: 'orderWaiting', order: { ...ADDRESS, payment: first }, keptUntil: expect.any(Number) },
    ])
    const again = () =>
      browser.write('createPayment', {
        for: { kind: 'handset' },
        AccountPayment: { Amount: 2741, Issuer: 'TESTNL01', ReturnURL: PHONE_RETURN },
      })
    await later(29 * MINUTE)
    expect(await keptOf(browser)).toMatchObject({
      phone: 'Talura S2, 128 GB',
      address: { brand: 'talura', name: 's2', spec: '128-gb-zwart' },
      now: 2741,
      monthly: 2200,
      payment: first,
    })
    const { payment } = Object((await again()).body.result)
    await decide(payment.id)
    expect(await keptOf(browser)).toBeNull()
    expect([await status(payment.id), await waiting()]).toEqual(['paid', []])
    expect((await again()).body.code).toBe('OPEN_HANDSET_ORDER')
    const other = await customer()
    await other.decide(await other.begin(), 'failed')
    await other.later(31 * MINUTE)
    expect(await keptOf(other.browser)).toBeNull()
    expect((await other.result('postpaidOverview')).fixMeBarItems.filter(isWaiting)).toEqual([])
    const { body } = await other.browser.write('createPayment', {
      for: { kind: 'handset' },
      AccountPayment: { Amount: 2741, Issuer: null, ReturnURL: PHONE_RETURN },
    })
    expect(body.code).toBe('NOT_WAITING')
  })

  test('a bank that takes its time: nothing else is ordered meanwhile', async () => {
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
  ])('a document that ends with %s is refused once it is paid', async (end, monthly, reason) => {
    const wanted = phoneOrder({
      storage: { articleCode: ARTICLE, costs },
      monthly,
      campaignIDs: TWO_YEARS,
      address: addressOf(15),
    })
    const { begin, decide, result, phone, create } = await customer()
    const id = await begin({ ...wanted, identity: { ...wanted.identity, PersonalID: `NXA1BC2${end}` } })
    await decide(id)
    expect((await result('getPaymentReceipt', { id })).receipt).toMatchObject({ outcome: 'rejected', reason })
    expect((await phone()).status).toBe('REJECTED')
    expect(await result('getUser')).toMatchObject({ isHandsetEligible: false, handsetRejectionReason: reason })
    expect((await create()).body).toMatchObject({ statusCode: 403, code: reason })
    const { tiles, fixMeTiles } = await result('postpaidOverview')
    expect([tiles.some((tile: { templateType: string }) => tile.templateType === 'phone'), fixMeTiles]).toEqual([false, []])
  })

  test('a loan too small to look up is not refused', async () => {
    const wanted = phoneOrder({
      storage: { articleCode: ARTICLE, costs },
      monthly: 1000,
      campaignIDs: TWO_YEARS,
      address: addressOf(15),
    })
    const { begin, decide, phone } = await customer()
    await decide(await begin({ ...wanted, identity: { ...wanted.identity, PersonalID: 'NXA1BC213' } }))
    expect((await phone()).status).toBe('ACCEPTED')
  })
})

describe('what is read before', () => {
  test('the three documents have the same figures', async () => {
    const { result, browser } = await customer()
    const asked = { ArticleCode: ARTICLE, MonthlyCreditAmount: 2200, campaignIDs: TWO_YEARS }
    const text = async (name: string) => atob((await result(name, asked)).base64)
    const [overview, summary, credit] = [
      await text('getRetentionHandsetOverview'),
      await text('getRetentionHandsetSummary'),
      await text('getRetentionHandsetCredit'),
    ]
    for (const amount of ['549,00', '21,00', '6,41', '27,41', '22,00', '33,00', '819,41', '31-12-2028', '17-12-2026'])
      expect(overview).toContain(amount)
    for (const amount of ['27,41', '22,00', '11,00', '819,41', '31-12-2028', '17-12-2026']) expect(summary).toContain(amount)
    for (const amount of ['528,00', '22,00', '24 maanden', '0%', '17-12-2026']) expect(credit).toContain(amount)
    const { body } = await browser.read('getRetentionHandsetCredit', { ...asked, ArticleCode: 'TUR-NIETS' })
    expect(body.code).toBe('NOT_AVAILABLE')
  })
})
