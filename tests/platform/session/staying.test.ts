import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { rowFound, serverSilent, started } from '#platform/session/machine.ts'
import type { SessionEnd } from '#platform/session/session.ts'
import { closePage, openPage } from '../../support/device.ts'
import { cookie, flags } from '../../support/sessionUser.ts'

const MINUTE = 60_000
const NOON = Date.parse('2026-11-20T11:00:00Z')

/** The listeners of this page to other tabs, by channel and type. A real channel would be heard by the pages of earlier tests. */
const fromTabs = new Map<string, (message: { data: unknown }) => void>()
class Channel {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  addEventListener = (type: string, listener: (message: { data: unknown }) => void) =>
    void fromTabs.set(`${this.name} ${type}`, listener)
  postMessage = () => undefined
}

/** A page with a session whose customer is followed, or with the stored figures of one without a session. */
async function load(who: 'customer' | 'remembered' = 'customer') {
  openPage(who === 'customer' ? cookie : '')
  const listeners = new Map<string, () => void>()
  const addEventListener = (type: string, listener: () => void) => void listeners.set(type, listener)
  vi.stubGlobal('BroadcastChannel', Channel)
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
  session.dispatch(started, who === 'customer' ? flags : null, null)
  if (who === 'customer') session.noteActivity(flags.usr)
  else {
    session.dispatch(rowFound, { account: 'a', marker: flags.usr, remembered: true, prepaid: true }, null)
    session.dispatch(serverSilent)
  }
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

test('a page: when it begins to follow its session, then it asks the server whether there is one', () =>
  vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce()))

test('a page: when it begins to follow its session without a network, then it asks nothing', async () => {
  const { setConnectionLoss } = await import('#platform/connection/connection.ts')
  const { startStaying } = await import('#platform/session/staying.ts')
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce()) // as it was loaded
  setConnectionLoss('device', { atOnce: true })
  startStaying()
  await page.stay() // this asks
  expect(fetch).toHaveBeenCalledTimes(2)
})

describe('an action', () => {
  test('when it follows another within five seconds, then it does not count as activity', () => {
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

  test.each(['pushState', 'popstate'])('when it is a navigation (%s), then it counts during the countdown too', (type) => {
    vi.setSystemTime(NOON + 29 * MINUTE)
    page.fire('focus')
    page.fire(type)
    expect([page.at(), page.secondsLeft()]).toEqual([NOON + 29 * MINUTE, 60])
    page.fire('focus')
    expect(page.secondsLeft()).toBeNull()
  })

  test('when it happens during the countdown, then only the button of the dialog counts', async () => {
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce()) // as it was loaded
    vi.setSystemTime(NOON + 29 * MINUTE)
    page.fire('focus')
    expect(page.secondsLeft()).toBe(60)
    page.fire('keydown')
    expect(page.at()).toBe(NOON)
    await page.stay()
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(page.at()).toBe(NOON + 29 * MINUTE)
    expect(page.secondsLeft()).toBeNull()
  })
})

test('the countdown: when the last two minutes have begun, then it goes by the second', async () => {
  await vi.advanceTimersByTimeAsync(28 * MINUTE + 10_000)
  expect(page.secondsLeft()).toBe(110)
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.secondsLeft()).toBe(109)
})

