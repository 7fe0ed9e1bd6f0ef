import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { READ_LIMIT_MS } from '#platform/api/earlyReads.ts'
import { onResponse } from '#platform/api/events.ts'
import { call } from '#platform/api/http.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const page = new AbortController().signal
const read = (options = {}) => call({ operation: 'getUser', method: 'get', path: '/api/get', goodbye: page, ...options })
/** What a read has left behind: timers, and listeners on a signal that lives as long as the page. */
const left = () => ({ timers: vi.getTimerCount(), listeners: getEventListeners(page, 'abort').length })

/** An answer that breaks off in the middle. */
const brokenOff = async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('broken off')) }))

test('a read: when it is answered, then it leaves no timer or listener behind', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ result: 1 }))
  expect(await read()).toBe(1)
  expect(left()).toEqual({ timers: 0, listeners: 0 })
})

test('a read: when no answer comes in time, then it leaves nothing behind', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const reading = expect(read()).rejects.toMatchObject({ kind: 'offline', operation: 'getUser' })
  expect(left()).toEqual({ timers: 1, listeners: 1 })
  await vi.advanceTimersByTimeAsync(READ_LIMIT_MS)
  await reading
  expect(left()).toEqual({ timers: 0, listeners: 0 })
})

test('a read: when its body breaks off at every try, then it leaves nothing behind', async () => {
  vi.stubGlobal('fetch', brokenOff)
  const reading = expect(read()).rejects.toMatchObject({ operation: 'getUser' })
  await vi.advanceTimersByTimeAsync(READ_LIMIT_MS)
  await reading
  expect(left()).toEqual({ timers: 0, listeners: 0 })
})

test.each([
  ['a read', 3, {}],
  ['a read without retries', 1, { onceWithin: 5000 }],
])('%s: when its first answer breaks off, then it is tried %i times in all', async (_, tries, options) => {
  const backend = vi.fn(async () => new Response(null, { status: 500 })).mockImplementationOnce(brokenOff)
  vi.stubGlobal('fetch', backend)
  const reading = expect(read(options)).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(READ_LIMIT_MS)
  await reading
  expect(backend).toHaveBeenCalledTimes(tries)
})

/** The answer of a network, a proxy or a maintenance page in the place of our backend. */
const portal = '<!doctype html><title>Welkom bij Gratis WiFi</title>'
const html = (status: number) => () => new Response(portal, { status, headers: { 'Content-Type': 'text/html' } })

test.each([
  ['a page of a wifi network', html(200)],
  ['a page without its type', () => new Response(portal)],
  ['nothing', () => new Response('')],
  ['no content', () => new Response(null, { status: 204 })],
  ['JSON of somebody else', () => Response.json({ portal: 'https://wifi.example/' })],
  ['JSON that is no object', () => Response.json('welkom')],
  ['511, sign in to the network first', html(511)],
  ['a page that forbids', html(403)],
  ['a page that is not there', html(404)],
  ['a proxy that asks who is there', html(407)],
  ['a page for lawyers', html(451)],
])('an answer of another server: when it is %s, then it counts as no connection and logs nobody out', async (_, foreign) => {
  const heard = vi.fn()
  onResponse.add(heard)
  vi.stubGlobal('fetch', async () => foreign())
  for (const method of ['get', 'post'] as const) {
    const calling = call({ operation: 'login', method, path: '/auth/login', goodbye: page })
    await expect(calling).rejects.toMatchObject({ kind: 'offline', code: 'NOT_OURS', status: 0 })
  }
  expect(heard).not.toHaveBeenCalled()
})

test.each([
  ['a refusal', () => Response.json({ statusCode: 409, message: '', code: 'ENDED' }, { status: 409 }), 'refused'],
  ['a refusal without a body', () => new Response(null, { status: 404 }), 'refused'],
  ['a server error in a 200', () => Response.json({ statusCode: 500, message: 'Oeps' }), 'broken'],
  ['a gateway whose server is gone', html(503), 'broken'],
  ['a session that has ended, with a page', html(401), 'signed-out'],
])('an answer of our server: when it is %s, then it proves the connection', async (_, ours, kind) => {
  const heard = vi.fn()
  onResponse.add(heard)
  vi.stubGlobal('fetch', async () => ours())
  const calling = expect(call({ operation: 'login', method: 'post', path: '/auth/login', goodbye: page })).rejects.toMatchObject({
    kind,
  })
  await vi.advanceTimersByTimeAsync(READ_LIMIT_MS)
  await calling
  expect(heard).toHaveBeenCalled()
})

test('an answer of our server: when its JSON breaks off, then the server is broken and the connection is not proven', async () => {
  const heard = vi.fn()
  onResponse.add(heard)
  vi.stubGlobal('fetch', async () => new Response('{"result": {'))
  await expect(read()).rejects.toMatchObject({ kind: 'broken', status: 0 })
  expect(heard).not.toHaveBeenCalled()
})
