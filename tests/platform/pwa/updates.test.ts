import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { replaced } from '../../support/replaced.ts'

const reload = vi.fn()
replaced({
  'platform/pwa/newer.ts': { reload, takeOver: () => Promise.resolve(false) },
  'platform/pwa/busy.ts': {
    busyWith: () => 'nothing',
    isOtherBusy: () => Promise.resolve(false),
    watchBusy: () => undefined,
    FLOW_LOCK: 'flow',
  },
  'platform/pwa/worker.ts': { tellWorker: () => undefined },
  'sw/build.ts': { fetchBuild: () => Promise.resolve(null) },
  'platform/locks.ts': { alone: () => Promise.resolve() },
  'kit/trustedTypes.ts': { workerUrl: () => '/sw.js' },
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

test('the first worker of a page is no new version, whoever began to install it; the second is', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: null, addEventListener: () => undefined } })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined })
  const { startUpdates } = await import('#platform/pwa/updates.ts')
  await startUpdates()
  // What Workbox says of a worker that an earlier page began to install.
  const control = () => heard.get('controlling')?.({ isUpdate: false, isExternal: true })
  control()
  expect(reload).not.toHaveBeenCalled()
  control()
  expect(reload).toHaveBeenCalledOnce()
})
