import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logOut } from '#platform/api/auth.ts'
import { finishLogout } from '#platform/session/session.ts'
import { readItem, removeItem, writeItem } from '#platform/storage/items.ts'
import { unfinishedLogout } from '#platform/storage/registry.ts'

const sent: unknown[] = []
let answer: () => void = () => undefined

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    sent.push(await request.json())
    return new Promise<Response>((resolve, reject) => {
      answer = () => resolve(Response.json({ result: true }))
      request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  })
})
afterEach(() => {
  removeItem(unfinishedLogout)
  vi.unstubAllGlobals()
})

test('an unfinished logout: when the server answers, then it knows which session has ended', async () => {
  writeItem(unfinishedLogout, { marker: 'old' })
  const finished = finishLogout()
  await vi.waitFor(() => expect(sent).toEqual([{ usr: 'old' }]))
  answer()
  expect(await finished).toBe(true)
})

test('an unfinished logout: when the marker of the session is unknown, then the cookie names the session', async () => {
  writeItem(unfinishedLogout, { marker: null })
  const finished = finishLogout()
  await vi.waitFor(() => expect(sent).toEqual([{}]))
  answer()
  expect(await finished).toBe(true)
})

test('an unfinished logout: when a newer session ends before the answer comes, then that one is still to be reported', async () => {
  writeItem(unfinishedLogout, { marker: 'old' })
  const finished = finishLogout()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  writeItem(unfinishedLogout, { marker: 'new' })
  answer()
  await finished
  expect(readItem(unfinishedLogout)).toEqual({ marker: 'new' })
})

test('a logout: when its signal is aborted, then it is rejected', async () => {
  const listening = new AbortController()
  const told = expect(logOut('old', listening.signal)).rejects.toThrow('aborted')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  listening.abort()
  await told
})
