import { beforeEach, describe, expect, test, vi } from 'vitest'
import { read } from '../../src/api/client.ts'
import { verifyMfa } from '../../src/api/contract/guest.ts'
import { read as readSession } from '../../src/api/contract/session.ts'
import { write } from '../../src/api/write.ts'
import { askServer, endIfOver, finishLogout, renewSession } from '../../src/session.ts'
import { lastActivity, lastKnown, tabSession, unfinishedLogout } from '../../src/storage/registry.ts'
import { keep, recall, store } from '../../src/storage/rest.ts'
import { setVisitor, visitor } from '../../src/stores/session.ts'
import { openPage } from '../support/device.ts'

vi.mock('../../src/storage/idb.ts', async () => (await import('../support/device.ts')).idb)

const MINUTE = 60_000
const NOON = Date.parse('2026-11-20T11:00:00Z')
const flags = {
  usr: 'merk',
  prepaid: true,
  isEsim: false,
  mfaStatus: 'DISABLED_BY_CUSTOMER',
  mfaMethod: null,
  contractAccepted: 'true',
} as const
const cookie = `usr=${encodeURIComponent(JSON.stringify(flags))}`
const here = { kind: 'customer', flags } as const
const row = { account: 'a', marker: 'merk', remembered: true, prepaid: true }

/** What the backend answers to each call, by the end of its address. */
const backend = (answers: Record<string, () => Response>) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: Request | URL) => {
    const address = input instanceof Request ? input.url : String(input)
    const name = /endpoint=(\w+)|\/auth\/([\w-]+)/.exec(address)?.slice(1).find(Boolean) ?? ''
    asked.push(name)
    return answers[name]?.() ?? Response.json({ statusCode: 500, message: '' }, { status: 500 })
  })
  return asked
}
const says = (result: unknown) => () => Response.json({ result })

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  openPage(cookie)
  vi.stubGlobal('navigator', { onLine: true })
  setVisitor({ kind: 'guest' })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('at a start with a session (decisions D7)', () => {
  test('within half an hour it goes on, and the start counts as being here', async () => {
    keep(lastActivity, { marker: 'merk', at: NOON - 29 * MINUTE })
    expect(await endIfOver()).toBeNull()
    expect(recall(lastActivity)).toEqual({ marker: 'merk', at: NOON })
  })

  test('after half an hour it is over, however often the page is loaded', async () => {
    keep(lastActivity, { marker: 'merk', at: NOON - 30 * MINUTE })
    expect(await endIfOver()).toBe('timer')
    expect(recall(lastActivity)).toBeNull()
  })

  test.each([
    ['in this tab', async () => keep(tabSession, 'merk')],
    ['by what rests on the device', () => store(lastKnown, row)],
  ])('whoever was here before (%s) and has no note of when is gone', async (_, wasHere) => {
    await wasHere()
    expect(await endIfOver()).toBe('other')
  })

  test('a customer who came in elsewhere, and was never here, goes on', async () => {
    keep(lastActivity, { marker: 'another', at: NOON - 60 * MINUTE })
    await store(lastKnown, { ...row, marker: 'another' })
    expect(await endIfOver()).toBeNull()
    expect(recall(lastActivity)?.marker).toBe('merk')
  })
})

describe('an end of a session that the server has not heard of', () => {
  beforeEach(() => keep(unfinishedLogout, { marker: 'merk' }))

  test('holds up nothing that guests ask', async () => {
    const asked = backend({ verifyMfa: () => Response.json({ statusCode: 422, message: 'nee' }, { status: 422 }) })
    expect(await finishLogout()).toBe(false)
    await expect(write(verifyMfa, { id: null, code: '123456', trusted: false }, { key: 'x' })).rejects.toMatchObject({
      status: 422,
    })
    expect(asked).toEqual(['logout', 'verifyMfa'])
  })

  test('holds up what a customer reads', async () => {
    const asked = backend({ read: says(flags) })
    setVisitor(here)
    await expect(read(readSession)).rejects.toMatchObject({ kind: 'offline' })
    expect(asked).toEqual([])
  })
})

describe('what the server says about who is here', () => {
  beforeEach(() => setVisitor(here))

  test.each([
    ['somebody', says(true)],
    ['nothing', () => Response.json({ statusCode: 503, message: '' }, { status: 503 })],
  ])('%s: nothing changes', async (_, answer) => {
    backend({ 'is-logged-in': answer })
    await askServer()
    expect(visitor()).toEqual(here)
  })

  test('flags after a write are read anew; when nobody says, the cookie has them', async () => {
    backend({ read: says({ ...flags, contractAccepted: 'false' }) })
    await renewSession()
    expect(visitor()).toMatchObject({ flags: { contractAccepted: 'false' } })
    backend({})
    await renewSession()
    expect(visitor()).toEqual(here)
  })

  test('nobody: the session is over', async () => {
    backend({ 'is-logged-in': says(false), logout: says(true) })
    await askServer()
    expect(visitor().kind).toBe('guest')
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/inloggen'))
  })
})
