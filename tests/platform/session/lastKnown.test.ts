import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getUser, type SessionUser, type User } from '#model/login/contract/session.ts'
import { getUsPs, type Overview, postpaidOverview, prepaidOverview, type Usps } from '#model/overview/contract.ts'
import { getUsage, type Usage } from '#model/usage/contract.ts'
import { userAnswered } from '#platform/session/binding.ts'
import { rowFound, serverSilent, started } from '#platform/session/machine.ts'
import { abandoned, letIn, loaded } from '#platform/session/signingIn.ts'
import { accountOf } from '../../../fixtures/accounts/all.ts'
import { goodAnswer } from '../../contract/goodAnswer.ts'
import { closePage, openPage } from '../../support/device.ts'
import { signedIn } from '../../support/signedIn.ts'

const flags: SessionUser = {
  usr: 'merk',
  prepaid: false,
  isEsim: false,
  mfaStatus: 'DISABLED_BY_CUSTOMER',
  mfaMethod: null,
  contractAccepted: 'true',
}
const later = { ...flags, usr: 'later' }
const userOf = (number: number): User => {
  const account = accountOf(number)
  if (!account) throw new Error('the account is missing')
  return goodAnswer(getUser, account) as User
}
const [sanne, bram] = [userOf(1), userOf(8)]
const answering = (user: User) => vi.stubGlobal('fetch', async () => Response.json({ result: user }))

/** The app in a new document: memory is empty, storage remains. */
async function load() {
  vi.resetModules()
  const { forgetAll, peek, read } = await import('#platform/api/client.ts')
  forgetAll() // the cache is outside the modules that are loaded anew
  const { visitor } = await import('#platform/session/visitor.ts')
  const known = await import('#platform/session/lastKnown.ts')
  const { dispatch } = await import('#platform/session/session.ts')
  const { appLock, emergencyCard, lastKnown, lockedFor, tabSession, travelPack } = await import('#platform/storage/registry.ts')
  const { writeItem, readItem } = await import('#platform/storage/items.ts')
  const { readRow, writeRow } = await import('#platform/storage/rows.ts')
  const kept = async () => (await readRow(lastKnown))?.value
  const row = async () => (await kept()) ?? expect.fail('nothing is stored')
  return {
    ...known,
    dispatch,
    peek,
    read,
    tab: () => readItem(tabSession),
    storeOwn(account: string) {
      writeItem(lockedFor, account)
      return Promise.all([
        writeRow(emergencyCard, { account }),
        writeRow(appLock, { account }),
        writeRow(travelPack, { account, remembered: true }),
      ])
    },
    lock: async () => [(await readRow(appLock))?.value, readItem(lockedFor)],
    card: async () => (await readRow(emergencyCard))?.value,
    trip: async () => (await readRow(travelPack))?.value,
    ask: () => read(getUser),
    visitor,
    kept,
    row,
    start: (user: SessionUser | null = flags) => dispatch(started, user, null),
    letIn: () => dispatch(letIn, flags, sanne.customerNumber, true),
    /** The start of a page that finds a stored row of this session. */
    async resume() {
      dispatch(started, flags, null)
      dispatch(rowFound, await row(), flags.usr)
    },
  }
}

/** An earlier page on which the figures of this customer were stored; answers the account that they are stored under. */
async function earlierPage(user: User) {
  const page = await load()
  page.start()
  await page.storeAnswer('getUser', undefined, user, flags)
  return (await page.row()).account
}

let rows: Map<string, unknown>
beforeEach(() => {
  rows = openPage().rows
  return closePage
})

