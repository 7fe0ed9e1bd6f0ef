import { beforeEach, describe, expect, test, vi } from 'vitest'
import { started } from '../../src/session/machine.ts'
import { endedElsewhere } from '../../src/session/watching.ts'
import { closePage, openPage } from '../support/device.ts'
import { cookie, flags } from '../support/sessionUser.ts'

const MINUTE = 60_000
const NOON = Date.parse('2026-11-20T11:00:00Z')

/** A page with a session whose customer is followed. */
async function load() {
  openPage(cookie)
  const listeners = new Map<string, () => void>()
  const addEventListener = (type: string, listener: () => void) => void listeners.set(type, listener)
  vi.stubGlobal('BroadcastChannel', undefined) // pages of earlier tests would hear it
  vi.stubGlobal('addEventListener', addEventListener)
  Object.assign(document, { addEventListener })
  Object.assign(location, { reload: vi.fn() })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ result: true })),
  )
  const session = await import('../../src/session/session.ts')
  const { startStaying, stay } = await import('../../src/session/staying.ts')
  const registry = await import('../../src/storage/registry.ts')
  const { keep, recall } = await import('../../src/storage/rest.ts')
  session.happen(started, flags, null)
  session.noteActivity(flags.usr)
  startStaying()
  return {
    ...session,
    ...(await import('../../src/session/visitor.ts')),
    ...registry,
    keep,
    stay,
    at: () => recall(registry.lastActivity)?.at,
    dispatch: (type: string) => listeners.get(type)?.(),
  }
}
/** What another tab does to the cookies. */
const setCookie = (cookie: string) => void Object.assign(document, { cookie })

let page: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  page = await load()
  return closePage
})

test('a page that begins to follow its session asks the server whether there is one', () =>
  vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce()))

describe('an action', () => {
  test('counts as activity, at most every five seconds', () => {
    vi.setSystemTime(NOON + MINUTE)
    page.dispatch('keydown')
    expect(page.at()).toBe(NOON + MINUTE)
    vi.setSystemTime(NOON + MINUTE + 5000)
    page.dispatch('keydown')
    expect(page.at()).toBe(NOON + MINUTE)
    vi.setSystemTime(NOON + MINUTE + 5001)
    page.dispatch('keydown')
    expect(page.at()).toBe(NOON + MINUTE + 5001)
  })

  test('during the countdown only the button of the dialog counts', async () => {
    vi.setSystemTime(NOON + 29 * MINUTE)
    page.dispatch('focus')
    expect(page.secondsLeft()).toBe(60)
    page.dispatch('keydown')
    expect(page.at()).toBe(NOON)
    await page.stay()
    expect(page.at()).toBe(NOON + 29 * MINUTE)
    expect(page.secondsLeft()).toBeNull()
  })
})

test('the last two minutes are counted by the second', async () => {
  await vi.advanceTimersByTimeAsync(28 * MINUTE + 10_000)
  expect(page.secondsLeft()).toBe(110)
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.secondsLeft()).toBe(109)
})

describe('the session is over', () => {
  test('when something is asked after half an hour', async () => {
    const { calls } = await import('../../src/api/news.ts')
    vi.setSystemTime(NOON + 30 * MINUTE)
    calls.announce()
    expect(document.body.hidden).toBe(true)
  })

  test('after half an hour, without any event', async () => {
    await vi.advanceTimersByTimeAsync(30 * MINUTE)
    expect(document.body.hidden).toBe(true)
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/inloggen?uitgelogd=2'))
  })

  test.each([
    ['a device that slept', 180],
    ['a clock that was set back', -60],
  ])('when the page is looked at again on %s', async (_, minutes) => {
    vi.setSystemTime(NOON + minutes * MINUTE)
    page.dispatch('focus')
    expect(document.body.hidden).toBe(true)
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/inloggen?uitgelogd=2'))
  })

  test('when another tab wipes, for its reason, and what is shared is left to that tab', () => {
    page.keep(page.unfinishedWipe, 'customer')
    setCookie('')
    page.dispatch('storage')
    expect(page.visitor()).toEqual({ kind: 'guest' })
    expect(location.replace).toHaveBeenCalledWith('/inloggen?uitgelogd=1')
    expect(page.at()).toBe(NOON)
  })

  test('when another tab took the marker away: hidden at once, and left when no reason comes', async () => {
    setCookie('')
    page.dispatch('focus')
    expect(document.body.hidden).toBe(true)
    expect(location.replace).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(location.replace).toHaveBeenCalledWith('/inloggen')
  })

  test('when another tab took the marker away, for the reason that it tells', () => {
    setCookie('')
    page.dispatch('focus')
    page.happen(endedElsewhere, flags.usr, 'timer')
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/inloggen?uitgelogd=2')
  })
})

test('another customer in another tab: the page is hidden and loaded again', () => {
  setCookie(`usr=${encodeURIComponent(JSON.stringify({ ...flags, usr: 'nieuw' }))}`)
  page.dispatch('focus')
  expect(document.body.hidden).toBe(true)
  expect(location.reload).toHaveBeenCalled()
  expect(location.replace).not.toHaveBeenCalled()
})

test("a page from the browser's memory shows again while the session goes on", () => {
  document.body.hidden = true
  page.dispatch('pageshow')
  expect(document.body.hidden).toBe(false)
})
