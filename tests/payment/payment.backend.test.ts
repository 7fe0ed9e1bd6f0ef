import { describe, expect, test } from 'vitest'
import { timed } from '../world/timed.ts'
import { visitor } from '../world/visitor.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const BACK = 'http://localhost:4173/betaling-controleren'

async function customer(account = 31) {
  const { backend, pass } = timed()
  const browser = visitor(backend)
  await browser.as(account)
  const balance = async () => Object((await browser.read('prepaidOverview')).body.result).balance
  const order = (amount = 1000, more: object = {}, key?: string) =>
    browser.write(
      'createPayment',
      { for: { kind: 'top-up' }, AccountPayment: { Amount: amount, Issuer: null, ReturnURL: BACK, ...more } },
      key,
    )
  const begin = async (...asked: Parameters<typeof order>): Promise<string> =>
    Object((await order(...asked)).body.result).payment.id
  const status = async (id: string, by = browser) => Object((await by.read('getPaymentStatus', { id })).body.result).status
  const decide = (id: string, decision: string, by = browser) => by.ask('POST', '/demo/payment', { id, decision })
  const receipt = (id: string) => browser.read('getPaymentReceipt', { id })
  return { backend, browser, pass, balance, order, begin, status, decide, receipt }
}

describe('a payment', () => {
  test('paid: the money comes once, and the receipt says what the credit is then', async () => {
    const { begin, balance, status, decide, receipt } = await customer()
    const before = await balance()
    const id = await begin()
    expect([await status(id), await balance(), (await receipt(id)).status]).toEqual(['open', before, 409])
    expect((await decide(id, 'paid')).body.back).toBe(`${BACK}?betaling=${id}`)
    await Promise.all([decide(id, 'paid'), decide(id, 'cancelled'), decide(id, 'slow')])
    expect([await status(id), await balance()]).toEqual(['paid', before + 1000])
    const paid = { orderNumber: expect.any(String), method: 'IDEAL', amount: 1000, balance: before + 1000, returned: 0 }
    expect((await receipt(id)).body.result).toEqual({ flow: 'top-up', amount: 1000, receipt: paid })
    await begin(500)
    expect((await receipt(id)).body.result).toMatchObject({ receipt: { balance: before + 1000 } })
  })

  test('the banks: when a payment succeeded, then its bank is the usual one of this customer, and one without money changes nothing', async () => {
    const { backend, browser, begin, decide } = await customer()
    const usual = async (by = browser) =>
      Object((await by.read('getPaymentIssuers')).body).result.filter(({ isUsual }: { isUsual: boolean }) => isUsual)
    expect(await usual()).toEqual([])
    await decide(await begin(1000, { Issuer: 'TESTNL02' }), 'cancelled')
    await decide(await begin(1000), 'paid') // chosen at the payment page
    expect(await usual()).toEqual([])
    await decide(await begin(1000, { Issuer: 'TESTNL01' }), 'paid')
    expect(await usual()).toMatchObject([{ id: 'TESTNL01' }])
    const other = visitor(backend)
    await other.as(1)
    expect(await usual(other)).toEqual([])
  })

  test('a bundle: when a bank processes its payment, then no other can be begun', async () => {
    const { browser, pass, decide, status } = await customer(30)
    const pay = () =>
      browser.write('createPayment', {
        for: { kind: 'ideal-bundle', id: 'PP-M', price: 1000, autoExtend: false },
        AccountPayment: { Amount: 1000, Issuer: null, ReturnURL: BACK },
      })
    const idOf = ({ body }: Awaited<ReturnType<typeof pay>>): string => Object(body.result).payment.id
    // one that was left at the bank can be paid no more
    const left = idOf(await pay())
    const slow = idOf(await pay())
    expect(await status(left)).toBe('cancelled')
    await decide(slow, 'slow')
    expect((await pay()).body).toMatchObject({ statusCode: 409, code: 'PAYMENT_PENDING' })
    pass(5 * MINUTE)
    expect(await status(slow)).toBe('paid')
    const another = idOf(await pay())
    await decide(another, 'paid')
    expect(await status(another)).toBe('paid')
  })

  test('several at once: the credit never gets above its maximum, and what does not fit goes back', async () => {
    const { begin, balance, decide, receipt } = await customer()
    const before = await balance()
    expect(before).toBeLessThan(5000)
    const ids = []
    for (let times = 0; times < 4; times += 1) ids.push(await begin(5000))
    let [has, credited] = [before, 0]
    for (const id of ids) {
      await decide(id, 'paid')
      const { receipt: told } = Object((await receipt(id)).body.result)
      expect([told.balance - has, told.returned]).toEqual([5000 - told.returned, 5000 - (told.balance - has)])
      credited += told.balance - has
      has = told.balance
    }
    expect([await balance(), credited]).toEqual([15_000, 15_000 - before])
  })

  test('when another customer asks, then its subject is not told', async () => {
    const { browser, backend, begin } = await customer()
    const id = await begin()
    const about = async (by: typeof browser) => Object((await by.read('getPaymentStatus', { id })).body.result).about
    expect([await about(browser), await about(visitor(backend))]).toEqual([{ flow: 'top-up', amount: 1000 }, null])
  })

  test.each([
    [BACK.replace('http:', 'https:'), 200], // a proxy in front speaks https with the browser
    ['http://localhost:4174/betaling-controleren', 422],
    ['https://elders.example/betaling-controleren', 422],
    ['javascript://localhost:4173/%0aalert(1)', 422],
    ['/betaling-controleren', 422],
  ])('comes back to the app that asked, and nowhere else: %s', async (ReturnURL, status) => {
    const { order } = await customer()
    expect((await order(1000, { ReturnURL })).status).toBe(status)
  })

  test('when the customer stops it, then it can no longer be paid', async () => {
    const { browser, begin, balance, status, decide } = await customer()
    const before = await balance()
    const id = await begin()
    const stop = async () => (await browser.write('cancelPayment', { id })).body.result
    expect([await stop(), await status(id)]).toEqual([{ status: 'cancelled' }, 'cancelled'])
    await decide(id, 'paid')
    expect([await stop(), await status(id), await balance()]).toEqual([{ status: 'cancelled' }, 'cancelled', before])
  })

  test.each([
    ['paid', 'ALREADY_PAID', 'paid'],
    ['slow', 'PAYMENT_PENDING', 'pending'],
  ])('when the bank has decided %s, then it can no longer be stopped', async (decision, code, is) => {
    const { browser, begin, status, decide } = await customer()
    const id = await begin()
    await decide(id, decision)
    expect((await browser.write('cancelPayment', { id })).body).toMatchObject({ statusCode: 409, code })
    expect(await status(id)).toBe(is)
  })

  test('when nobody decides for a quarter of an hour, then it expires', async () => {
    const { begin, balance, status, decide, pass } = await customer()
    const before = await balance()
    const id = await begin()
    pass(15 * MINUTE)
    await decide(id, 'paid')
    expect([await status(id), await balance()]).toEqual(['expired', before])
  })

  test('when somebody else signs in, then its state is known by its id and its receipt is not', async () => {
    const { backend, browser, begin, status, decide, receipt } = await customer()
    const id = await begin()
    await browser.ask('POST', '/auth/logout')
    const elsewhere = visitor(backend)
    expect(await status(id, elsewhere)).toBe('open')
    await decide(id, 'paid', elsewhere)
    await browser.as(30)
    expect([await status(id), (await receipt(id)).status]).toEqual(['paid', 404])
    await elsewhere.as(31)
    expect((await elsewhere.read('getPaymentReceipt', { id })).status).toBe(404)
    await browser.as(31)
    expect((await receipt(id)).status).toBe(200)
  })

  test('when the same key is sent twice, then it is one payment', async () => {
    const { begin } = await customer()
    expect(await begin(1000, {}, 'sleutel')).toBe(await begin(1000, {}, 'sleutel'))
  })
})