describe('the owner of the stored figures', () => {
  test('when the page is loaded again, then the owner is known by a key that never leaves the device', async () => {
    const first = await load()
    first.start(null)
    first.letIn()
    await first.bindLastKnown()
    const account = (await first.kept())?.account
    const again = await load()
    again.start(later)
    again.dispatch(userAnswered, sanne.customerNumber, null)
    await again.bindLastKnown()
    expect((await again.kept())?.account).toBe(account)
    expect(await again.kept()).toMatchObject({ marker: 'later', remembered: true })

    const { value: key } = Object(rows.get('device-key'))
    expect(key).toMatchObject({ extractable: false, usages: ['sign'] })
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
    expect([...rows.keys()].toSorted()).toEqual(['device-key', 'last-known'])
  })

  test('when the device gives its key too late, then nothing is stored without it, and the next page knows the customer', async () => {
    const account = await earlierPage(sanne)
    vi.doMock('#platform/storage/rows.ts', async (original) => {
      const rows = await original<typeof import('#platform/storage/rows.ts')>()
      const updateRow: typeof rows.updateRow = async (entry, next) => {
        const made = await rows.updateRow(entry, next)
        return entry.name === 'device-key' ? null : made
      }
      return { ...rows, updateRow }
    })
    const late = await load()
    vi.doUnmock('#platform/storage/rows.ts')
    late.start()
    await late.storeAnswer('getUser', undefined, sanne, flags)
    expect(await late.kept()).toMatchObject({ account })

    const next = await load()
    await next.resume()
    answering(sanne)
    await next.ask()
    expect(next.visitor().kind).toBe('customer')
    expect(await next.kept()).toMatchObject({ account })
  })

  test('when the first answer names the customer, then the owner is known', async () => {
    const { bindLastKnown, kept, storeAnswer, start, tab } = await load()
    start()
    await bindLastKnown()
    expect(await kept()).toBeUndefined()
    await storeAnswer('getUser', undefined, sanne, flags)
    expect(await kept()).toMatchObject({ marker: 'merk', remembered: false })
    expect(tab()).toBe('merk')
  })

  test('when the customer leaves before they were stored, then they are not stored', async () => {
    const { bindLastKnown, dispatch, kept, letIn, start } = await load()
    start(null)
    letIn()
    const binding = bindLastKnown()
    dispatch(abandoned)
    await binding
    expect(await kept()).toBeUndefined()
  })

  test('when another customer leaves before they were stored, then the figures of the owner stay', async () => {
    const account = await earlierPage(bram)
    const { bindLastKnown, dispatch, kept, letIn, start } = await load()
    start(null)
    letIn()
    const binding = bindLastKnown()
    dispatch(abandoned)
    await binding
    expect(await kept()).toMatchObject({ account })
  })

  test('when another tab chooses to be remembered, then this tab follows', async () => {
    const { choices, kept, storeAnswer, save, start } = await load()
    start()
    await storeAnswer('getUser', undefined, sanne, flags)
    choices?.dispatchEvent(new MessageEvent('message', { data: true }))
    await save()
    expect(await kept()).toMatchObject({ remembered: true })
  })

  test.each([true, false])(
    'when this tab chooses to be remembered (%s), then it is stored and the other tabs are told',
    async (remembered) => {
      const told: unknown[] = []
      vi.stubGlobal(
        'BroadcastChannel',
        class extends EventTarget {
          postMessage = (choice: unknown) => void told.push(choice)
        },
      )
      const { kept, storeAnswer, start } = await load()
      const { chooseRemembered } = await import('#platform/session/remembering.ts')
      start()
      await storeAnswer('getUser', undefined, sanne, flags)
      await chooseRemembered(remembered)
      expect(told).toEqual([remembered])
      expect(await kept()).toMatchObject({ remembered })
    },
  )

  test.each([
    ['of another customer, then they are removed', bram, false],
    ['and the device cannot tell who is who, then they stay', null, true],
    ['of the same customer, then they stay', sanne, true],
  ])('when there are an emergency card, a lock and a trip %s', async (_, owner, stays) => {
    const account = owner ? await earlierPage(owner) : 'another'
    const told = vi.fn()
    Object.assign(navigator, { serviceWorker: { controller: { postMessage: told } } })
    const { card, lock, storeAnswer, start, storeOwn, trip } = await load()
    await storeOwn(account)
    start(later)
    await storeAnswer('getUser', undefined, sanne, later)
    expect(await card()).toEqual(stays ? { account } : undefined)
    expect(await lock()).toEqual(stays ? [{ account }, account] : [undefined, null])
    expect(await trip()).toEqual(stays ? { account, remembered: true } : undefined)
    expect(told.mock.calls).toEqual(stays ? [] : [[{ type: 'OTHERS_GONE' }]])
  })
})

