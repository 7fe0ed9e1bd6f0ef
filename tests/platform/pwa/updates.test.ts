import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { replaced } from '../../support/replaced.ts'

const reload = vi.fn()
const toast = vi.fn()
replaced({
  'platform/stores/toasts.ts': { toast, dismiss: () => undefined },
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

const registration: { active: object | null } = { active: null }
const heard = new Map<string, (event: object) => void>()
beforeAll(() =>
  vi.doMock('workbox-window', () => ({
    Workbox: class {
      addEventListener(type: string, listener: (event: object) => void) {
        heard.set(type, listener)
      }
      register() {
        return Promise.resolve(registration)
      }
    },
  })),
)
afterAll(() => vi.doUnmock('workbox-window'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function start(): Promise<void> {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: null, addEventListener: () => undefined } })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined })
  const { startUpdates } = await import('#platform/pwa/updates.ts')
  await startUpdates()
}

test('a worker that waits: when it is the first and slow to start, then no new version is offered; when one is active, then it is', async () => {
  await start()
  const waits = async () => {
    heard.get('waiting')?.({})
    await vi.advanceTimersByTimeAsync(0)
  }
  await waits()
  expect(toast).not.toHaveBeenCalled()
  registration.active = {}
  await waits()
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ id: 'update' }))
})

test('the first worker of a page is no new version, whoever began to install it; the second is', async () => {
  await start()
  // What Workbox says of a worker that an earlier page began to install.
  const control = () => heard.get('controlling')?.({ isUpdate: false, isExternal: true })
  control()
  expect(reload).not.toHaveBeenCalled()
  control()
  expect(reload).toHaveBeenCalledOnce()
})
