import { beforeEach, describe, expect, test, vi } from 'vitest'
import { closePage, openPage } from '../../support/device.ts'

const DAY = 86_400_000
const NOON = Date.parse('2026-11-20T11:00:00Z')
/** Sets the time of writing, relative to now (ms). */
const written = (ago: number) => vi.setSystemTime(NOON - ago)
const read = () => vi.setSystemTime(NOON)

async function load() {
  const { rows, begun } = openPage()
  return {
    rows,
    begun,
    ...(await import('#platform/storage/registry.ts')),
    ...(await import('#platform/storage/items.ts')),
    ...(await import('#platform/storage/rows.ts')),
  }
}
let page: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  page = await load()
  return closePage
})

describe('a row that rests on the device', () => {
  test.each([
    ['written just now', 0, true],
    ['as old as it may be', 30 * DAY, true],
    ['too old', 30 * DAY + 1, false],
    ['of a clock that was an hour ahead', -DAY / 24, true],
    ['of a clock that was wrong', -2 * DAY, false],
    ['of the year 9999', NOON - Date.parse('9999-01-01'), false],
  ])('%s: is it there?', async (_, ago, isThere) => {
    const { readRow, loginName, rows, writeRow } = page
    written(ago)
    await writeRow(loginName, '0690000001')
    read()
    expect((await readRow(loginName))?.value ?? null).toBe(isThere ? '0690000001' : null)
    await vi.waitFor(() => expect(rows.has('login-name')).toBe(isThere))
  })

  test('of a tab: half an hour, in both directions', () => {
    const { writeItem, loginChallenge, readItem } = page
    written(-DAY / 2)
    writeItem(loginChallenge, {})
    read()
    expect(readItem(loginChallenge)).toBeNull()
  })

  test('a note of what is still to be done counts whatever the clock says', () => {
    const { writeItem, lastActivity, orderKeys, readItem, unfinishedLogout } = page
    written(-400 * DAY)
    writeItem(unfinishedLogout, { marker: 'merk' })
    writeItem(lastActivity, { marker: 'merk', at: NOON })
    writeItem(orderKeys, { marker: 'merk', keys: {} })
    read()
    expect(readItem(unfinishedLogout)).toEqual({ marker: 'merk' })
    expect(readItem(lastActivity)).toEqual({ marker: 'merk', at: NOON })
    expect(readItem(orderKeys)).toBeNull()
  })

  test('is changed in one go, also when it is not usable any more', async () => {
    const { updateRow, readRow, loginName, writeRow } = page
    await updateRow(loginName, (name) => `${name}!`)
    await updateRow(loginName, (name) => `${name}!`)
    expect((await readRow(loginName))?.value).toBe('null!!')
    written(-2 * DAY)
    await writeRow(loginName, 'later')
    read()
    expect(await updateRow(loginName, (name) => name ?? 'nobody')).toBe('nobody')
  })
})

test('every transaction is committed with its last request: WebKit never ends one of a page that is left', async () => {
  const { begun, updateRow, readRowPatiently, readRow, loginName, writeRow, removeRow } = page
  const { openStore } = await import('#platform/storage/idb.ts')
  await openStore()
  expect(begun.size).toBe(0)
  for (const ask of [
    () => writeRow(loginName, '0690000001'),
    () => readRow(loginName),
    () => readRowPatiently(loginName),
    () => removeRow(loginName),
  ]) {
    await ask()
    expect(begun.size).toBe(0)
  }
  await updateRow(loginName, (name) => name)
  await updateRow(loginName, () => '0690000002')
  expect(begun.size).toBe(0)
})

describe('what is on this device', () => {
  const load = async () => import('#platform/storage/inventory.ts')

  test('is told with its moments: nothing that has had its time, or that is not in the registry', async () => {
    const { writeItem, lastActivity, loginName, writeRow, themeChoice } = page
    const { inventory: resting } = await load()
    await writeRow(loginName, '0690000001')
    writeItem(themeChoice, 'dark')
    writeItem(lastActivity, { marker: 'merk', at: NOON })
    localStorage.setItem('vreemd', '1')
    expect(await resting()).toEqual([
      { name: 'login-name', at: NOON, until: NOON + 30 * DAY },
      { name: 'theme', at: NOON, until: NOON + 365 * DAY },
      { name: 'last-activity', at: NOON, until: null },
    ])
    vi.setSystemTime(NOON + 31 * DAY)
    expect((await resting()).map(({ name }) => name)).toEqual(['theme', 'last-activity'])
  })

  test('is cleared, but not what says that a session has to end, nor how a payment that is on its way is found', async () => {
    const { writeItem, loginName, orderKeys, pendingOrders, readItem, rows, writeRow, themeChoice, unfinishedLogout } = page
    const { clearDevice, inventory: resting } = await load()
    const order = { key: 'k', flow: 'top-up', account: 'a', at: NOON, sent: true, payment: 'p' }
    await writeRow(loginName, '0690000001')
    await writeRow(pendingOrders, [order])
    writeItem(themeChoice, 'dark')
    writeItem(unfinishedLogout, { marker: 'merk' })
    writeItem(orderKeys, { marker: 'merk', keys: {} })
    expect(await clearDevice()).toBe(true)
    expect([...rows.keys()]).toEqual(['pending-orders'])
    expect([readItem(themeChoice), readItem(unfinishedLogout)]).toEqual([null, { marker: 'merk' }])
    await writeRow(pendingOrders, [])
    expect(await clearDevice()).toBe(false)
    expect((await resting()).map(({ name }) => name)).toEqual(['unfinished-logout'])
  })
})