describe('a code for credit', () => {
  const redeem = async ({ browser }: Awaited<ReturnType<typeof customer>>, code: string) => {
    const { body } = await browser.write('redeemTopUpCode', { code })
    return body.code ?? body.result
  }

  test('works once in a browser, however it is typed', async () => {
    const one = await customer()
    const before = await one.balance()
    expect(await redeem(one, '2000 0000-0000.0014')).toMatchObject({ method: 'VOUCHER', amount: 1000, balance: before + 1000 })
    expect(await one.balance()).toBe(before + 1000)
    expect(await redeem(one, '2000000000000014')).toBe('CODE_USED')
    await one.browser.as(30)
    expect(await redeem(one, '2000000000000014')).toBe('CODE_USED')
    expect(await redeem(one, '2000000000000022')).toMatchObject({ amount: 2000 })
  })

  test('after five wrong ones none is taken for an hour', async () => {
    const one = await customer()
    for (let times = 0; times < 5; times += 1) expect(await redeem(one, '4111111111111111')).toBe('CODE_UNKNOWN')
    expect(await redeem(one, '2000000000000014')).toBe('CODE_BLOCKED')
    one.pass(HOUR)
    await one.browser.as(31)
    expect(await redeem(one, '2000000000000014')).toMatchObject({ amount: 1000 })
  })
})
