import { describe, expect, test } from 'vitest'
import { timed } from '../world/timed.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const DAY = 86_400_000

async function bought() {
  const browser = visitor(quickBackend())
  await browser.as(2)
  await browser.turn({ latency: 5, events: 3, faults: { getMemberDeal: { fault: '500', times: 2 } } })
  await browser.write('topupPostpaidBundle', { id: 'EXTRA-VOICE', price: 500 })
  return { browser, state: (await browser.ask('GET', '/demo/state')).body }
}

describe('the state of a browser as one document', () => {
  test('what was done, what was turned and who is signed in; nothing of the session or the messages', async () => {
    const { browser, state } = await bought()
    expect(state).toMatchObject({
      version: 2,
      account: 2,
      world: { latency: 5, events: 3, clock: 0, priceRise: 0, patch: null },
      orders: [{ account: 2 }],
      events: { 2: [{ kind: 'extra', type: 'voice', price: 500 }] },
    })
    const text = JSON.stringify(state)
    for (const cookie of browser.jar.values()) expect(text).not.toContain(cookie)
    expect(text).not.toMatch(/password|sid|marker|link/i)
  })

  test('taken over by another browser, everything answers the same there', async () => {
    const { browser, state } = await bought()
    const other = visitor(quickBackend())
    const { status, body } = await other.ask('PUT', '/demo/state', state)
    expect([status, body.result]).toMatchObject([200, { customerNumber: '4100002', session: { prepaid: false } }])
    for (const name of ['postpaidOverview', 'getUsage'])
      expect((await other.read(name)).body.result, name).toMatchObject({
        ...Object((await browser.read(name)).body.result),
        updatedAt: expect.any(String),
      })
  })

  test('nobody signed in: whoever is here is not any more', async () => {
    const { browser, state } = await bought()
    const { body } = await browser.ask('PUT', '/demo/state', { ...state, account: null })
    expect(body).toEqual({ result: null })
    expect((await browser.read('getUser')).status).toBe(401)
    expect(browser.jar.has('usr')).toBe(false)
  })

  test('the clock stands where it stood, and on another day at the moment of the document', async () => {
    const { backend, pass } = timed()
    const browser = visitor(backend)
    await browser.as(1)
    const { body: state } = await browser.ask('GET', '/demo/state')
    await browser.ask('PUT', '/demo/state', state)
    expect((await browser.ask('GET', '/demo/world')).body.clock).toBe(0)
    pass(3 * DAY)
    await browser.ask('PUT', '/demo/state', state)
    expect((await browser.ask('GET', '/demo/world')).body).toMatchObject({ clock: -3 * DAY, now: state.now })
    expect(browser.jar.get('demo-clock')).toBe(String(-3 * DAY))
  })

  test('a payment that was copied is decided about where it was asked', async () => {
    const backend = quickBackend()
    const [one, other] = [visitor(backend), visitor(backend)]
    await one.as(31)
    const AccountPayment = { Amount: 1000, Issuer: null, ReturnURL: 'http://localhost:4173/betaling-controleren' }
    const { body } = await one.write('createPayment', { for: { kind: 'top-up' }, AccountPayment })
    const id = Object(body.result).payment.id
    await other.ask('PUT', '/demo/state', (await one.ask('GET', '/demo/state')).body)
    await other.ask('POST', '/demo/payment', { id, decision: 'paid' })
    const balance = async (browser: typeof one) => Object((await browser.read('prepaidOverview')).body.result).balance
    expect((await balance(other)) - (await balance(one))).toBe(1000)
  })
})

