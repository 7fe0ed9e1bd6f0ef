import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeptRow } from '#platform/session/machine.ts'
import { closePage, openPage } from '../../support/device.ts'
import { cookie, flags } from '../../support/sessionUser.ts'

const MINUTE = 60_000
const row: KeptRow = { account: 'a', marker: flags.usr, remembered: false, prepaid: true }
const remembered = { ...row, marker: 'oud', remembered: true }

type Start = {
  at?: object
  leaving?: boolean
  usr?: string
  onLine?: boolean
  answers?: boolean
  kept?: KeptRow
  tab?: string
  idle?: number
  /** The first script has already asked for the customer. */
  early?: boolean
  serviceWorker?: object | undefined
  /** The wait that never ends. */
  hangs?: 'reads' | 'login name'
  /** Runs while the start goes on. */
  meanwhile?: (starting: Promise<unknown>) => Promise<void>
}

/** A start of the app at `/verbruik`; answers the actions of `boot` and the visitor. */
async function start({
  at,
  leaving = false,
  usr = '',
  onLine = true,
  answers = true,
  kept,
  tab,
  idle,
  early = false,
  serviceWorker,
  hangs,
  meanwhile,
}: Start) {
  openPage(usr)
  const never = () => new Promise(() => undefined)
  const [prepareCode, prepareReads] = [vi.fn(), vi.fn()]
  if (hangs === 'reads') prepareReads.mockImplementation(never)
  const savedLogin = vi.fn(hangs === 'login name' ? never : async () => null)
  vi.doMock('#platform/session/savedLogin.ts', () => ({ savedLogin }))
  vi.doMock('#platform/router/prepare.ts', () => ({ prepareCode, prepareReads }))
  Object.assign(document, { addEventListener: () => undefined }) // SWR listens when there is a window
  const [adoptFigures, takeAtStart] = [vi.fn(), vi.fn()]
  vi.doMock('#platform/session/lastKnown.ts', () => ({ adoptFigures }))
  vi.doMock('#platform/pwa/newer.ts', () => ({ takeAtStart }))
  const startOffline = vi.fn()
  vi.doMock('#platform/connection/watch.ts', () => ({ startOffline }))
  Object.assign(location, { pathname: '/verbruik', hash: '', ...at })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('history', { replaceState: vi.fn(), state: null })
  Object.assign(navigator, { onLine, serviceWorker })
  const fetch = vi.fn(async () => {
    if (!answers) throw new TypeError('Failed to fetch')
    return Response.json({ result: true })
  })
  vi.stubGlobal('fetch', fetch)
  const { writeItem } = await import('#platform/storage/items.ts')
  const { writeRow } = await import('#platform/storage/rows.ts')
  const { lastActivity, lastKnown, tabSession, unfinishedLogout } = await import('#platform/storage/registry.ts')
  if (kept) await writeRow(lastKnown, kept)
  if (tab !== undefined) writeItem(tabSession, tab)
  if (idle !== undefined) writeItem(lastActivity, { marker: flags.usr, at: Date.now() - idle })
  if (leaving) writeItem(unfinishedLogout, { marker: 'oud' })
  await import('#routes/register.ts')
  const { startEarlyRead, takeEarlyRead } = await import('#platform/api/earlyReads.ts')
  if (early) startEarlyRead('getUser')
  const { boot } = await import('#platform/session/boot.ts')
  const starting = boot()
  await meanwhile?.(starting)
  const isFound = await starting
  const { accountHere, session, visitor } = await import('#platform/session/visitor.ts')
  return {
    isFound,
    asked: fetch.mock.calls.length,
    account: accountHere(),
    kind: session().kind,
    visitor: visitor(),
    startOffline,
    isEarlyKept: takeEarlyRead('http://localhost/api/get?endpoint=getUser') !== undefined,
    adopted: adoptFigures.mock.calls.length,
    taken: takeAtStart.mock.calls.map(([version]) => version),
    code: prepareCode.mock.calls.map(([screen]) => screen?.pattern),
    reads: prepareReads.mock.calls.map(([{ pattern }, search]) => pattern + search),
  }
}

beforeEach(() => () => {
  vi.doUnmock('#platform/router/prepare.ts')
  vi.doUnmock('#platform/connection/watch.ts')
  vi.doUnmock('#platform/session/lastKnown.ts')
  vi.doUnmock('#platform/pwa/newer.ts')
  vi.doUnmock('#platform/session/savedLogin.ts')
  closePage()
})

