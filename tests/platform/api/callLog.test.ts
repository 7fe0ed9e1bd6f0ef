import { beforeEach, expect, test, vi } from 'vitest'

const log = async (answer: () => Promise<Response>) => {
  const { logging, loggedCalls, noteBody } = await import('#platform/api/callLog.ts')
  return { ask: logging(answer), calls: loggedCalls, noteBody }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => vi.resetModules())

test('the call log: when calls are made, then it lists the operation, key, body, status and answer of each, newest first', async () => {
  const { ask, calls, noteBody } = await log(async () => Response.json({ result: 1 }))
  await ask('http://localhost/api/get?endpoint=getUser')
  noteBody({ a: 1 })
  const headers = { 'Idempotency-Key': 'abc' }
  const answer = await ask('http://localhost/api/post?endpoint=order', { method: 'POST', headers, body: '{"a":1}' })
  expect(await answer.json()).toEqual({ result: 1 }) // the log took nothing of it
  await settled()
  expect(calls()).toMatchObject([
    { name: 'order', method: 'POST', key: 'abc', body: '{"a":1}', status: 200, answer: '{"result":1}', failed: null },
    { name: 'getUser', method: 'GET', key: null, body: null, status: 200 },
  ])
})

test('the call log: when the demo panel calls or somebody signs in, then it leaves out that call or that password', async () => {
  const { ask, calls, noteBody } = await log(async () => new Response(null, { status: 429 }))
  noteBody({ password: 'geheim' })
  await ask('http://localhost/demo/world')
  noteBody({ password: 'geheim' })
  await ask('http://localhost/auth/login', { method: 'POST', body: '{"password":"geheim"}' })
  expect(calls()).toMatchObject([{ name: 'auth/login', body: null, status: 429 }])
})

test('the call log: when an answer is missing or breaks off, then it names the failure', async () => {
  const { ask, calls } = await log(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(ask('http://localhost/api/get?endpoint=getUser')).rejects.toThrow('Failed to fetch')
  expect(calls()).toMatchObject([{ status: null, failed: 'TypeError' }])

  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  const half = await log(async () => new Response(broken))
  await half.ask('http://localhost/api/get?endpoint=getUser')
  await settled()
  expect(half.calls()[0]).toMatchObject({ status: 200, answer: null, failed: 'het antwoord brak af' })
})

test('the call log: when ninety calls are made, then it keeps the last eighty', async () => {
  const { ask, calls } = await log(async () => new Response())
  for (let time = 0; time < 90; time += 1) await ask(`http://localhost/api/get?endpoint=read${time}`)
  expect([calls().length, calls()[0]?.name]).toEqual([80, 'read89'])
})