describe('a session is over', () => {
  test('when something is requested after half an hour', async () => {
    const { onRequest: calls } = await import('#platform/api/events.ts')
    vi.setSystemTime(NOON + 30 * MINUTE)
    calls.emit()
    expect(document.body.hidden).toBe(true)
  })

  test('when half an hour passes without any event', async () => {
    await vi.advanceTimersByTimeAsync(30 * MINUTE)
    expect(document.body.hidden).toBe(true)
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/inloggen?uitgelogd=2'))
  })

  test('when the page is in view again on a device that slept', async () => {
    vi.setSystemTime(NOON + 180 * MINUTE)
    page.fire('focus')
    expect(document.body.hidden).toBe(true)
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/inloggen?uitgelogd=2'))
  })

  test.each(['visibilitychange', 'resume'])('when the page comes into view again (%s), and not while nobody sees it', (type) => {
    vi.setSystemTime(NOON + 31 * MINUTE)
    Object.assign(document, { hidden: true })
    page.fire(type)
    expect(document.body.hidden).toBe(false)
    Object.assign(document, { hidden: false })
    page.fire(type)
    expect(document.body.hidden).toBe(true)
  })

  test('when another tab wipes the device: for its reason, with the shared storage left to that tab', () => {
    page.writeItem(page.unfinishedWipe, 'customer')
    setCookie('')
    page.fire('storage')
    expect(page.visitor()).toEqual({ kind: 'guest' })
    expect(location.replace).toHaveBeenCalledWith('/inloggen?uitgelogd=1')
    expect(page.at()).toBe(NOON)
  })

  test('when another tab removed the marker and gives no reason: the page is hidden at once and left soon', async () => {
    setCookie('')
    page.fire('focus')
    expect(document.body.hidden).toBe(true)
    expect(location.replace).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(location.replace).toHaveBeenCalledWith('/inloggen')
  })

  test('when another tab removed the marker and gives its reason: for that reason', () => {
    setCookie('')
    page.fire('focus')
    fromTabs.get('session message')?.({ data: { marker: flags.usr, reason: 'timer', doubt: null } satisfies SessionEnd })
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/inloggen?uitgelogd=2')
  })
})

test('a page: when another customer signs in in another tab, then it is hidden and loaded again', () => {
  setCookie(`usr=${encodeURIComponent(JSON.stringify({ ...flags, usr: 'nieuw' }))}`)
  page.fire('focus')
  expect(document.body.hidden).toBe(true)
  expect(location.reload).toHaveBeenCalled()
  expect(location.replace).not.toHaveBeenCalled()
})

test('a page from the memory of the browser: when the session goes on, then it shows again', () => {
  document.body.hidden = true
  page.fire('pageshow')
  expect(document.body.hidden).toBe(false)
})

test('a page of stored figures from the memory of the browser: when it is shown again, then it is loaded again and stays hidden', async () => {
  page = await load('remembered')
  expect(page.visitor()).toEqual({ kind: 'remembered', prepaid: true })
  page.fire('pageshow')
  expect(location.reload).not.toHaveBeenCalled() // the first load
  document.body.hidden = true // as it was left
  page.fire('pageshow')
  expect(location.reload).toHaveBeenCalledOnce()
  expect(document.body.hidden).toBe(true)
})

test('a page of stored figures: when somebody signs in in another tab, then it is loaded again, and not before', async () => {
  page = await load('remembered')
  await page.stay()
  page.fire('focus')
  expect(location.reload).not.toHaveBeenCalled()
  setCookie(cookie)
  page.fire('focus')
  expect(location.reload).toHaveBeenCalledOnce()
})

describe('the clock of the device', () => {
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

  test('when it is set back, then half an hour without activity still ends the session', async () => {
    pass(10, -50)
    pass(18, 18)
    expect(page.secondsLeft()).toBe(120)
    pass(2, 2)
    expect(await whyOver()).toBe(null)
  })

  test('when it is set back, then an action still counts as activity', () => {
    pass(20, -40)
    page.fire('keydown')
    pass(20, 20)
    expect([document.body.hidden, page.secondsLeft()]).toEqual([false, null])
  })

  test('when it is set forward by minutes, then the session goes on', () => {
    pass(10, 15)
    expect([document.body.hidden, page.secondsLeft()]).toEqual([false, null])
  })

  test('when it is set forward by hours, then the session ends as after sleep, and the login screen blames the clock', async () => {
    pass(1, 180)
    expect(await whyOver()).toBe('clock')
  })

  test('when it is right, then the login screen may say how long there was no activity', async () => {
    pass(31, 31)
    expect(await whyOver()).toBe(null)
  })

  test.each([
    [999, 'at once, then the whole time was measured', null],
    [1000, 'a second late, then the clock is blamed', 'clock'],
  ])('when this tab sees another tab’s action %i ms later: %s', async (late, _, why) => {
    const at = NOON + MINUTE
    page.writeItem(page.lastActivity, { marker: flags.usr, at })
    vi.setSystemTime(at + late)
    page.fire('storage')
    pass(31, 31)
    expect(await whyOver()).toBe(why)
  })
})