describe('anything else is refused, and changes nothing', () => {
  const empty = { version: 2, account: 1, now: '2027-03-01T12:00:00.000Z', world: {}, orders: [], events: {} }
  const event = (said: object) => ({ ...empty, events: { 1: [{ at: Date.UTC(2027, 1), ...said }] } })

  test('the smallest document that is one', async () => {
    expect((await visitor(quickBackend()).ask('PUT', '/demo/state', empty)).status).toBe(200)
  })

  test.each([
    [{}, 'version'],
    [{ ...empty, version: 1 }, 'version'],
    [{ ...empty, account: 99 }, 'account'],
    [{ ...empty, session: { sid: 'x' } }, 'session'],
    [{ ...empty, now: '9999-01-01T00:00:00.000Z' }, 'now'],
    [{ ...empty, now: 'gisteren' }, 'now'],
    [{ ...empty, world: { clock: 1e15 } }, 'clock'],
    [{ ...empty, world: { latency: -1 } }, 'world.latency'],
    [{ ...empty, world: { faults: { getUser: 'explode' } } }, 'world.faults.getUser'],
    [{ ...empty, orders: Array(1001).fill({ orderNumber: 'TU', account: 1, day: '2027-01-01', lines: [] }) }, 'orders'],
    [{ ...empty, orders: [{ orderNumber: 'TU', account: 1, day: 'ooit', lines: [] }] }, 'orders.0.day'],
    [{ ...empty, events: { 99: [] } }, 'events'],
    [{ ...empty, events: { 1: Array(1001).fill({ kind: 'complete', at: 0 }) } }, 'events.1'],
    [event({ kind: 'explode' }), 'events.1.0.kind'],
    [event({ kind: '__proto__' }), 'events.1.0.kind'],
    [event({ kind: 'complete', at: 8.64e15 }), 'events.1.0.at'],
    [event({ kind: 'complete', at: 1.5 }), 'events.1.0.at'],
    [event({ kind: 'complete', more: 1 }), 'events.1.0.more'],
    [event({ kind: 'extra', type: 'data', size: 1e300, price: 0, until: '2027-03-31' }), 'events.1.0.size'],
    [event({ kind: 'prepaid-bundle', id: 'PP-DAG', days: 0, price: 0, autoExtend: true }), 'events.1.0.days'],
    [event({ kind: 'data-cap', on: 'ja' }), 'events.1.0.on'],
    // The right shape, but an impossible customer: this bundle belongs to another portfolio.
    [
      event({
        kind: 'bundle-change',
        complete: false,
        change: {
          startsOn: '2027-02-01',
          binding: 'month',
          bundles: { data: 'C1-INET-5000', voice: 'MAIN-UNL', sms: false, dataCap: false },
          contractEnd: null,
          discount: null,
          surcharge: {},
        },
      }),
      'events: they lead to no customer',
    ],
  ])('not %j', async (document, reason) => {
    const browser = visitor(quickBackend())
    await browser.as(30)
    await browser.turn({ events: 7 })
    const { status, body } = await browser.ask('PUT', '/demo/state', document)
    expect([status, body.message]).toEqual([400, expect.stringContaining(reason)])
    expect((await browser.ask('GET', '/demo/world')).body).toMatchObject({ account: 30, events: 7 })
  })

  test.each(['null', '[]', '"tekst"', '{', '7', `${'['.repeat(50_000)}`])('not the body %s', async (text) => {
    expect((await visitor(quickBackend()).ask('PUT', '/demo/state', text)).status).toBe(400)
  })

  test('a document of a megabyte, and one as deep as it is long', async () => {
    const browser = visitor(quickBackend())
    const long = { ...empty, world: { patch: { overview: { text: 'a'.repeat(300_000) } } } }
    expect((await browser.ask('PUT', '/demo/state', long)).status).toBe(413)
    const deep = JSON.stringify(empty).replace(
      '"world":{}',
      `"world":{"patch":{"overview":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}}`,
    )
    expect((await browser.ask('PUT', '/demo/state', deep)).status).toBe(400)
    expect(
      (await browser.ask('PUT', '/demo/world', { patch: { overview: { a: JSON.parse('['.repeat(40) + ']'.repeat(40)) } } }))
        .status,
    ).toBe(400)
  })

  test('a hundred years of day bundles come to an end, and whatever comes of it the backend goes on', async () => {
    const browser = visitor(quickBackend())
    const at = Date.UTC(2000, 1)
    const rich = Array(4).fill({ kind: 'code-redeemed', code: '1', amount: 1_000_000, at })
    const bundle = { kind: 'prepaid-bundle', id: 'PP-DAG', days: 1, price: 75, autoExtend: true, at }
    const document = { ...empty, account: 30, now: '2099-12-01T12:00:00.000Z', events: { 30: [...rich, bundle] } }
    expect([200, 400]).toContain((await browser.ask('PUT', '/demo/state', document)).status)
    expect((await browser.ask('POST', '/demo/reset')).status).toBe(200)
  })
})
