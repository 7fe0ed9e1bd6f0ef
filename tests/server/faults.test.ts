import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { faultNames } from '../../mocks/server/faults.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const OUR_FAULT = {
  statusText: 'Oeps! Er ging iets mis aan onze kant',
  message: 'Probeer het nog eens of neem contact op met onze klantenservice.',
}
const OVERVIEW = '/api/get?endpoint=postpaidOverview'

async function sanneWith(faults: object) {
  const browser = visitor(quickBackend())
  await browser.as(1)
  await browser.turn({ faults })
  return browser
}

/** The effect of each fault on the app. A fault without a row here fails the first test. */
const expected: Record<string, (send: () => Promise<Response>) => Promise<void>> = {
  '401': (send) => refused(send, 401, 'Unauthorized'),
  '403': (send) => refused(send, 403, 'Forbidden'),
  '404': (send) => refused(send, 404, 'Not Found', 'NOT_FOUND'),
  '429-generic': (send) => refused(send, 429, 'Too Many Requests'),
  '500': (send) => failed(send, 500, OUR_FAULT),
  '503': (send) => failed(send, 503, OUR_FAULT),
  '500-silent': (send) => failed(send, 500, {}),
  async '429-challenge'(send) {
    const response = await send()
    const body = await response.json()
    expect(response.status).toBe(429)
    expect(body).toMatchObject({ statusCode: 429, code: 'MFA_REQUIRED' })
    expect(body.message).not.toBe('Too Many Requests')
  },
  '200-with-500': (send) => failed(send, 200, OUR_FAULT),
  '200-with-500-silent': (send) => failed(send, 200, {}),
  async network(send) {
    expect((await send()).type).toBe('error')
  },
  async lost(send) {
    expect((await send()).type).toBe('error')
  },
  'done-with-500': (send) => failed(send, 500, OUR_FAULT),
  async timeout(send) {
    const settled = vi.fn()
    const answer = send().finally(settled)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect((await answer).type).toBe('error')
  },
  async late(send) {
    const settled = vi.fn()
    const answer = send().finally(settled)
    await vi.advanceTimersByTimeAsync(5500)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect((await (await answer).json()).result.dataBundle.used).toBe(4200)
  },
  async html(send) {
    const response = await send()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toMatch(/^<!doctype html>/)
  },
  async malformed(send) {
    const response = await send()
    expect(response.headers.get('content-type')).toBe('application/json')
    await expect(response.json()).rejects.toThrow(SyntaxError)
  },
  async truncated(send) {
    const response = await send()
    expect(response.status).toBe(200)
    const lost = expect(response.text()).rejects.toThrow('The connection was lost')
    await vi.advanceTimersByTimeAsync(100)
    await lost
  },
  async empty(send) {
    const response = await send()
    expect([response.status, await response.text()]).toEqual([204, ''])
  },
  async null(send) {
    expect(await (await send()).json()).toEqual({ result: null })
  },
  async 'null-fields'(send) {
    const { result } = await (await send()).json()
    expect(Object.keys(result)).toContain('dataBundle')
    expect(Object.values(result).every((field) => field === null)).toBe(true)
  },
}

/** A server failure with these texts or none; `status` is the HTTP status. */
async function failed(send: () => Promise<Response>, status: number, words: object) {
  const response = await send()
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ statusCode: status === 200 ? 500 : status, ...words })
}

async function refused(send: () => Promise<Response>, status: number, message: string, code?: string) {
  const response = await send()
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ statusCode: status, message, ...(code && { code }) })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('every fault has its row', () => expect(Object.keys(expected).toSorted()).toEqual(faultNames.toSorted()))

test.each(faultNames)('%s', async (fault) => {
  const browser = await sanneWith({ postpaidOverview: fault })
  await expected[fault]?.(() => browser.send('GET', OVERVIEW))
})

