import { writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts } from '../../fixtures/accounts/all.ts'
import { type RunningServer, startServer } from '../../mocks/server/doors/server.ts'
import { emptyFolder, removeFolders } from '../support/folder.ts'
import { guestOperations, operations } from '../support/operations.ts'
import { timed } from '../world/timed.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

afterAll(removeFolders)

const MINUTE = 60_000
const SANNE = '0690000001'
const all = [...operations.values(), ...guestOperations.values()].map(({ operation }) => operation)

async function signedIn(account: number) {
  const browser = visitor(quickBackend())
  await browser.as(account)
  return browser
}

describe('the clock at the ends of its years', () => {
  const everybody = accounts.map(({ number }) => number)
  // A history of seventy years is slow to make: one customer of each kind has it.
  test.each([
    ['2000-01-02', everybody],
    ['2099-12-30', [2, 17, 31]],
    ['2000-02-29', [2, 17, 31]],
    ['2099-02-28', [2, 17, 31]],
  ])('%s: there is a world', async (day, numbers) => {
    for (const number of numbers) {
      const browser = await signedIn(number)
      expect((await browser.turn({ clock: day })).status).toBe(200)
      for (const { verb, name } of all.filter(({ verb }) => verb === 'get'))
        expect((await browser.ask('GET', `/api/${verb}?endpoint=${name}`)).status, `${number} ${name}`).toBeLessThan(500)
    }
  })
})

