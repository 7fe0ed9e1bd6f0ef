import { beforeEach, expect, test, vi } from 'vitest'
import { closePage, openPage } from '../support/device.ts'
import { runHook } from '../support/hook.ts'

const shown: string[] = []
const isLoggedIn = vi.fn<() => Promise<boolean>>()

async function load() {
  openPage()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible', addEventListener: () => undefined })
  vi.doMock('#platform/stores/toasts.ts', () => ({
    toast: ({ text }: { text: string }) => shown.push(text),
    dismiss: () => undefined,
  }))
  vi.doMock('#platform/api/auth.ts', () => ({ isLoggedIn, logOut: async () => undefined }))
  const { Failure } = await import('#platform/api/failure.ts')
  return {
    ...(await import('#platform/connection/connection.ts')),
    ...(await import('#platform/connection/watch.ts')),
    ...(await import('#platform/api/events.ts')),
    failed: (kind: 'offline' | 'broken') => new Failure(kind, 'is-logged-in', ''),
  }
}
let page: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  shown.length = 0
  isLoggedIn.mockReset()
  page = await load()
  vi.useFakeTimers()
  page.startConnection(() => undefined)
  return () => {
    for (const file of ['platform/stores/toasts.ts', 'platform/api/auth.ts']) vi.doUnmock(`#${file}`)
    closePage()
  }
})

test('a lost connection: when nothing on screen reports it, then a toast does', async () => {
  isLoggedIn.mockRejectedValue(page.failed('offline'))
  page.onFailure.emit(page.failed('offline'), 'read')
  await vi.advanceTimersByTimeAsync(2500)
  expect(shown).toEqual(['We krijgen geen verbinding.'])
})

test('a lost connection: when a part of the screen reports it, then no toast repeats that', async () => {
  isLoggedIn.mockRejectedValue(page.failed('offline'))
  const part = runHook(page.useOwnLossReport)
  page.onFailure.emit(page.failed('offline'), 'read')
  await vi.advanceTimersByTimeAsync(2500)
  expect([page.reportedLoss(), shown]).toEqual(['server', []])
  vi.useRealTimers()
  await part.leave()
  expect(page.hasOwnLossReport()).toBe(false)
})

test('a lost connection: when an answer proves nothing, then the server is asked again', async () => {
  isLoggedIn.mockRejectedValue(page.failed('offline'))
  page.onFailure.emit(page.failed('offline'), 'read')
  await vi.advanceTimersByTimeAsync(0)
  isLoggedIn.mockRejectedValue(page.failed('broken'))
  await vi.advanceTimersByTimeAsync(10_000)
  const asked = isLoggedIn.mock.calls.length
  await vi.advanceTimersByTimeAsync(30_000)
  expect(isLoggedIn.mock.calls.length).toBeGreaterThan(asked)
})