describe('a write that was done, although nobody heard so', () => {
  const BUNDLE = { id: 'EXTRA-DATA', price: 300 }
  test.each(['lost', 'done-with-500'] as const)('%s: once, and the same key says what became of it', async (fault) => {
    const browser = await sanneWith({ topupPostpaidBundle: { fault, times: 1 } })
    const offered = await browser.read('getPostpaidTopupBundles')
    expect(offered.body.result).toContainEqual(expect.objectContaining(BUNDLE))
    const buy = () => browser.send('PUT', '/api/put?endpoint=topupPostpaidBundle', BUNDLE, { 'Idempotency-Key': 'the-only-one' })
    expect((await buy()).ok).toBe(false)
    const boughtTimes = async () => {
      const { result } = await (await browser.send('GET', OVERVIEW)).json()
      return result.dataBundle.topUps.length
    }
    expect(await boughtTimes()).toBe(1)
    const { result: receipt } = await (await buy()).json()
    expect(receipt).toMatchObject({ orderNumber: expect.any(String), price: BUNDLE.price })
    expect((await browser.read('getOrderOutcome', { key: 'the-only-one' })).body.result).toEqual({
      state: 'done',
      result: receipt,
    })
    expect(await boughtTimes()).toBe(1)
  })
})

describe('which calls', () => {
  test('only the operation that is named', async () => {
    const browser = await sanneWith({ getUsage: '500' })
    expect([(await browser.read('getUsage')).status, (await browser.read('postpaidOverview')).status]).toEqual([500, 200])
  })
  test('* is every operation of the api, but not signing in', async () => {
    const browser = await sanneWith({ '*': '503' })
    expect([(await browser.read('getUser')).status, (await browser.read('getUsage')).status]).toEqual([503, 503])
    expect((await browser.logIn('0690000001')).status).toBe(200)
  })
  test('a name of its own goes before *', async () => {
    const browser = await sanneWith({ '*': '503', getUser: '404' })
    expect((await browser.read('getUser')).status).toBe(404)
  })
  test('signing in, also before anybody is known', async () => {
    const browser = visitor(quickBackend())
    await browser.turn({ faults: { 'auth/login': '429-generic', 'auth/is-logged-in': '500' } })
    expect((await browser.logIn('0690000001')).status).toBe(429)
    expect((await browser.ask('GET', '/auth/is-logged-in')).status).toBe(500)
    await browser.turn({ faults: { 'auth/login': null } })
    expect((await browser.logIn('0690000001')).status).toBe(200)
    expect((await browser.ask('GET', '/auth/is-logged-in')).status).toBe(500)
  })
  test('only the next calls', async () => {
    const browser = await sanneWith({ getUser: { fault: '500', times: 2 } })
    const statuses = []
    for (let time = 0; time < 4; time += 1) statuses.push((await browser.read('getUser')).status)
    expect(statuses).toEqual([500, 500, 200, 200])
    expect((await browser.ask('GET', '/demo/world')).body.faults).toEqual({})
  })
})

describe('latency', () => {
  const took = async (browser: ReturnType<typeof visitor>) => {
    const settled = vi.fn()
    const answer = browser.read('getUser').finally(settled)
    let ms = 0
    while (settled.mock.calls.length === 0 && ms < 2000) {
      await vi.advanceTimersByTimeAsync(10)
      ms += 10
    }
    await answer
    return ms
  }
  test('none when it is off, and the given ms otherwise', async () => {
    const browser = await sanneWith({})
    expect(await took(browser)).toBeLessThanOrEqual(10)
    await browser.turn({ latency: 800 })
    expect(await took(browser)).toBeGreaterThanOrEqual(800)
    await browser.turn({ latency: null })
    expect(await took(browser)).toBeLessThanOrEqual(10)
  })
  test('a slow line: as long as the bytes of the answer need', async () => {
    const browser = await sanneWith({})
    const { byteLength } = await (await browser.send('GET', '/api/get?endpoint=getUser')).arrayBuffer()
    await browser.turn({ latency: 400, line: 64 })
    const ms = 400 + (byteLength * 8) / 64
    expect(await took(browser)).toBeGreaterThanOrEqual(ms)
    expect(await took(browser)).toBeLessThanOrEqual(ms + 20)
  })
  test('150 to 600 ms by itself, the same row of waits for every browser', async () => {
    const { createBackend } = await import('../../mocks/server/doors/handle.ts')
    const row = async () => {
      const browser = visitor(createBackend({ latency: 'seeded' }))
      await browser.as(1)
      return [await took(browser), await took(browser), await took(browser)]
    }
    const waits = await row()
    expect(waits.every((ms) => ms >= 150 && ms <= 610)).toBe(true)
    expect(new Set(waits).size).toBeGreaterThan(1)
    expect(await row()).toEqual(waits)
  })
})
