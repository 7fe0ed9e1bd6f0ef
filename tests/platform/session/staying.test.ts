import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { started } from '#platform/session/machine.ts'
import { endedElsewhere } from '#platform/session/watching.ts'
import { closePage, openPage } from '../../support/device.ts'
import { cookie, flags } from '../../support/sessionUser.ts'

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
  const session = await import('#platform/session/session.ts')
  const { startStaying, stay } = await import('#platform/session/staying.ts')
  const registry = await import('#platform/storage/registry.ts')
  const { writeItem, readItem } = await import('#platform/storage/items.ts')
  session.dispatch(started, flags, null)
  session.noteActivity(flags.usr)
  startStaying()
  return {
    ...session,
    ...(await import('#platform/session/visitor.ts')),
    ...registry,
    writeItem,
    readItem,
    stay,
    at: () => readItem(registry.lastActivity)?.at,
    fire: (type: string) => listeners.get(type)?.(),
  }
}
/** What another tab does to the cookies. */
const setCookie = (cookie: string) => void Object.assign(document, { cookie })

let page: Awaited<ReturnType<typeof load>>

const steady = vi.spyOn(performance, 'now')
afterAll(() => steady.mockRestore())

beforeEach(async () => {
  steady.mockReturnValue(0) // on a busy machine real time passes too
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  page = await load()
  return closePage
})

test('a page that begins to follow its session asks the server whether there is one', () =>
  vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce()))

describe('an action', () => {
  test('counts as activity, at most every five seconds', () => {
    vi.setSystemTime(NOON + MINUTE)
    page.fire('keydown')
    expect(page.at()).toBe(NOON + MINUTE)
    vi.setSystemTime(NOON + MINUTE + 5000)
    page.fire('keydown')
    expect(page.at()).toBe(NOON + MINUTE)
    vi.setSystemTime(NOON + MINUTE + 5001)
    page.fire('keydown')
    expect(page.at()).toBe(NOON + MINUTE + 5001)
  })

  test('during the countdown only the button of the dialog counts', async () => {
    vi.setSystemTime(NOON + 29 * MINUTE)
    page.fire('focus')
    expect(page.secondsLeft()).toBe(60)
    page.fire('keydown')
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
    const { onRequest: calls } = await import('#platform/api/events.ts')
    vi.setSystemTime(NOON + 30 * MINUTE)
    calls.emit()
    expect(document.body.hidden).toBe(true)
  })

  test('after half an hour, without any event', async () => {
    await vi.advanceTimersByTimeAsync(30 * MINUTE)
    expect(document.body.hidden).toBe(true)
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/inloggen?uitgelogd=2'))
  })

  test('when the page is looked at again on a device that slept', async () => {
    vi.setSystemTime(NOON + 180 * MINUTE)
    page.fire('focus')
    expect(document.body.hidden).toBe(true)
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/inloggen?uitgelogd=2'))
  })

  test('when another tab wipes, for its reason, and what is shared is left to that tab', () => {
    page.writeItem(page.unfinishedWipe, 'customer')
    setCookie('')
    page.fire('storage')
    expect(page.visitor()).toEqual({ kind: 'guest' })
    expect(location.replace).toHaveBeenCalledWith('/inloggen?uitgelogd=1')
    expect(page.at()).toBe(NOON)
  })

  test('when another tab took the marker away: hidden at once, and left when no reason comes', async () => {
    setCookie('')
    page.fire('focus')
    expect(document.body.hidden).toBe(true)
    expect(location.replace).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(location.replace).toHaveBeenCalledWith('/inloggen')
  })

  test('when another tab took the marker away, for the reason that it tells', () => {
    setCookie('')
    page.fire('focus')
    page.dispatch(endedElsewhere, flags.usr, 'timer', null)
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/inloggen?uitgelogd=2')
  })
})

test('another customer in another tab: the page is hidden and loaded again', () => {
  setCookie(`usr=${encodeURIComponent(JSON.stringify({ ...flags, usr: 'nieuw' }))}`)
  page.fire('focus')
  expect(document.body.hidden).toBe(true)
  expect(location.reload).toHaveBeenCalled()
  expect(location.replace).not.toHaveBeenCalled()
})

test("a page from the browser's memory shows again while the session goes on", () => {
  document.body.hidden = true
  page.fire('pageshow')
  expect(document.body.hidden).toBe(false)
})

describe('the clock of the device is corrected', () => {
  /** This many minutes pass, awake; the clock of the device shows others. */
  function pass(minutes: number, shown: number) {
    vi.setSystemTime(Date.now() + shown * MINUTE)
    steady.mockReturnValue(performance.now() + minutes * MINUTE)
    page.fire('focus')
  }
  /** The session is over. Answers what the login screen will say. */
  async function whyOver() {
    expect(document.body.hidden).toBe(true)
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/inloggen?uitgelogd=2'))
    return page.readItem(page.signedOff)
  }

  test.each([-5, -60, -24 * 60])(
    'when it is set back by %i minutes, then the session goes on, here and at a later start',
    async (by) => {
      pass(10, 10 + by)
      expect(document.body.hidden).toBe(false)
      pass(5, 5)
      expect([document.body.hidden, page.secondsLeft()]).toEqual([false, null])
      expect(await page.endIfOver()).toBeNull()
    },
  )

  test('when it is set back, then half an hour of doing nothing still ends the session, for that reason', async () => {
    pass(10, -50)
    pass(18, 18)
    expect(page.secondsLeft()).toBe(120)
    pass(2, 2)
    expect(await whyOver()).toBe(null)
  })

  test('when it is set back, then a deed still counts as activity', () => {
    pass(20, -40)
    page.fire('keydown')
    pass(20, 20)
    expect([document.body.hidden, page.secondsLeft()]).toEqual([false, null])
  })

  test('when it is set forward by minutes, then the session goes on', () => {
    pass(10, 15)
    expect([document.body.hidden, page.secondsLeft()]).toEqual([false, null])
  })

  test('when it is set forward by hours, then the session ends, as after sleep, and nobody is said to have done nothing', async () => {
    pass(1, 180)
    expect(await whyOver()).toBe('clock')
  })

  test('when nobody corrects it, then the login screen may say how long nothing was done', async () => {
    pass(31, 31)
    expect(await whyOver()).toBe(null)
  })
})
