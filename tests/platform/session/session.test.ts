import { beforeEach, describe, expect, test, vi } from 'vitest'
import { started } from '#platform/session/machine.ts'
import { closePage, openPage } from '../../support/device.ts'
import { cookie, flags } from '../../support/sessionUser.ts'

const MINUTE = 60_000
const NOON = Date.parse('2026-11-20T11:00:00Z')
const here = { kind: 'customer', flags } as const
const address = { endpoint: 'https://push.example/one', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
const row = { account: 'a', marker: 'merk', remembered: true, prepaid: true }

/** The backend's answer to each call, by the end of its address. */
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

async function load() {
  openPage(cookie)
  const { verifyMfa } = await import('#model/login/contract/guest.ts')
  const { setPush } = await import('#model/warnings/contract.ts')
  const { read: readSession } = await import('#model/login/contract/session.ts')
  return {
    verifyMfa,
    setPush,
    readSession,
    ...(await import('#platform/api/client.ts')),
    ...(await import('#platform/api/write.ts')),
    ...(await import('#platform/session/session.ts')),
    ...(await import('#platform/session/askServer.ts')),
    ...(await import('#platform/session/renewSession.ts')),
    ...(await import('#platform/storage/registry.ts')),
    ...(await import('#platform/storage/items.ts')),
    ...(await import('#platform/storage/rows.ts')),
    ...(await import('#platform/session/visitor.ts')),
  }
}
let app: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  app = await load()
  return closePage
})

describe('a start with a session (decisions D7)', () => {
  test('when half an hour has not passed, then the session goes on and the start counts as activity', async () => {
    app.writeItem(app.lastActivity, { marker: 'merk', at: NOON - 29 * MINUTE })
    expect(await app.endIfOver()).toBeNull()
    expect(app.readItem(app.lastActivity)).toEqual({ marker: 'merk', at: NOON })
  })

  test('when half an hour has passed, then the session is over', async () => {
    app.writeItem(app.lastActivity, { marker: 'merk', at: NOON - 30 * MINUTE })
    expect(await app.endIfOver()).toBe('timer')
    expect(app.readItem(app.lastActivity)).toBeNull()
    expect(app.readItem(app.signedOff)).toBe('clock') // no page watched it, so only the clock of the device says so
  })

  test('when an earlier session ended for another reason, then the login screen no longer gives that reason', async () => {
    app.writeItem(app.signedOff, 'other')
    app.dispatch(started, flags, null)
    app.endSession('customer')
    expect(app.readItem(app.signedOff)).toBeNull()
  })

  test('when the clock was set back meanwhile, then the session is over and the login screen says why', async () => {
    app.writeItem(app.lastActivity, { marker: 'merk', at: NOON + 24 * 60 * MINUTE })
    expect(await app.endIfOver()).toBe('timer')
    expect(app.readItem(app.signedOff)).toBe('set-back')
  })

  test.each([
    ['in this tab', async () => app.writeItem(app.tabSession, 'merk')],
    ['by the stored row', () => app.writeRow(app.lastKnown, row)],
  ])('when the customer was here before (%s) and the last activity is unknown, then the session is over', async (_, wasHere) => {
    await wasHere()
    expect(await app.endIfOver()).toBe('other')
    expect(app.readItem(app.signedOff)).toBe('other') // the login screen says so
  })

  test('when the device stores nothing, then the session goes on until the server answers', async () => {
    await app.writeRow(app.lastKnown, row)
    vi.stubGlobal('localStorage', null)
    expect(await app.endIfOver()).toBeNull()
    expect(app.readItem(app.lastActivity)).toEqual({ marker: 'merk', at: NOON })
  })

  test('when the customer signed in elsewhere and was never here, then the session goes on', async () => {
    app.writeItem(app.lastActivity, { marker: 'another', at: NOON - 60 * MINUTE })
    await app.writeRow(app.lastKnown, { ...row, marker: 'another' })
    expect(await app.endIfOver()).toBeNull()
    expect(app.readItem(app.lastActivity)?.marker).toBe('merk')
  })
})

