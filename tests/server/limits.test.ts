import { describe, expect, test } from 'vitest'
import { timed } from '../world/timed.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SANNE = '0690000001'

async function signedIn(account: number) {
  const browser = visitor(quickBackend())
  await browser.as(account)
  return browser
}

describe('where a request comes from', () => {
  const own = 'http://localhost:4173'
  test.each([
    [own, null, 200],
    [own, 'same-origin', 200],
    [null, null, 200],
    ['https://evil.example', null, 403],
    ['https://evil.example', 'same-origin', 403],
    ['http://localhost:4174', null, 403],
    ['http://localhost.evil.example:4173', null, 403],
    ['null', null, 403],
    ['', null, 403],
    [own, 'cross-site', 403],
  ])('Origin %s, Sec-Fetch-Site %s: %i', async (origin, site, status) => {
    const browser = await signedIn(1)
    const headers = { ...(origin !== null && { Origin: origin }), ...(site !== null && { 'Sec-Fetch-Site': site }) }
    expect((await browser.ask('GET', '/api/get?endpoint=getUser', undefined, headers)).status).toBe(status)
    expect((await browser.ask('POST', '/demo/reset', undefined, headers)).status).toBe(status)
    expect((await browser.ask('POST', '/auth/logout', undefined, headers)).status).toBe(status)
  })

  test.each([
    ['https://mijn.tureluur.example', true],
    ['https://localhost:4173', true],
    ['http://localhost:4173', false], // Safari stores no Secure cookie from localhost
    ['http://192.168.1.20:4173', false],
    ['http://mijn.tureluur.example', false],
  ])('%s: cookies with Secure: %s', async (origin, isSecure) => {
    const { cookies } = await visitor(quickBackend(), origin).logIn(SANNE)
    expect(cookies).toHaveLength(3)
    expect(cookies.every((line) => line.split('; ').includes('Secure') === isSecure)).toBe(true)
  })
})

describe('guessing', () => {
  test('a hundred wrong passwords close a login, with or without cookies, for a quarter of an hour', async () => {
    const { backend, pass } = timed()
    const guess = (password: string) => visitor(backend).logIn(SANNE, password)
    for (let time = 0; time < 100; time += 1) expect((await guess('fout')).status).toBe(401)
    expect(await guess('steltloper-26')).toMatchObject({ status: 403, body: { code: 'LOGIN_BLOCKED' } })
    expect((await visitor(backend).logIn('0690000002')).status).toBe(200)
    // No browser can move this clock.
    const browser = visitor(backend)
    await browser.turn({ clock: 60 * MINUTE })
    expect((await browser.logIn(SANNE)).status).toBe(403)
    pass(15 * MINUTE)
    expect((await guess('steltloper-26')).status).toBe(200)
  })

  test('and so do a hundred wrong codes', async () => {
    const { backend, pass } = timed()
    const asked = async () => {
      const browser = visitor(backend)
      const { body } = await browser.logIn('0690000013')
      const { challenge } = body.result as { challenge: { id: string } }
      return (code: string) => browser.write('verifyMfa', { id: challenge.id, code, trusted: false })
    }
    const customer = await asked()
    for (let time = 0; time < 100; time += 1) expect((await (await asked())('111111')).status).toBe(422)
    expect(await customer('123456')).toMatchObject({ status: 403, body: { code: 'CODE_BLOCKED' } })
    expect((await visitor(backend).logIn('0690000013')).status).toBe(429)
    pass(15 * MINUTE)
    expect((await (await asked())('123456')).status).toBe(200)
  })
})

describe('a session has its limits at the server too', () => {
  const isIn = async (browser: ReturnType<typeof visitor>) => (await browser.read('getUser')).status === 200

  test('half an hour without a word, and some time to spare', async () => {
    const { backend, pass } = timed()
    const browser = visitor(backend)
    await browser.as(1)
    pass(40 * MINUTE)
    expect(await isIn(browser)).toBe(true)
    pass(40 * MINUTE)
    expect(await isIn(browser)).toBe(true)
    pass(46 * MINUTE)
    expect((await browser.ask('GET', '/auth/is-logged-in')).body.result).toBe(false)
    expect(await isIn(browser)).toBe(false)
  })

  test('a day, whatever is done', async () => {
    const { backend, pass } = timed()
    const browser = visitor(backend)
    await browser.as(1)
    for (let hours = 0; hours < 24; hours += 0.5) {
      expect(await isIn(browser)).toBe(true)
      pass(HOUR / 2)
    }
    pass(1000)
    expect(await isIn(browser)).toBe(false)
  })

  test('looking at the demo panel is no sign of life, and moving its clock ends nothing', async () => {
    const { backend, pass } = timed()
    const browser = visitor(backend)
    await browser.as(1)
    await browser.turn({ clock: 40 * 24 * HOUR })
    expect(await isIn(browser)).toBe(true)
    pass(30 * MINUTE)
    await browser.ask('GET', '/demo/world')
    pass(30 * MINUTE)
    expect((await browser.ask('GET', '/demo/world')).body).toMatchObject({ signedIn: false, account: null })
  })
})
