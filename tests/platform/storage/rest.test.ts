import { beforeEach, describe, expect, test, vi } from 'vitest'
import { closePage, openPage } from '../../support/device.ts'

const DAY = 86_400_000
const NOON = Date.parse('2026-11-20T11:00:00Z')
/** Sets the time of writing, relative to now (ms). */
const written = (ago: number) => vi.setSystemTime(NOON - ago)
const read = () => vi.setSystemTime(NOON)

async function load() {
  const { rows, begun } = openPage()
  return { rows, begun, ...(await import('#platform/storage/registry.ts')), ...(await import('#platform/storage/rest.ts')) }
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
    const { fetchKept, loginName, rows, store } = page
    written(ago)
    await store(loginName, '0690000001')
    read()
    expect((await fetchKept(loginName))?.value ?? null).toBe(isThere ? '0690000001' : null)
    await vi.waitFor(() => expect(rows.has('login-name')).toBe(isThere))
  })

  test('of a tab: half an hour, in both directions', () => {
    const { keep, loginChallenge, recall } = page
    written(-DAY / 2)
    keep(loginChallenge, {})
    read()
    expect(recall(loginChallenge)).toBeNull()
  })

  test('a note of what is still to be done counts whatever the clock says', () => {
    const { keep, lastActivity, orderKeys, recall, unfinishedLogout } = page
    written(-400 * DAY)
    keep(unfinishedLogout, { marker: 'merk' })
    keep(lastActivity, { marker: 'merk', at: NOON })
    keep(orderKeys, { marker: 'merk', keys: {} })
    read()
    expect(recall(unfinishedLogout)).toEqual({ marker: 'merk' })
    expect(recall(lastActivity)).toEqual({ marker: 'merk', at: NOON })
    expect(recall(orderKeys)).toBeNull()
  })

  test('is changed in one go, also when it is not usable any more', async () => {
    const { change, fetchKept, loginName, store } = page
    await change(loginName, (name) => `${name}!`)
    await change(loginName, (name) => `${name}!`)
    expect((await fetchKept(loginName))?.value).toBe('null!!')
    written(-2 * DAY)
    await store(loginName, 'later')
    read()
    expect(await change(loginName, (name) => name ?? 'nobody')).toBe('nobody')
  })
})

test('every transaction is committed with its last request: WebKit never ends one of a page that is left', async () => {
  const { begun, change, fetchForSure, fetchKept, loginName, store, wipe } = page
  const { openStore } = await import('#platform/storage/idb.ts')
  await openStore()
  expect(begun.size).toBe(0)
  for (const ask of [
    () => store(loginName, '0690000001'),
    () => fetchKept(loginName),
    () => fetchForSure(loginName),
    () => wipe(loginName),
  ]) {
    await ask()
    expect(begun.size).toBe(0)
  }
  await change(loginName, (name) => name)
  await change(loginName, () => '0690000002')
  expect(begun.size).toBe(0)
})

describe('what is on this device', () => {
  const load = async () => import('#platform/storage/resting.ts')

  test('is told with its moments: nothing that has had its time, or that is not in the registry', async () => {
    const { keep, lastActivity, loginName, store, themeChoice } = page
    const { resting } = await load()
    await store(loginName, '0690000001')
    keep(themeChoice, 'dark')
    keep(lastActivity, { marker: 'merk', at: NOON })
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
    const { keep, loginName, orderKeys, pendingOrders, recall, rows, store, themeChoice, unfinishedLogout } = page
    const { clearDevice, resting } = await load()
    const order = { key: 'k', flow: 'top-up', account: 'a', at: NOON, sent: true, payment: 'p' }
    await store(loginName, '0690000001')
    await store(pendingOrders, [order])
    keep(themeChoice, 'dark')
    keep(unfinishedLogout, { marker: 'merk' })
    keep(orderKeys, { marker: 'merk', keys: {} })
    expect(await clearDevice()).toBe(true)
    expect([...rows.keys()]).toEqual(['pending-orders'])
    expect([recall(themeChoice), recall(unfinishedLogout)]).toEqual([null, { marker: 'merk' }])
    await store(pendingOrders, [])
    expect(await clearDevice()).toBe(false)
    expect((await resting()).map(({ name }) => name)).toEqual(['unfinished-logout'])
  })
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
    const { drop, keep, keepsOnDevice, lastActivity, recall } = page
    expect(keepsOnDevice()).toBe(true)
    keep(lastActivity, { marker: 'merk', at: NOON - 5000 })
    spoil()
    vi.setSystemTime(NOON + 1000)
    keep(lastActivity, { marker: 'merk', at: NOON })
    expect(keepsOnDevice()).toBe(false)
    vi.resetModules() // a reload: memory is empty
    const reloaded = await import('#platform/storage/rest.ts')
    expect(reloaded.recall(lastActivity)).toEqual({ marker: 'merk', at: NOON })
    expect(recall(lastActivity)).toEqual({ marker: 'merk', at: NOON })
    drop(lastActivity)
    expect(sessionStorage.length).toBe(0)
  })

  test('nor does the tab: as long as the page is open', () => {
    const { keep, lastActivity, recall, rests } = page
    vi.stubGlobal('localStorage', null)
    vi.stubGlobal('sessionStorage', null)
    keep(lastActivity, { marker: 'merk', at: NOON })
    expect([recall(lastActivity), rests(lastActivity)]).toEqual([{ marker: 'merk', at: NOON }, false])
  })

  test('the end of a session elsewhere takes what this tab kept in its place, and nothing that is shared', () => {
    const { keep, lastActivity, recall, wipeTab } = page
    keep(lastActivity, { marker: 'next', at: NOON })
    sessionStorage.setItem('last-activity', JSON.stringify({ at: NOON - 1, value: { marker: 'merk', at: NOON } }))
    wipeTab('customer')
    expect(sessionStorage.length).toBe(0)
    expect(recall(lastActivity)).toEqual({ marker: 'next', at: NOON })
  })
})
