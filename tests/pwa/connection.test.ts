import { afterEach, expect, test, vi } from 'vitest'
import { closePage, openPage } from '../support/device.ts'

const build = { id: 'b', minBuild: null, sw: 'on', at: '2026-11-23T12:00:00.000Z' }

/** A page where the code that calls are made with does not come. `answers`: does the server answer? */
async function load({ answers }: { answers: boolean }) {
  openPage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) // it would look again long after this test
  const reload = vi.fn()
  const listeners: Record<string, () => void> = {}
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/verbruik', search: '', reload })
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible', addEventListener: () => undefined, body: {} })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners[type] = listener
  })
  vi.stubGlobal('fetch', () => (answers ? Promise.resolve(Response.json(build)) : Promise.reject(new TypeError('no network'))))
  vi.doMock('../../src/api/transport.ts', () => {
    throw new TypeError('a script did not come')
  })
  const { startConnection } = await import('../../src/pwa/connection.ts')
  const { online } = await import('../../src/stores/connection.ts')
  startConnection(() => undefined)
  return { reload, online, look: () => listeners.online?.() }
}

afterEach(() => {
  vi.doUnmock('../../src/api/transport.ts')
  closePage()
})

test('a page without the code to make calls with is loaded anew when the server answers, and not again at once', async () => {
  const { reload, look, online } = await load({ answers: true })
  look()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  look()
  await vi.waitFor(() => expect(online()).toBe(false))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('it stays when nobody answers', async () => {
  const { reload, look, online } = await load({ answers: false })
  look()
  await vi.waitFor(() => expect(online()).toBe(false))
  expect(reload).not.toHaveBeenCalled()
})
