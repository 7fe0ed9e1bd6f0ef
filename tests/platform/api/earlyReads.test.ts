import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getUser } from '#model/login/contract/session.ts'
import { read } from '#platform/api/client.ts'
import { forgetEarlyReads, startEarlyRead } from '#platform/api/earlyReads.ts'
import { onResponse } from '#platform/api/events.ts'
import { accountOf } from '../../../fixtures/accounts/all.ts'
import { flyTime } from '../../contract/flyingTime.ts'
import { goodAnswer } from '../../contract/goodAnswer.ts'

const account = accountOf(2)
if (!account) throw new Error('the account is missing')
const user = goodAnswer(getUser, account)
const good = () => Response.json({ result: user })
const failed = () => Promise.reject(new TypeError('fetch failed'))

let answered = 0
onResponse.add(() => {
  answered += 1
})
let settle = () => {}
beforeEach(() => {
  answered = 0
  settle = flyTime()
  vi.stubGlobal('location', { origin: 'http://localhost' })
})
afterEach(() => {
  settle()
  vi.unstubAllGlobals()
})

/** The backend answers these in turn and repeats the last one. Answers the number of calls so far. */
function answering(...turns: (() => Response | Promise<Response>)[]): () => number {
  const backend = vi.fn(async () => (turns.length > 1 ? turns.shift() : turns[0])?.())
  vi.stubGlobal('fetch', backend)
  return () => backend.mock.calls.length
}

test('an early read: when it is answered, then the answer is used once and proves the connection', async () => {
  const asked = answering(good)
  startEarlyRead('getUser')
  expect(await read(getUser)).toEqual(user)
  expect([asked(), answered]).toEqual([1, 1])
  expect(await read(getUser)).toEqual(user)
  expect([asked(), answered]).toEqual([2, 2])
})

test('an early read: when its session was over, then whoever signs in after it asks again', async () => {
  const asked = answering(() => Response.json({ statusCode: 401, message: 'Unauthorized' }, { status: 401 }), good)
  startEarlyRead('getUser')
  forgetEarlyReads()
  expect(await read(getUser)).toEqual(user)
  expect(asked()).toBe(2)
})

test('an early read: when two reads want it, then one of them asks again', async () => {
  const asked = answering(good)
  startEarlyRead('getUser')
  expect(await Promise.all([read(getUser), read(getUser)])).toEqual([user, user])
  expect(asked()).toBe(2)
})

test.each([
  ['500', () => new Response(null, { status: 500 })],
  ['nobody there', failed],
  [
    'a connection that breaks halfway',
    () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })),
  ],
] as const)('an early read: when it fails with %s, then another try brings the answer', async (_, bad) => {
  const asked = answering(bad, good)
  startEarlyRead('getUser')
  expect(await read(getUser)).toEqual(user)
  expect(asked()).toBe(2)
})

test.each([
  ['500', () => new Response(null, { status: 500 }), 'broken', 3],
  ['nobody there', failed, 'offline', 3],
  ['429', () => new Response(null, { status: 429 }), 'refused', 1],
  ['401', () => new Response(null, { status: 401 }), 'signed-out', 1],
] as const)('an early read: when every try fails with %s, then it counts as the first of them', async (_, bad, kind, times) => {
  const asked = answering(bad)
  startEarlyRead('getUser')
  await expect(read(getUser)).rejects.toMatchObject({ kind })
  expect(asked()).toBe(times)
})

test('an early read: when no answer comes within the limit, then the visitor is offline without another wait', async () => {
  const asked = answering(() => new Promise((_, reject) => setTimeout(reject, 14_000, new DOMException('', 'TimeoutError'))))
  startEarlyRead('getUser')
  await vi.advanceTimersByTimeAsync(300) // until the app has started
  const outcome = read(getUser).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(13_700)
  expect(await outcome).toMatchObject({ kind: 'offline' })
  expect(asked()).toBe(1)
})
