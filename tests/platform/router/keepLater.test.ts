import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replaced } from '../../support/replaced.ts'

const KEPT = ['/a', '/b', '/c', '/d', '/e', '/f']
const isOffline = (path: string) => path < '/c'

const here = { online: true, kind: 'customer' }
/** The code and reads that were loaded, first to last. */
let loaded: string[] = []
replaced({
  'platform/connection/connection.ts': { online: () => here.online },
  'platform/session/visitor.ts': { visitor: () => ({ kind: here.kind }) },
  'platform/router/prepare.ts': {
    shownAt: (path: string) => ({ path, route: { offline: isOffline(path) } }),
    prepareCode: async ({ path }: { path: string }) => void loaded.push(`code of ${path}`),
    prepareReads: async ({ path }: { path: string }, _: string, how: object) => {
      loaded.push(`reads of ${path}`)
      expect(how).toEqual({ isIdle: true })
    },
  },
})

let page: EventTarget
beforeEach(() => {
  loaded = []
  Object.assign(here, { online: true, kind: 'customer' })
  page = new EventTarget()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  // Node takes no boolean as its last argument.
  vi.stubGlobal('removeEventListener', (type: string, listener: () => void, capture: boolean) =>
    page.removeEventListener(type, listener, { capture }),
  )
  vi.stubGlobal('requestIdleCallback', (then: () => void) => void Promise.resolve().then(then))
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/e' })
})
afterEach(() => {
  vi.useRealTimers()
  for (const name of ['addEventListener', 'removeEventListener', 'requestIdleCallback']) Reflect.deleteProperty(globalThis, name)
})

const keep = async () => (await import('#platform/router/keepLater.ts')).keepLater(KEPT)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('screens that work offline: when the first screen has had a second, then their code and reads come', async () => {
  await keep()
  await pass(999)
  expect(loaded).toEqual([])
  await pass(1)
  expect(loaded).toEqual(['code of /a', 'reads of /a', 'code of /b', 'reads of /b'])
})

test.each([
  ['there is no network', { online: false }],
  ['nobody is signed in', { kind: 'guest' }],
])('screens that work offline: when %s, then only their code comes', async (_, change) => {
  Object.assign(here, change)
  await keep()
  await pass(1000)
  expect(loaded).toEqual(['code of /a', 'code of /b'])
})

test.each(['pointermove', 'pointerdown', 'scroll', 'keydown'])(
  'the other screens: when somebody uses the page (%s), then their code comes once, without the screen that shows and at most five',
  async (sign) => {
    await keep()
    page.dispatchEvent(new Event(sign))
    page.dispatchEvent(new Event(sign))
    await pass(0)
    expect(loaded).toEqual(['code of /c', 'code of /d', 'code of /f'])
  },
)

test('the other screens: when the screen is left before anybody uses it, then their code is not loaded', async () => {
  const stop = await keep()
  stop()
  page.dispatchEvent(new Event('keydown'))
  await pass(0)
  expect(loaded).toEqual([])
})

test('screens to keep: when the browser cannot report idle time, then each one waits a second after the one before it', async () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  await keep()
  await pass(1999)
  expect(loaded).toEqual([])
  await pass(1)
  expect(loaded).toEqual(['code of /a', 'reads of /a'])
})

test('screens to keep: when the page is never idle, then each waits three seconds at most', async () => {
  vi.stubGlobal('requestIdleCallback', (then: () => void, { timeout }: { timeout: number }) => void setTimeout(then, timeout))
  await keep()
  await pass(3999)
  expect(loaded).toEqual([])
  await pass(1)
  expect(loaded).toEqual(['code of /a', 'reads of /a'])
})

test('the signs that somebody uses the page: when the page listens for them, then scrolling does not wait for the listeners', async () => {
  const listen = vi.fn()
  vi.stubGlobal('addEventListener', listen)
  await keep()
  expect(listen.mock.calls.map(([, , how]) => how)).toEqual(Array(4).fill({ capture: true, passive: true }))
})