describe('names that every object has', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf']
  const own = (name: string, value: unknown) => JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(value)}}`)

  test.each(names)('%s is no operation, fault, call, redirect, account or field', async (name) => {
    const browser = await signedIn(2)
    expect((await browser.read(name)).status).toBe(501)
    expect((await browser.ask('GET', `/demo/${name}`)).status).toBe(404)
    expect((await browser.ask('PUT', '/demo/world', `{"faults":{"${name}":"500"}}`)).body).not.toMatchObject({ statusCode: 500 })
    expect((await browser.turn({ faults: { getUser: name } })).status).toBe(400)
    expect((await browser.ask('GET', '/demo/world')).body.faults).toEqual({})
    expect((await browser.read('getRedirects', { path: name })).body.result).toEqual({ target: null })
    expect((await browser.ask('POST', '/demo/login', { account: name })).status).toBe(400)
  })

  test.each(names)('%s as the id of anything is refused', async (name) => {
    for (const account of [2, 18, 31]) {
      const browser = await signedIn(account)
      const writes = [
        browser.write('topupPostpaidBundle', { id: name, price: 300 }),
        browser.write('topupPrepaidBundle', { id: name, price: 300, autoExtend: true }),
        browser.write('setAutoExtendPrepaidDataCampaign', { id: name, autoExtend: true }),
        browser.write('activateGiftBundle', { id: name }),
        browser.write('reportOutage', { type: name }),
        ...[`INET-1000.${name}.250`, `${name}.year.250`, `.${name}.`, `${name}.${name}.${name}`].map((id) =>
          browser.write('changePostpaidCampaigns', { activateComplete: false, campaignIDs: [id, id], contractAccepted: true }),
        ),
      ]
      for (const { status } of await Promise.all(writes)) expect([400, 403, 404, 409, 422]).toContain(status)
      for (const read of [
        browser.read('getUsage', { period: name }),
        browser.read('getOrderDocument', { orderNumber: name }),
        browser.read('getContractDocument', { document: name }),
        browser.read('getOutages', { area: name }),
      ])
        expect((await read).status).toBeLessThan(500)
      expect((await browser.read('getOrderOutcome', { key: name })).body.result).toEqual({ state: 'none' })
    }
  })

  test.each(names)('%s in a patch lies over this overview, and over nothing else', async (name) => {
    const browser = await signedIn(1)
    await browser.ask('PUT', '/demo/world', `{"patch":{"overview":{"dataBundle":${JSON.stringify(own(name, { used: 1 }))}}}}`)
    expect((await browser.read('postpaidOverview')).status).toBe(200)
    expect(Reflect.get({}, 'used')).toBeUndefined()
    expect((await browser.read('getUser')).body.result).toMatchObject({ firstName: 'Sanne' })
  })
})

describe('bodies that nobody of ours sends', () => {
  const deep = (open: string, close: string) => open.repeat(50_000) + close.repeat(50_000)
  const bodies: [string, string][] = [
    ['a list in a list in a list…', deep('[', ']')],
    ['an object in an object…', deep('{"a":', '}').replace('{"a":}', '{"a":1}')],
    ['a number', '1e999'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['true', 'true'],
    ['half of one', '{"id":'],
    ['with a name of every object', '{"__proto__":{"id":"EXTRA-DATA","price":300}}'],
    ['with much of one thing', JSON.stringify({ campaignIDs: Array.from({ length: 10_000 }, () => 'x') })],
    ['with a long text', JSON.stringify({ id: 'x'.repeat(400_000), key: 'x'.repeat(400_000) })],
    ['with surrogates alone', '{"id":"\\ud800","price":300}'],
    ['with zero bytes', '{"id":"\\u0000","price":-0}'],
    ['with numbers for texts', '{"login":1,"password":2}'],
    ['empty', ''],
  ]

  test.each(bodies)('%s: refused by every operation, login and control, and everything goes on', async (_, body) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const account of [2, 31]) {
      const browser = await signedIn(account)
      for (const { verb, name } of all) {
        const { status } = await browser.ask(
          verb.toUpperCase(),
          `/api/${verb}?endpoint=${name}`,
          verb === 'get' ? undefined : body,
          { 'Idempotency-Key': name },
        )
        expect(status, name).not.toBe(500)
      }
      expect((await browser.ask('POST', '/auth/login', body)).status).toBe(400)
      expect((await browser.ask('PUT', '/demo/world', body)).status).not.toBe(500)
      expect((await browser.ask('POST', '/demo/login', body)).status).toBe(400)
    }
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  })

  test('more than a megabyte is refused, and nothing of it is kept', async () => {
    const { backend, browsers } = timed()
    const guest = visitor(backend)
    const long = JSON.stringify({ login: SANNE, password: 'x'.repeat(1_000_000) })
    const calls: [string, string][] = [
      ['POST', '/auth/login'],
      ['POST', '/auth/logout'],
      ['POST', '/api/post?endpoint=requestPasswordReset'],
      ['PUT', '/demo/world'],
      ['POST', '/demo/login'],
    ]
    for (const [method, path] of calls)
      expect((await guest.ask(method, path, long, { 'Idempotency-Key': 'k' })).status, path).toBe(413)
    expect(browsers.size).toBe(0)
    await guest.as(2)
    expect((await guest.write('topupPostpaidBundle', { id: 'EXTRA-DATA', price: 300, more: long })).status).toBe(413)
    expect(JSON.stringify([...browsers.values()].map(({ written }) => [...written]))).not.toContain('xxx')
  })

  test('what is kept of wrong logins is little', async () => {
    const { backend, browsers } = timed()
    const browser = visitor(backend)
    await browser.turn({ latency: 0 })
    for (let time = 0; time < 200; time += 1) {
      await browser.turn({ clock: (time % 2) * 2 * MINUTE + time * 1000 })
      await browser.logIn(`${time}@voorbeeld.example`, 'fout')
    }
    expect((await browser.logIn('x'.repeat(2000), 'fout')).status).toBe(400)
    expect([...browsers.values()].map(({ wrong }) => wrong.length)[0]).toBeLessThanOrEqual(100)
  })
})

describe('over a real connection', () => {
  let server: RunningServer
  beforeAll(async () => {
    const dir = emptyFolder('attacked')
    writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Tureluur</title>')
    server = await startServer({ dir, port: 0, latency: 0 })
  })
  afterAll(() => server.close())

  const send = (path: string, bytes: number, headers: Record<string, string | number>) =>
    new Promise<number | 'cut'>((resolve) => {
      const { hostname, port } = new URL(server.url)
      const call = httpRequest({ hostname, port, path, method: 'POST', headers: { 'X-Requested-With': 'mijn', ...headers } })
      call.on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      call.on('error', () => resolve('cut'))
      for (let sent = 0; sent < bytes; sent += 1_000_000) call.write('x'.repeat(1_000_000))
      call.end()
    })

  test.each(['/auth/login', '/api/post?endpoint=verifyMfa', '/demo/login', '/csp-report'])('30 MB to %s', async (path) => {
    const size = 30_000_000
    for (const headers of [{ 'Content-Length': size }, { 'Transfer-Encoding': 'chunked' }])
      expect([413, 'cut']).toContain(await send(path, size, { ...headers, 'Idempotency-Key': 'k' }))
    expect((await fetch(new URL('/demo/accounts', server.url))).status).toBe(200)
  })

  test('a host that makes no sense', async () => {
    const { hostname, port } = new URL(server.url)
    for (const host of ['', 'a b', '[', '%00', 'x'.repeat(5000)]) {
      const status = await new Promise((resolve) => {
        const call = httpRequest({ hostname, port, path: '/demo/accounts', headers: { Host: host } })
        call.on('response', (response) => resolve(response.resume().statusCode))
        call.on('error', () => resolve('cut'))
        call.end()
      })
      expect([200, 400, 431, 'cut']).toContain(status)
    }
    expect((await fetch(new URL('/demo/accounts', server.url))).status).toBe(200)
  })
})