describe('a start after a page that crashed while its session ended', () => {
  test.each([
    ['this session', 'merk', null, 'other'],
    ['an unknown session', null, 'customer', 'customer'],
  ] as const)('when the crashed page ended %s, then the session ends', async (_, marker, wiping, reason) => {
    app.writeItem(app.unfinishedLogout, { marker })
    if (wiping) app.writeItem(app.unfinishedWipe, wiping)
    expect(await app.endIfOver()).toBeNull()
    expect(document.cookie).not.toContain('merk')
    expect([app.readItem(app.unfinishedWipe), app.readItem(app.lastActivity)]).toEqual([reason, null])
  })

  test('when the crashed page ended another session, then this one goes on', async () => {
    app.writeItem(app.unfinishedLogout, { marker: 'another' })
    expect(await app.endIfOver()).toBeNull()
    expect(document.cookie).toBe(cookie)
    expect(app.readItem(app.lastActivity)?.marker).toBe('merk')
  })
})

describe('an end of a session that the server does not know of', () => {
  beforeEach(() => app.writeItem(app.unfinishedLogout, { marker: 'merk' }))

  test('does not hold up the writes of guests', async () => {
    const asked = backend({ verifyMfa: () => Response.json({ statusCode: 422, message: 'nee' }, { status: 422 }) })
    expect(await app.finishLogout()).toBe(false)
    await expect(app.write(app.verifyMfa, { id: null, code: '123456', trusted: false }, { key: 'x' })).rejects.toMatchObject({
      status: 422,
    })
    expect(asked).toEqual(['logout', 'verifyMfa'])
  })

  test('holds up the reads of customers', async () => {
    const asked = backend({ read: says(flags) })
    app.dispatch(started, flags, null)
    await expect(app.read(app.readSession)).rejects.toMatchObject({ kind: 'offline' })
    expect(asked).toEqual([])
  })
})

describe('another customer who signed in in another tab', () => {
  test('when this page has not noticed it yet, then it sends nothing in that customer’s name', async () => {
    const asked = backend({ read: says(flags) })
    app.dispatch(started, flags, null)
    expect(await app.read(app.readSession)).toEqual(flags)
    Object.assign(document, { cookie: cookie.replace('merk', 'nieuw') })
    await expect(app.read(app.readSession)).rejects.toMatchObject({ kind: 'offline' })
    await expect(app.write(app.setPush, { ...address, topics: [], details: false }, { key: 'x' })).rejects.toMatchObject({
      kind: 'offline',
    })
    expect(asked).toEqual(['read'])
  })
})

describe('the server is asked whether the customer is still signed in', () => {
  beforeEach(() => void app.dispatch(started, flags, null))

  test.each([
    ['the server says that somebody is', says(true)],
    ['the server does not answer', () => Response.json({ statusCode: 503, message: '' }, { status: 503 })],
  ])('when %s, then nothing changes', async (_, answer) => {
    backend({ 'is-logged-in': answer })
    await app.askServer()
    expect(app.visitor()).toEqual(here)
  })

  test('when the cookie has other flags by now, then those count', async () => {
    backend({ 'is-logged-in': says(true) })
    Object.assign(document, { cookie: `usr=${encodeURIComponent(JSON.stringify({ ...flags, prepaid: false }))}` })
    await app.askServer()
    expect(app.visitor()).toEqual({ kind: 'customer', flags: { ...flags, prepaid: false } })
  })

  test('when a write has changed the flags, then the server gives them, or the cookie if the server does not answer', async () => {
    backend({ read: says({ ...flags, contractAccepted: 'false' }) })
    await app.renewSession()
    expect(app.visitor()).toMatchObject({ flags: { contractAccepted: 'false' } })
    backend({})
    await app.renewSession()
    expect(app.visitor()).toEqual(here)
  })

  test.each([
    ['the server says that nobody is', says(false)],
    ['the server refuses', () => Response.json({ statusCode: 401, message: '' }, { status: 401 })],
  ])('when %s, then the session is over', async (_, answer) => {
    backend({ 'is-logged-in': answer, logout: says(true) })
    expect(app.isEnding()).toBe(false)
    await app.askServer()
    expect(app.isEnding()).toBe(true)
    expect(app.visitor().kind).toBe('guest')
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/inloggen'))
  })
})

test('the marker: when it is dropped, then a Secure line and a plain one delete it, over https and over http', () => {
  const lines: string[] = []
  Object.defineProperty(document, 'cookie', { get: () => cookie, set: (line: string) => lines.push(line), configurable: true })
  app.dropMarker('customer')
  expect(lines).toEqual(['usr=; Path=/; Max-Age=0; SameSite=Lax; Secure', 'usr=; Path=/; Max-Age=0; SameSite=Lax'])
  expect(app.readItem(app.unfinishedLogout)).toEqual({ marker: flags.usr })
})
