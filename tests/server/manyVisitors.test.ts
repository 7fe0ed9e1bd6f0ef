import { expect, test } from 'vitest'
import { type Browser, type Browsers, customerIn, newBrowser, see, worldFor } from '../../mocks/server/browsers.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { visitor } from '../world/visitor.ts'

const lostCookie = (cookies: readonly string[]) => cookies.some((line) => line.startsWith('demo-lost=1'))

test('two thousand later visitors: only then an earlier one loses the session, and is told', { timeout: 60_000 }, async () => {
  const browsers: Browsers = new Map()
  const backend = createBackend({ browsers, latency: 0 })
  const early = visitor(backend)
  await early.as(1)
  const [own] = [...browsers.values()]
  const fill = (count: number) => {
    for (let nth = 0; nth < count; nth += 1) {
      const other = newBrowser()
      browsers.set(other.id, other)
    }
  }
  fill(1500)
  await visitor(backend).as(2)
  expect((await early.read('getUser')).status).toBe(200)
  expect(browsers.get(own?.id ?? '')).toBe(own)

  // That visit was a sign of life: two thousand others must come after it.
  fill(2000)
  await visitor(backend).as(3)
  expect(browsers.size).toBe(2000)
  const refused = await early.read('getUser')
  expect([refused.status, lostCookie(refused.cookies)]).toEqual([401, true])
  // Signing in again tells nothing more, and keeps its session.
  const again = await early.as(1)
  expect([again.status, lostCookie(again.cookies)]).toEqual([200, false])
  expect((await early.read('getUser')).status).toBe(200)
})

test('signing out, a session that is over and a first visit are no lost visit', async () => {
  const backend = createBackend({ latency: 0 })
  const browser = visitor(backend)
  expect(lostCookie((await browser.read('getUser')).cookies)).toBe(false)
  await browser.as(1)
  await browser.ask('POST', '/auth/logout', {})
  expect(lostCookie((await browser.read('getUser')).cookies)).toBe(false)
})

test('the memory of worlds is bounded: an older one is made anew, and is the same', () => {
  const now = Date.UTC(2026, 10, 26, 12)
  const worldOf = (browser: Browser) => worldFor(browser, customerIn(browser, 1, now), now)
  const all = Array.from({ length: 60 }, newBrowser)
  for (const browser of all) see(browser, 1, now)
  const [first] = all
  if (!first) throw new Error('no browser')
  const before = worldOf(first)
  expect(worldOf(first)).toBe(before)
  for (const browser of all) worldOf(browser)
  const after = worldOf(first)
  expect(after).not.toBe(before)
  expect(after.usageOf(after.latest)).toEqual(before.usageOf(before.latest))
})
