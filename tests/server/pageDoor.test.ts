import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { NewPasskeyQuestion, PasskeyQuestion } from '#model/login/contract/passkey.ts'
import type { Browser } from '../../mocks/server/browsers.ts'
import { pageFetch, type Store } from '../../mocks/server/doors/browser.ts'
import { softKey } from '../support/softKey.ts'

const ORIGIN = 'http://localhost:4173'

/** A page with cookies like a document's, on a device that stores text. */
function device() {
  const jar = new Map<string, string>()
  let rested: string | undefined
  const store: Store = {
    load: async (): Promise<Browser | undefined> => (rested === undefined ? undefined : JSON.parse(rested)),
    async save(browser) {
      rested = JSON.stringify(browser)
    },
  }
  const lines: string[] = []
  const page = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      lines.push(line)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  }
  function open(folder = '') {
    const passedOn: string[] = []
    const network: typeof fetch = async (input) => {
      passedOn.push(new Request(input).url)
      return new Response('the site')
    }
    const answering = pageFetch({ store, page, network, latency: 0, folder })
    const ask = async (method: string, path: string, body?: object) => {
      const response = await answering(new URL(path, ORIGIN), {
        method,
        headers: { 'X-Requested-With': 'mijn', 'Idempotency-Key': crypto.randomUUID() },
        ...(body && { body: JSON.stringify(body) }),
      })
      expect([...response.headers.keys()].filter((name) => name.includes('cookie'))).toEqual([])
      return { status: response.status, body: await response.json() }
    }
    return { answering, ask, passedOn }
  }
  return { jar, lines, open }
}

test('a demo in a folder: when it sets cookies, then its neighbours on the host do not get them', async () => {
  const { lines, open } = device()
  const { ask } = open('/demo')
  await ask('POST', '/auth/login', { login: '0690000030', password: 'steltloper-26' })
  await ask('PUT', '/demo/world', { clock: 86_400_000 })
  expect(lines.map((line) => /^[\w-]+|Path=[^;]*/g[Symbol.match](line))).toEqual([
    ['usr', 'Path=/demo/'],
    ['demo-clock', 'Path=/demo/'],
  ])
})

const OVERVIEW = '/api/get?endpoint=prepaidOverview'

describe('a demo without a server', () => {
  test('signs in, buys and reads without a cookie in any call; another page of the device goes on where this one was', async () => {
    const { jar, open } = device()
    const one = open()
    expect((await one.ask('GET', OVERVIEW)).status).toBe(401)
    const { status } = await one.ask('POST', '/auth/login', { login: '0690000030', password: 'steltloper-26' })
    expect([status, [...jar.keys()]]).toEqual([200, ['usr']])
    const { balance } = (await one.ask('GET', OVERVIEW)).body.result
    await one.ask('PUT', '/api/put?endpoint=topupPrepaidBundle', { id: 'PP-DAG', price: 75, autoExtend: false })

    const other = open()
    expect((await other.ask('GET', OVERVIEW)).body.result).toMatchObject({ balance: balance - 75, dataBundle: { size: 50 } })
    await other.ask('PUT', '/demo/world', { clock: 86_400_000 * 2 })
    expect(jar.get('demo-clock')).toBe(String(86_400_000 * 2))
    expect((await one.ask('GET', OVERVIEW)).body.result).toMatchObject({ dataBundle: null })

    await one.ask('POST', '/auth/logout', {})
    expect(jar.has('usr')).toBe(false)
    expect((await other.ask('GET', OVERVIEW)).status).toBe(401)
  })

  test('a passkey: when it is made and used, then it is verified in the page, and a page of another address is refused', async () => {
    const { open } = device()
    const { ask } = open()
    const key = softKey({ origin: ORIGIN })
    const post = async (name: string, body?: object) => (await ask('POST', `/api/post?endpoint=${name}`, body)).body
    await ask('POST', '/auth/login', { login: '0690000030', password: 'steltloper-26' })
    const answer = key.make(v.parse(NewPasskeyQuestion, (await post('startAddingPasskey')).result))
    expect((await post('addPasskey', { answer, name: 'Telefoon' })).result.passkeys).toMatchObject([{ id: key.id }])
    await ask('POST', '/auth/logout', {})
    const enter = async (origin: string) => {
      const question = v.parse(PasskeyQuestion, (await post('startPasskeySignIn')).result)
      return post('signInWithPasskey', { answer: key.sign(question, { origin }) })
    }
    expect((await enter('https://elders.example')).code).toBe('PASSKEY_WRONG')
    expect((await enter(ORIGIN)).result).toHaveProperty('session')
  })

  test('many calls at once lose nothing', async () => {
    const { open } = device()
    const { ask } = open()
    await ask('POST', '/demo/login', { account: 2 })
    const buy = () => ask('PUT', '/api/put?endpoint=topupPostpaidBundle', { id: 'EXTRA-VOICE', price: 500 })
    const numbers = (await Promise.all([buy(), buy(), buy()])).map(({ body }) => body.result.orderNumber)
    expect(new Set(numbers).size).toBe(3)
    for (const orderNumber of numbers) {
      const asked = `/api/get?endpoint=getOrderDocument&requestParams=${encodeURIComponent(JSON.stringify({ orderNumber }))}`
      expect((await open().ask('GET', asked)).status).toBe(200)
    }
  })

  test('a fault is one for the page too, and the site comes from the network', async () => {
    const { open } = device()
    const { answering, ask, passedOn } = open()
    await ask('PUT', '/demo/world', { faults: { 'auth/is-logged-in': 'network' } })
    await expect(ask('GET', '/auth/is-logged-in')).rejects.toThrow(TypeError)
    await answering(`${ORIGIN}/assets/app.js`)
    expect(passedOn).toEqual([`${ORIGIN}/assets/app.js`])
  })
})
