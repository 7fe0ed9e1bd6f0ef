import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PushTopic } from '#model/warnings/contract.ts'
import { type RunningServer, startServer } from '../../mocks/server/doors/server.ts'
import { emptyFolder, removeFolders } from '../support/folder.ts'
import { browserKeys } from './browserKeys.ts'

afterAll(removeFolders)

let server: RunningServer
beforeAll(async () => {
  const dir = emptyFolder('site')
  writeFileSync(join(dir, 'index.html'), '')
  server = await startServer({ dir, port: 0, latency: 0 })
})
afterAll(() => server.close())

const topics = PushTopic.options

/** A customer with a browser that gets messages about everything. */
async function subscriber(account: number, id: string, details: boolean, chosen: readonly PushTopic[] = topics) {
  const jar = new Map<string, string>()
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(new URL(path, server.url), {
      method,
      headers: {
        'X-Requested-With': 'mijn',
        'Idempotency-Key': crypto.randomUUID(),
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response.json()
  }
  const { read, ...keys } = browserKeys()
  const endpoint = new URL(`/demo/push/${id}`, server.url).href
  const wish = { endpoint, ...keys, topics: chosen, details }
  await ask('PUT', '/demo/world', { clock: '2026-11-10' })
  await ask('POST', '/demo/login', { account })
  const made = await ask('PUT', '/api/put?endpoint=setPush', wish)
  const messages = async () => {
    const sent: { authorization: string; body: string }[] = await ask('GET', `/demo/push/${id}`)
    return sent.map(({ authorization, body }) => ({ authorization, message: Object(read(body)) }))
  }
  return { ask, messages, made, wish }
}

test.each([
  [false, 'no amount'],
  [true, 'the amount'],
])('push messages: when an invoice is ready and details are %s, then the browser alone reads it, with %s', async (details) => {
  const { ask, messages, made } = await subscriber(1, `invoice-${details}`, details)
  expect(made).toMatchObject({ result: { id: expect.any(String) } })
  expect(await messages()).toEqual([]) // what was there already is no news
  await ask('PUT', '/demo/world', { clock: '2026-12-02' })
  const invoice = await vi.waitFor(async () => {
    const found = (await messages()).find(({ message }) => message.notification?.tag.startsWith('push-invoice-'))
    if (!found) throw new Error('not yet')
    return found
  })
  expect(invoice.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]{87}$/)
  expect(invoice.message).toMatchObject({
    web_push: 8030,
    notification: {
      title: 'Je factuur staat klaar',
      body: details ? expect.stringMatching(/^Het bedrag is €\s\d+,\d\d\.$/) : 'Bekijk wat erop staat.',
      navigate: new URL('/factuur/vorige-maand', server.url).href,
    },
    path: '/factuur/vorige-maand',
  })
})

type Sent = { title: string; tag: string } | undefined
const titlesOf = (sent: readonly { message: { notification?: Sent } }[]) => sent.map(({ message }) => message.notification?.title)

/** The messages once there are this many. */
const afterSome = async (messages: Awaited<ReturnType<typeof subscriber>>['messages'], least: number) =>
  vi.waitFor(async () => {
    const sent = await messages()
    expect(sent.length).toBeGreaterThanOrEqual(least)
    return sent
  })

test('push messages: when a topic is not chosen, then nothing is sent about it', async () => {
  const { ask, messages } = await subscriber(1, 'chosen', false, ['security'])
  await ask('PUT', '/demo/world', { clock: '2026-12-02' })
  await ask('GET', '/demo/world')
  expect(await messages()).toEqual([])
})

test('push messages: when a topic is chosen later, then what was there already is no news', async () => {
  const { ask, messages, wish } = await subscriber(1, 'later', false, ['security'])
  await ask('PUT', '/demo/world', { clock: '2026-12-02' })
  await ask('PUT', '/api/put?endpoint=setPush', { ...wish, topics: ['invoice', 'security'] })
  await ask('GET', '/demo/world')
  expect(await messages()).toEqual([])
})

test('push messages: when credit was low and is topped up, then a silent message takes that back, and the number on the icon', async () => {
  const { ask, messages } = await subscriber(30, 'settled', false)
  await ask('POST', '/api/post?endpoint=redeemTopUpCode', { code: '2000000000000014' })
  const [first] = await afterSome(messages, 1)
  expect(first?.message).toEqual({ web_push: 8030, settled: ['push-low-credit'], app_badge: 0 })
})

test.each([
  ['ended', 'endPush', (id: string) => ({ id })],
  ['left by their browser', 'leavePush', (_: string, endpoint: string) => ({ endpoint })],
])('push messages: when they were %s, then nothing more is sent', async (_, operation, input) => {
  const { ask, messages, made, wish } = await subscriber(1, operation, false)
  expect(await ask('POST', `/api/post?endpoint=${operation}`, input(made.result.id, wish.endpoint))).toEqual({ result: true })
  await ask('PUT', '/demo/world', { clock: '2026-12-02' })
  await ask('GET', '/demo/world')
  expect(await messages()).toEqual([])
})

test('push messages: when the browser gets another address, then they go there', async () => {
  const { ask, messages, wish } = await subscriber(1, 'moved', false)
  const there = await subscriber(3, 'moved-there', false)
  const { endpoint, p256dh, auth } = there.wish
  expect(await ask('POST', '/api/post?endpoint=movePush', { from: wish.endpoint, endpoint, p256dh, auth })).toEqual({
    result: true,
  })
  await ask('PUT', '/demo/world', { clock: '2026-12-02' })
  expect(titlesOf(await afterSome(there.messages, 1))).toContain('Je factuur staat klaar')
  expect(await messages()).toEqual([])
})

test('push messages: when another customer turns them on in the same browser, then the first one gets none there', async () => {
  const { ask, wish } = await subscriber(1, 'shared', false)
  await ask('POST', '/demo/login', { account: 3 })
  await ask('PUT', '/api/put?endpoint=setPush', wish)
  await ask('POST', '/demo/login', { account: 1 })
  expect(await ask('GET', '/api/get?endpoint=getPush')).toMatchObject({ result: { devices: [] } })
})
