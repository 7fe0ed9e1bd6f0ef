import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setConnectionLoss } from '#platform/connection/connection.ts'
import { part } from '#platform/pwa/part.ts'

const build = { id: 'b', minBuild: null, sw: 'on', at: '2026-11-23T12:00:00.000Z' }
const reload = vi.fn()
let serverAnswers = true

beforeEach(() => {
  serverAnswers = true
  reload.mockClear()
  vi.stubGlobal('location', { reload, pathname: '/' })
  vi.stubGlobal('fetch', () =>
    serverAnswers ? Promise.resolve(Response.json(build)) : Promise.reject(new TypeError('no network')),
  )
})
afterEach(() => {
  setConnectionLoss(null)
  vi.unstubAllGlobals()
})

const missing = () => Promise.reject(new TypeError('a script did not come'))

test('the press fails when the code does not come, and the next press asks anew', async () => {
  const fetchCode = vi.fn<() => Promise<string>>(missing)
  const press = part(fetchCode)
  await expect(press()).rejects.toThrow('did not come')
  fetchCode.mockResolvedValue('the code')
  expect(await press()).toBe('the code')
  expect(fetchCode).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
})

test('a browser that does not ask a second time gets a new page at the second press', async () => {
  const press = part(missing)
  await expect(press()).rejects.toThrow('did not come')
  expect(reload).not.toHaveBeenCalled()
  await expect(press()).rejects.toThrow('did not come')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('each part counts for itself', async () => {
  await expect(part(missing)()).rejects.toThrow('did not come')
  await expect(part(missing)()).rejects.toThrow('did not come')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['nobody answers', { answers: false, isConnected: true }],
  ['there is no connection', { answers: true, isConnected: false }],
])('the page stays when %s: it would not come back', async (_, { answers, isConnected }) => {
  const press = part(missing)
  await expect(press()).rejects.toThrow('did not come')
  serverAnswers = answers
  if (!isConnected) setConnectionLoss('device', { atOnce: true })
  await expect(press()).rejects.toThrow('did not come')
  expect(reload).not.toHaveBeenCalled()
})