describe('a start that waits', () => {
  /** Passes the time; the start is over after 200 ms. */
  async function meanwhile(starting: Promise<unknown>) {
    const started = vi.fn()
    void starting.then(started)
    await vi.advanceTimersByTimeAsync(199)
    expect(started).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(started).toHaveBeenCalled()
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  test.each([
    ['a guest, for the stored login name', { hangs: 'login name' }],
    ['a guest, for answers', { hangs: 'reads' }],
    ['a customer, for answers', { hangs: 'reads', usr: cookie, idle: MINUTE }],
  ] as const)('%s: when it never arrives, then the screen shows after 200 ms', async (_, how) => {
    await start({ ...how, meanwhile })
  })

  test('a customer: when storage hangs, then the screen does not wait for a login name', async () => {
    await start({ hangs: 'login name', usr: cookie, idle: MINUTE })
  })
})

describe('a start with a session', () => {
  test.each<[string, Start, { isFound: boolean; asked: number }]>([
    ['nothing', {}, { isFound: false, asked: 0 }],
    ['figures that this tab has shown', { kept: row, tab: 'merk' }, { isFound: true, asked: 0 }],
    ['figures of a remembered customer', { kept: { ...row, remembered: true } }, { isFound: true, asked: 0 }],
    ['figures and the tab is new, and the server answers', { kept: row }, { isFound: false, asked: 1 }],
    ['figures and the tab is new, without a network', { kept: row, onLine: false }, { isFound: true, asked: 0 }],
    ['figures of an earlier session', { kept: remembered, tab: 'oud' }, { isFound: false, asked: 0 }],
  ])('when the device has %s, then they show at once or wait for the server', async (_, how, expected) => {
    const { isFound, asked, account, adopted, visitor } = await start({ usr: cookie, idle: MINUTE, ...how })
    expect(adopted).toBe(expected.isFound ? 1 : 0)
    expect({ isFound, asked }).toEqual(expected)
    expect(account).toBe(expected.isFound ? 'a' : null)
    expect(visitor).toEqual({ kind: 'customer', flags })
  })

  test('when the tab is new and the server does not answer, then the stored figures show', async () => {
    const { isFound, visitor } = await start({ usr: cookie, idle: MINUTE, kept: row, answers: false })
    expect(isFound).toBe(true)
    expect(visitor.kind).toBe('customer')
  })

  test('when the session ended meanwhile, then the login page opens with the way back', async () => {
    const { isFound, kind } = await start({ usr: cookie, idle: 31 * MINUTE, kept: row, tab: 'merk' })
    expect({ isFound, kind }).toEqual({ isFound: false, kind: 'guest' })
    const path = '/inloggen?uitgelogd=2&ReturnUrl=%2Fverbruik'
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith({ entry: 0 }, '', path)
  })
})

test.each<[string, Start, string[], string[]]>([
  ['a customer', { usr: cookie, idle: MINUTE, at: { search: '?soort=sms' } }, ['/verbruik'], ['/verbruik?soort=sms']],
  ['a guest', {}, ['/inloggen'], ['/inloggen']],
  ['a guest at a screen for anyone', { at: { pathname: '/noodkaart' } }, ['/noodkaart'], ['/noodkaart']],
  [
    'a customer at an address that leads to the login',
    { usr: cookie, idle: MINUTE, at: { pathname: '/verlengen' } },
    ['/inloggen'],
    ['/inloggen'],
  ],
  ['a guest at an unknown address', { at: { pathname: '/nergens' } }, [], []],
  ['a remembered customer without an answer', { kept: remembered, answers: false }, ['/inloggen', '/verbruik'], ['/inloggen']],
])('the first screen: when the visitor is %s, then its code and reads are prepared', async (_, how, code, reads) => {
  const prepared = await start(how)
  expect({ code: prepared.code.filter(Boolean), reads: prepared.reads }).toEqual({ code, reads })
})

test.each<[string, number, boolean]>([
  ['goes on, then its answer is for this customer', MINUTE, true],
  ['was over, then its answer is for nobody', 31 * MINUTE, false],
])('what the first script asked: when its session %s', async (_, idle, isEarlyKept) => {
  expect(await start({ usr: cookie, idle, early: true })).toMatchObject({ isEarlyKept })
})

describe('a new version that waits at a start', () => {
  const waiting = {}
  const holding = (more: object) => ({ controller: {}, getRegistration: async () => ({ waiting }), ...more })

  test('when a worker has it, then it is taken before the first screen', async () => {
    expect((await start({ serviceWorker: holding({}) })).taken).toEqual([waiting])
  })

  test.each([
    ['the page has no worker yet', holding({ controller: null })],
    ['no version waits', holding({ getRegistration: async () => ({ waiting: null }) })],
    ['the browser cannot look', holding({ getRegistration: () => Promise.reject(new Error('not now')) })],
  ])('when %s, then it is not taken and the start goes on', async (_, serviceWorker) => {
    expect(await start({ serviceWorker })).toMatchObject({ taken: [], kind: 'guest' })
  })
})

describe('a start without a session', () => {
  test('when the address has double slashes, then they become one in the address bar too', async () => {
    await start({ at: { pathname: '//verbruik', search: '?soort=sms', hash: '#boven' } })
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/verbruik?soort=sms#boven')
  })

  test('when a customer signed out without reaching the server, then the next start signs out there too', async () => {
    const { asked, kind } = await start({ leaving: true })
    expect({ asked, kind }).toEqual({ asked: 1, kind: 'guest' })
  })

  test.each<[string, Start, boolean]>([
    ['nobody', { answers: false }, false],
    ['a remembered customer without an answer of the server', { kept: remembered, answers: false }, true],
    ['a remembered customer with an answer of the server', { kept: remembered }, false],
    ['a customer who is not remembered', { kept: row, answers: false }, false],
  ])('when the device has stored %s, then the visitor is that customer or a guest', async (_, how, isRemembered) => {
    const { isFound, startOffline, visitor } = await start(how)
    expect(isFound).toBe(isRemembered)
    expect(startOffline).toHaveBeenCalledTimes(isRemembered ? 1 : 0)
    expect(visitor).toEqual(isRemembered ? { kind: 'remembered', prepaid: true } : { kind: 'guest' })
  })
})
