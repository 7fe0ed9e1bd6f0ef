import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { READ_LIMIT_MS } from '../../src/api/ahead.ts'
import { call } from '../../src/api/http.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const page = new AbortController().signal
const read = () => call({ operation: 'getUser', method: 'get', path: '/api/get', goodbye: page })
/** What a read has left behind: timers, and listeners on a signal that lives as long as the page. */
const left = () => ({ timers: vi.getTimerCount(), listeners: getEventListeners(page, 'abort').length })

test('a read that was answered leaves nothing behind', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ result: 1 }))
  expect(await read()).toBe(1)
  expect(left()).toEqual({ timers: 0, listeners: 0 })
})

test('nor does one without an answer in time', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const reading = expect(read()).rejects.toMatchObject({ kind: 'offline', operation: 'getUser' })
  expect(left()).toEqual({ timers: 1, listeners: 1 })
  await vi.advanceTimersByTimeAsync(READ_LIMIT_MS)
  await reading
  expect(left()).toEqual({ timers: 0, listeners: 0 })
})

test('nor does one whose body breaks off, once its further tries have ended', async () => {
  const broken = () => new ReadableStream({ start: (body) => body.error(new TypeError('broken off')) })
  vi.stubGlobal('fetch', async () => new Response(broken()))
  const reading = expect(read()).rejects.toMatchObject({ operation: 'getUser' })
  await vi.advanceTimersByTimeAsync(READ_LIMIT_MS)
  await reading
  expect(left()).toEqual({ timers: 0, listeners: 0 })
})
