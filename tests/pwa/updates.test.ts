import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { replaced } from '../support/replaced.ts'

const reload = vi.fn()
replaced({
  'pwa/newer.ts': { reload, takeOver: () => Promise.resolve(false) },
  'pwa/busy.ts': {
    busyWith: () => 'nothing',
    isOtherBusy: () => Promise.resolve(false),
    watchBusy: () => undefined,
    FLOW_LOCK: 'flow',
  },
  'pwa/worker.ts': { tellWorker: () => undefined },
  'sw/build.ts': { fetchBuild: () => Promise.resolve(null) },
  'locks.ts': { alone: () => Promise.resolve() },
  'trustedTypes.ts': { workerUrl: () => '/sw.js' },
})

const heard = new Map<string, (event: object) => void>()
beforeAll(() =>
  vi.doMock('workbox-window', () => ({
    Workbox: class {
      addEventListener(type: string, listener: (event: object) => void) {
        heard.set(type, listener)
      }
      register() {
        return Promise.resolve({})
      }
    },
  })),
)
afterAll(() => vi.doUnmock('workbox-window'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** How often a page asks whether to reload itself while workers take control of it. */
async function asked({ isControlled, times }: { isControlled: boolean; times: number }): Promise<number> {
  vi.resetModules()
  vi.useFakeTimers()
  reload.mockClear()
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: { controller: isControlled ? {} : null, addEventListener: () => undefined },
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined })
  const { startUpdates } = await import('../../src/pwa/updates.ts')
  await startUpdates()
  // What Workbox says of a worker that an earlier page began to install.
  for (let time = 0; time < times; time += 1) heard.get('controlling')?.({ isUpdate: false, isExternal: true })
  return reload.mock.calls.length
}

test('the first worker of a page is no new version, whoever began to install it', async () =>
  expect(await asked({ isControlled: false, times: 1 })).toBe(0))
test('the second is', async () => expect(await asked({ isControlled: false, times: 2 })).toBe(1))
test('so is another worker than the one that served the page', async () =>
  expect(await asked({ isControlled: true, times: 1 })).toBe(1))
