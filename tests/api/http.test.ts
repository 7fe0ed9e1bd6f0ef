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

/** An answer that breaks off in the middle. */
const brokenOff = async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('broken off')) }))

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
  vi.stubGlobal('fetch', brokenOff)
  const reading = expect(read()).rejects.toMatchObject({ operation: 'getUser' })
  await vi.advanceTimersByTimeAsync(READ_LIMIT_MS)
  await reading
  expect(left()).toEqual({ timers: 0, listeners: 0 })
})

test.each([
  ['a read', 3, {}],
  ['a read without retries', 1, { onceWithin: 5000 }],
])('%s whose first answer breaks off is tried %i times in all', async (_, tries, options) => {
  const backend = vi.fn(async () => new Response(null, { status: 500 })).mockImplementationOnce(brokenOff)
  vi.stubGlobal('fetch', backend)
  const reading = expect(
    call({ operation: 'getUser', method: 'get', path: '/api/get', goodbye: page, ...options }),
  ).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(READ_LIMIT_MS)
  await reading
  expect(backend).toHaveBeenCalledTimes(tries)
})