test('a site in a folder: when its neighbours on the host use the same names, then it neither reads nor changes theirs', async () => {
  vi.stubEnv('BASE_URL', '/demo/')
  const { readItem, removeItem, themeChoice, wipeAfter, writeItem } = await load()
  const theirs = JSON.stringify({ at: NOON, value: 'light' })
  for (const storage of [localStorage, sessionStorage])
    for (const name of ['theme', 'cookies', 'drafts', 'last-activity']) storage.setItem(name, theirs)
  expect(readItem(themeChoice)).toBeNull()
  writeItem(themeChoice, 'dark')
  expect([readItem(themeChoice), localStorage.getItem('theme')]).toEqual(['dark', theirs])
  removeItem(themeChoice)
  await wipeAfter('customer')
  for (const storage of [localStorage, sessionStorage])
    for (const name of ['theme', 'cookies', 'drafts', 'last-activity']) expect(storage.getItem(name)).toBe(theirs)
  vi.unstubAllEnvs()
})

/** A storage in which one method fails. */
const failing = (part: 'getItem' | 'setItem') =>
  Object.assign(Object.create(localStorage), {
    [part]: () => {
      throw new DOMException('no', 'QuotaExceededError')
    },
  })

describe('a device that keeps nothing', () => {
  test.each([
    ['refuses storage', () => vi.stubGlobal('localStorage', undefined)],
    ['has none', () => vi.stubGlobal('localStorage', null)],
    ['is full', () => vi.stubGlobal('localStorage', failing('setItem'))],
    ['cannot be read', () => vi.stubGlobal('localStorage', failing('getItem'))],
  ])('%s: the tab keeps it, also after a reload, and it can be dropped', async (_, spoil) => {
    const { removeItem, writeItem, canPersist: keepsOnDevice, lastActivity, readItem } = page
    expect(keepsOnDevice()).toBe(true)
    writeItem(lastActivity, { marker: 'merk', at: NOON - 5000 })
    spoil()
    vi.setSystemTime(NOON + 1000)
    writeItem(lastActivity, { marker: 'merk', at: NOON })
    expect(keepsOnDevice()).toBe(false)
    vi.resetModules() // a reload: memory is empty
    const reloaded = await import('#platform/storage/items.ts')
    expect(reloaded.readItem(lastActivity)).toEqual({ marker: 'merk', at: NOON })
    expect(readItem(lastActivity)).toEqual({ marker: 'merk', at: NOON })
    removeItem(lastActivity)
    expect(sessionStorage.length).toBe(0)
  })

  test('nor does the tab: as long as the page is open', () => {
    const { writeItem, lastActivity, readItem, isPersisted: rests } = page
    vi.stubGlobal('localStorage', null)
    vi.stubGlobal('sessionStorage', null)
    writeItem(lastActivity, { marker: 'merk', at: NOON })
    expect([readItem(lastActivity), rests(lastActivity)]).toEqual([{ marker: 'merk', at: NOON }, false])
  })

  test('the end of a session elsewhere takes what this tab kept in its place, and nothing that is shared', () => {
    const { writeItem, lastActivity, readItem, wipeTab } = page
    writeItem(lastActivity, { marker: 'next', at: NOON })
    sessionStorage.setItem('last-activity', JSON.stringify({ at: NOON - 1, value: { marker: 'merk', at: NOON } }))
    wipeTab('customer')
    expect(sessionStorage.length).toBe(0)
    expect(readItem(lastActivity)).toEqual({ marker: 'next', at: NOON })
  })
})

/** The device's IndexedDB, which opens later than the app waits. */
function opensLate(): Pick<IDBFactory, 'open'> {
  const { open } = indexedDB
  return {
    open(...args) {
      const request = open(...args)
      return Object.defineProperty({ result: request.result } as IDBOpenDBRequest, 'onsuccess', {
        set: (answer) => setTimeout(answer, 1200),
      })
    },
  }
}

describe('IndexedDB that fails', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  test.each([
    ['is missing', undefined],
    [
      'refuses to open',
      {
        open() {
          throw new DOMException('denied', 'SecurityError')
        },
      },
    ],
    ['never opens', { open: () => ({}) }],
  ])('IndexedDB that %s: when a row is written and read, then the app goes on without it within a second', async (_, broken) => {
    const { readRow, writeRow, loginName } = page
    vi.stubGlobal('indexedDB', broken)
    const both = Promise.all([writeRow(loginName, '0690000001'), readRow(loginName)])
    await vi.advanceTimersByTimeAsync(1000)
    expect(await both).toEqual([undefined, null])
    expect(await readRow(loginName)).toBeNull() // waits for nothing any more
  })

  test('IndexedDB that opens late: when the app went on without it, then it still stores and removes rows', async () => {
    const { readRow, writeRow, removeRow, loginName, rows } = page
    vi.stubGlobal('indexedDB', opensLate())
    const [stored, read] = [writeRow(loginName, '0690000001'), readRow(loginName)]
    await vi.advanceTimersByTimeAsync(1000)
    expect([await stored, await read, rows.size]).toEqual([undefined, null, 0])
    await vi.advanceTimersByTimeAsync(1000)
    expect([...rows.keys()]).toEqual(['login-name'])
    await removeRow(loginName)
    expect(rows.size).toBe(0)
  })
})
