import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getUser } from '#model/login/contract/session.ts'
import { reading } from '#model/operation.ts'
import type { Screen } from '#platform/router/route.ts'
import { closePage, openPage } from '../../support/device.ts'
import { flags } from '../../support/sessionUser.ts'

const here = { visitor: { kind: 'customer', flags } as object }
const known = new Set<unknown>()
const preload = vi.fn(async (): Promise<unknown> => undefined)
/** The code around a screen. */
const frame = { load: vi.fn(async () => undefined), ready: () => true }

async function load() {
  openPage()
  vi.doMock('#platform/api/client.ts', () => ({ preload, has: ({ operation }: { operation: object }) => known.has(operation) }))
  vi.doMock('#platform/session/visitor.ts', () => ({ visitor: () => here.visitor }))
  const { addRow } = await import('#platform/router/find.ts')
  const prepare = await import('#platform/router/prepare.ts')
  prepare.framedBy(() => [frame])
  const add = (path: string, screen: Screen['screen'], whose: 'anyone' | 'guests' = 'anyone') =>
    addRow(path, { for: whose, title: path, screen })
  const Reading = Object.assign(() => null, { reads: () => [getUser] })
  add('/reads', async () => ({ default: Reading }))
  add('/guests', async () => ({ default: Reading }), 'guests')
  add('/still', async () => ({ default: () => null }))
  add('/late', () => new Promise(() => undefined))
  add('/broken', () => Promise.reject(new TypeError('the code did not come')))
  addRow('/old', { redirect: '/reads' })
  return prepare
}
let app: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  here.visitor = { kind: 'customer', flags }
  known.clear()
  app = await load()
  preload.mockReset().mockResolvedValue(undefined)
  frame.load.mockClear()
})
afterEach(() => {
  vi.doUnmock('#platform/api/client.ts')
  vi.doUnmock('#platform/session/visitor.ts')
  closePage()
})
const read = [reading(getUser)]

describe('going to a screen', () => {
  test('when it reads something, then its reads start for a visitor who may see it', async () => {
    await app.arriveAt('/reads', '?soort=sms')
    expect(preload.mock.calls).toEqual([[read, { isIdle: false }]])
  })

  test.each([
    ['a guest goes there', '/reads', { kind: 'guest' }],
    ['a customer goes to a screen for guests', '/guests', { kind: 'customer', flags }],
    ['it has no reads', '/still', { kind: 'customer', flags }],
    ['its code does not come', '/broken', { kind: 'customer', flags }],
    ['nobody knows it', '/nowhere', { kind: 'customer', flags }],
  ])('when %s, then nothing is read', async (_, path, visitor) => {
    here.visitor = visitor
    await app.arriveAt(path, '')
    expect(preload).not.toHaveBeenCalled()
    expect(frame.load).toHaveBeenCalledOnce()
  })

  test('when it is a redirect, then nothing is loaded for it', async () => {
    await app.arriveAt('/old', '')
    await app.codeFor('/old')
    expect(frame.load).not.toHaveBeenCalled()
    expect(app.isReady('/old')).toBe(true)
  })

  test('when its code comes late, then the old screen stays for a second, and 200 ms for its answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const arrived = vi.fn()
    void app.arriveAt('/late', '').then(arrived)
    await vi.advanceTimersByTimeAsync(1199)
    expect(arrived).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(arrived).toHaveBeenCalled()
  })
})

describe('a screen that can show at once', () => {
  test('when its code and its answers are there, then it can; before that it cannot', async () => {
    expect([app.isReady('/reads'), app.isPrepared('/reads', '')]).toEqual([false, false])
    await app.arriveAt('/reads', '')
    expect([app.isReady('/reads'), app.isPrepared('/reads', '')]).toEqual([true, false])
    known.add(getUser)
    expect(app.isPrepared('/reads', '')).toBe(true)
    expect(['/old', '/nowhere'].map((path) => app.isPrepared(path, ''))).toEqual([true, true])
  })

  test('when the screen that follows is asked for, then it is known whether its code came', async () => {
    expect([await app.hasScreen('/reads' as '/'), await app.hasScreen('/broken' as '/')]).toEqual([true, false])
    expect(preload).not.toHaveBeenCalled()
  })
})

describe('a screen that somebody reaches for', () => {
  test('when it is prepared, then its code and its reads come', async () => {
    await app.prepare('/reads?soort=sms')
    expect(app.isReady('/reads')).toBe(true)
    expect(preload.mock.calls).toEqual([[read, { isIdle: false }]])
    await app.prepare('/old')
    await app.prepare('/nowhere')
    expect(frame.load).toHaveBeenCalledOnce()
  })

  test('when the one before it is slow, then it waits a second for its turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    void app.prepareAhead('/late')
    void app.prepareAhead('/reads')
    await vi.advanceTimersByTimeAsync(999)
    expect(preload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(preload).toHaveBeenCalled()
  })
})