describe('another customer in the middle of a session', () => {
  /** An earlier page on which Sanne was bound to the stored figures. */
  async function signedInFirst() {
    vi.resetModules()
    await signedIn(flags, sanne.customerNumber)
  }

  test('when they sign in, then the session ends and their figures are not shown', async () => {
    const { ask, start, tab, visitor } = await load()
    start()
    answering(sanne)
    await ask()
    expect(tab()).toBe('merk')
    answering(bram)
    await expect(ask()).rejects.toMatchObject({ name: 'AbortError' })
    expect(visitor()).toEqual({ kind: 'guest' })
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/inloggen'))
  })

  test('when the page was reloaded in between, then the session ends too', async () => {
    await signedInFirst()
    const { ask, resume } = await load()
    await resume()
    answering(bram)
    await expect(ask()).rejects.toMatchObject({ name: 'AbortError' })
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/inloggen'))
  })

  test('when the device has lost its key, then nobody is taken for another', async () => {
    await signedInFirst()
    rows.delete('device-key')
    const { ask, resume } = await load()
    await resume()
    answering(sanne)
    expect(await ask()).toEqual(sanne)
  })
})

describe('the stored figures (decisions D7)', () => {
  const account = accountOf(2)
  if (!account) throw new Error('the account is missing')
  const overview = goodAnswer(postpaidOverview, account) as Overview
  const usage = goodAnswer(getUsage, account) as Usage
  const usps = goodAnswer(getUsPs, account) as Usps
  const standstill = { why: 'unpaid', until: '2026-12-01' } as const

  /** A page on which Sanne is signed in. */
  async function signedIn(prepaid = false) {
    const page = await load()
    page.start(null)
    page.dispatch(letIn, { ...flags, prepaid }, sanne.customerNumber, true)
    page.dispatch(loaded)
    await page.bindLastKnown()
    return { ...page, figures: async () => (await page.kept())?.figures }
  }

  test('when answers are stored, then without invoices, invitations, gifts and the amounts of what asks for attention', async () => {
    const { storeAnswer, figures } = await signedIn()
    const { latestInvoice: _, ...resting } = overview
    await storeAnswer(
      'postpaidOverview',
      undefined,
      {
        ...overview,
        standstill: { ...standstill, amount: 1250 },
        latestInvoice: null,
        fixMeBarItems: [{ templateType: 'paymentOverdue', amount: 3635, count: 2 }],
        fixMeTiles: [
          { templateType: 'phone', paid: 2200, total: 52_800 },
          { templateType: 'pendingBundle', date: '2026-12-01', size: 20_000 },
        ],
        tiles: [{ templateType: 'complete' }],
        giftBundles: [{ id: 'g', type: 'data', size: 1000, until: '2026-12-31', eligible: true, subscribed: false }],
      },
      flags,
    )
    await storeAnswer('getUsage', {}, { ...usage, events: [], standstill: null }, flags)
    await storeAnswer('getUsPs', undefined, usps, flags)
    expect(await figures()).toEqual({
      overview: {
        ...resting,
        standstill,
        fixMeBarItems: [{ templateType: 'paymentOverdue' }],
        fixMeTiles: [{ templateType: 'pendingBundle', date: '2026-12-01', size: 20_000 }],
        tiles: [],
        giftBundles: [],
      },
      usage: { ...usage, events: null, standstill: null },
      usps,
    })
  })

  test('when an earlier period or another answer is read, then it is not stored', async () => {
    const { storeAnswer, figures } = await signedIn()
    await storeAnswer('getUsage', { period: '2026-10' }, usage, flags)
    await storeAnswer('getInvoices', undefined, [], flags)
    expect(await figures()).toEqual({ overview: null, usps: null, usage: null })
  })

  test('when an answer belongs to another session, then it is not stored', async () => {
    const { storeAnswer, figures } = await signedIn()
    await storeAnswer('getUsage', undefined, usage, later)
    expect(await figures()).toEqual({ overview: null, usps: null, usage: null })
  })

  test('when the subscription is of another kind, then they begin anew', async () => {
    const { storeAnswer, kept } = await signedIn()
    await storeAnswer('getUsPs', undefined, usps, flags)
    await storeAnswer('getUsage', undefined, usage, { ...flags, prepaid: true })
    expect(await kept()).toMatchObject({ prepaid: true, figures: { usps: null, usage: { period: usage.period } } })
  })

  /** An earlier page on which these figures were stored. */
  async function leave(prepaid = false) {
    const { storeAnswer } = await signedIn(prepaid)
    await storeAnswer('getUsage', undefined, usage, { ...flags, prepaid })
    await storeAnswer('postpaidOverview', undefined, overview, { ...flags, prepaid })
    await storeAnswer('getUsPs', undefined, usps, { ...flags, prepaid })
  }
  const dearer = { ...usps, extraDataPrice: 99 }

  test('when answers came before the device was known, then they show beside those', async () => {
    await leave()
    const page = await load()
    page.start(later)
    await page.storeAnswer('getUsPs', undefined, dearer, later)
    page.dispatch(userAnswered, sanne.customerNumber, null)
    await page.bindLastKnown()
    expect(await page.kept()).toMatchObject({ marker: 'later', figures: { usps: dearer, usage: { period: usage.period } } })
    expect(page.peek(getUsage, {})).toMatchObject({ period: usage.period })
    expect(page.peek(postpaidOverview)).toMatchObject({ updatedAt: overview.updatedAt })
  })

  test('when an answer came during the start, then they show and it is stored beside them', async () => {
    await leave()
    const page = await load()
    page.start()
    await page.storeAnswer('getUsPs', undefined, dearer, flags)
    const row = await page.row()
    page.dispatch(rowFound, row, flags.usr)
    page.adoptFigures(row)
    expect(page.peek(postpaidOverview)).toMatchObject({ updatedAt: overview.updatedAt })
    await vi.waitFor(async () => expect(await page.kept()).toMatchObject({ figures: { usps: dearer } }))
  })

  test('when they are of a prepaid customer, then they show as prepaid figures', async () => {
    await leave(true)
    const page = await load()
    page.adoptFigures(await page.row())
    expect(page.peek(prepaidOverview)).toMatchObject({ updatedAt: overview.updatedAt })
    expect([page.peek(postpaidOverview), page.peek(getUsPs)]).toEqual([undefined, usps])
  })

  test('when another customer than the remembered one signs in, then they leave the page and the device', async () => {
    await leave()
    const page = await load()
    const row = await page.row()
    page.start(null)
    page.dispatch(rowFound, row, null)
    page.dispatch(serverSilent)
    page.adoptFigures(row)
    page.dispatch(letIn, later, bram.customerNumber, false)
    await page.bindLastKnown()
    expect(page.peek(postpaidOverview)).toBeUndefined()
    expect(await page.kept()).toMatchObject({ marker: 'later', figures: { overview: null, usps: null, usage: null } })
  })
})

test('the customer: when another answer comes, then it does not identify them', async () => {
  const { ask, read, start, visitor } = await load()
  start()
  answering(sanne)
  await ask()
  const account = accountOf(2)
  vi.stubGlobal('fetch', async () => Response.json({ result: account && goodAnswer(getUsPs, account) }))
  await read(getUsPs)
  expect(visitor()).toEqual({ kind: 'customer', flags })
})

test('the customer: when there is no https, then the next one on the page is another account', async () => {
  const { unbind } = await load()
  const { accountOf: accountOn } = await import('#platform/session/account.ts')
  vi.stubGlobal('crypto', { getRandomValues: (array: Uint8Array) => array.fill(7) })
  const first = await accountOn('1')
  expect(await accountOn('2')).toEqual({ ...first, isSure: false })
  vi.stubGlobal('crypto', { getRandomValues: (array: Uint8Array) => array.fill(8) })
  unbind()
  expect((await accountOn('2')).account).not.toBe(first.account)
})
