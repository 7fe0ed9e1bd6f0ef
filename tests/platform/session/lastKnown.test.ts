import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionUser, User } from '#model/login/contract/session.ts'
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
const userOf = (number: number): User => {
  const account = accountOf(number)
  if (!account) throw new Error('the account is missing')
  return {
    customerNumber: account.customerNumber,
    firstName: account.firstName,
    lastName: account.lastName,
    phoneNumber: account.phoneNumber,
    isPrepaid: false,
    isHandsetEligible: false,
    handsetRejectionReason: null,
    profile: { avatarId: '', nickName: '' },
  }
}
const [sanne, bram] = [userOf(1), userOf(8)]
const answering = (user: User) => vi.stubGlobal('fetch', async () => Response.json({ result: user }))

/** The app in a new document: memory is empty, storage remains. */
async function load() {
  vi.resetModules()
  const { forgetAll, peek, read } = await import('#platform/api/client.ts')
  forgetAll() // the cache is outside the modules that are loaded anew
  const { getUser } = await import('#model/login/contract/session.ts')
  const { visitor } = await import('#platform/session/visitor.ts')
  const known = await import('#platform/session/lastKnown.ts')
  const { dispatch } = await import('#platform/session/session.ts')
  const { appLock, emergencyCard, lastKnown, lockedFor, tabSession, travelPack } = await import('#platform/storage/registry.ts')
  const { writeItem, readItem } = await import('#platform/storage/items.ts')
  const { readRow, writeRow } = await import('#platform/storage/rows.ts')
  const kept = async () => (await readRow(lastKnown))?.value
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
    start: (user: SessionUser | null = flags) => dispatch(started, user, null),
    letIn: () => dispatch(letIn, flags, sanne.customerNumber, true),
    /** The start of a page that finds a stored row of this session. */
    async resume() {
      dispatch(started, flags, null)
      const row = await kept()
      if (!row) throw new Error('nothing rests')
      dispatch(rowFound, row, flags.usr)
    },
  }
}

let rows: Map<string, unknown>
beforeEach(() => {
  rows = openPage().rows
  return closePage
})

describe('whose figures rest on the device', () => {
  test('is known again after a reload, and cannot be found by trying all customer numbers elsewhere', async () => {
    const first = await load()
    first.start(null)
    first.letIn()
    await first.bindLastKnown()
    const account = (await first.kept())?.account
    const again = await load()
    again.start({ ...flags, usr: 'later' })
    again.dispatch(userAnswered, sanne.customerNumber, null)
    await again.bindLastKnown()
    expect((await again.kept())?.account).toBe(account)
    expect(await again.kept()).toMatchObject({ marker: 'later', remembered: true })

    const { value: key } = Object(rows.get('device-key'))
    expect(key).toMatchObject({ extractable: false, usages: ['sign'] })
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
    expect([...rows.keys()].toSorted()).toEqual(['device-key', 'last-known'])
  })

  test('is known from an answer that came before this code did, and not before', async () => {
    const { bindLastKnown, kept, storeAnswer: rest, start, tab } = await load()
    start()
    await bindLastKnown()
    expect(await kept()).toBeUndefined()
    await rest('getUser', undefined, sanne, flags)
    expect(await kept()).toMatchObject({ marker: 'merk', remembered: false })
    expect(tab()).toBe('merk')
  })

  test('somebody who left before the device had noted them is not noted any more', async () => {
    const { bindLastKnown, dispatch, kept, letIn, start } = await load()
    start(null)
    letIn()
    const binding = bindLastKnown()
    dispatch(abandoned)
    await binding
    expect(await kept()).toBeUndefined()
  })

  test('when somebody else leaves, then the stored figures stay', async () => {
    const first = await load()
    first.start()
    await first.storeAnswer('getUser', undefined, bram, flags)
    const { bindLastKnown, dispatch, kept, letIn, start } = await load()
    start(null)
    letIn()
    const binding = bindLastKnown()
    dispatch(abandoned)
    await binding
    expect(await kept()).toMatchObject({ account: (await first.kept())?.account })
  })

  test('every tab follows the choice to be remembered', async () => {
    const { choices, kept, storeAnswer: rest, save, start } = await load()
    start()
    await rest('getUser', undefined, sanne, flags)
    choices?.dispatchEvent(new MessageEvent('message', { data: true }))
    await save()
    expect(await kept()).toMatchObject({ remembered: true })
  })

  test.each([
    ['of another customer goes', true, false],
    ['stays when the device cannot tell who is who', false, true],
  ])('an emergency card, a lock or a trip %s', async (_, isKeyKnown, stays) => {
    if (isKeyKnown) {
      const first = await load()
      first.start()
      await first.storeAnswer('getUser', undefined, bram, flags)
    }
    const { card, lock, storeAnswer: rest, start, storeOwn, trip } = await load()
    await storeOwn('another')
    start({ ...flags, usr: 'later' })
    await rest('getUser', undefined, sanne, { ...flags, usr: 'later' })
    expect(await card()).toEqual(stays ? { account: 'another' } : undefined)
    expect(await lock()).toEqual(stays ? [{ account: 'another' }, 'another'] : [undefined, null])
    expect(await trip()).toEqual(stays ? { account: 'another', remembered: true } : undefined)
  })

  test('their own emergency card, lock and trip stay', async () => {
    const first = await load()
    first.start()
    await first.storeAnswer('getUser', undefined, sanne, flags)
    const account = (await first.kept())?.account ?? ''
    const { card, lock, storeAnswer: rest, start, storeOwn, trip } = await load()
    await storeOwn(account)
    start({ ...flags, usr: 'later' })
    await rest('getUser', undefined, sanne, { ...flags, usr: 'later' })
    expect(await card()).toEqual({ account })
    expect(await lock()).toEqual([{ account }, account])
    expect(await trip()).toEqual({ account, remembered: true })
  })
})

describe('another customer in the middle of a session', () => {
  /** A page of before, on which Sanne was bound to what the device has stored. */
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

  test('a device that has lost its key takes nobody for another', async () => {
    await signedInFirst()
    rows.delete('device-key')
    const { ask, resume } = await load()
    await resume()
    answering(sanne)
    expect(await ask()).toEqual(sanne)
  })
})

describe('the figures that rest on the device (decisions D7)', () => {
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

  test('are figures and dates: what asks for attention only by its kind, and no invoices, invitations or gifts', async () => {
    const { storeAnswer: rest, figures } = await signedIn()
    const { latestInvoice: _, ...resting } = overview
    await rest(
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
    await rest('getUsage', {}, { ...usage, events: [], standstill: null }, flags)
    await rest('getUsPs', undefined, usps, flags)
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
    const { storeAnswer: rest, figures } = await signedIn()
    await rest('getUsage', { period: '2026-10' }, usage, flags)
    await rest('getInvoices', undefined, [], flags)
    expect(await figures()).toEqual({ overview: null, usps: null, usage: null })
  })

  test('when an answer belongs to another session, then it is not stored', async () => {
    const { storeAnswer: rest, figures } = await signedIn()
    await rest('getUsage', undefined, usage, { ...flags, usr: 'later' })
    expect(await figures()).toEqual({ overview: null, usps: null, usage: null })
  })

  test('begin anew when the subscription is of another kind', async () => {
    const { storeAnswer: rest, kept } = await signedIn()
    await rest('getUsPs', undefined, usps, flags)
    await rest('getUsage', undefined, usage, { ...flags, prepaid: true })
    expect(await kept()).toMatchObject({ prepaid: true, figures: { usps: null, usage: { period: usage.period } } })
  })

  /** A page of before, on which these figures came to rest. */
  async function leave(prepaid = false) {
    const { storeAnswer: rest } = await signedIn(prepaid)
    await rest('getUsage', undefined, usage, { ...flags, prepaid })
    await rest('postpaidOverview', undefined, overview, { ...flags, prepaid })
    await rest('getUsPs', undefined, usps, { ...flags, prepaid })
  }
  const dearer = { ...usps, extraDataPrice: 99 }

  test('go beside what came before the device was known', async () => {
    await leave()
    const page = await load()
    page.start({ ...flags, usr: 'later' })
    await page.storeAnswer('getUsPs', undefined, dearer, { ...flags, usr: 'later' })
    page.dispatch(userAnswered, sanne.customerNumber, null)
    await page.bindLastKnown()
    expect(await page.kept()).toMatchObject({ marker: 'later', figures: { usps: dearer, usage: { period: usage.period } } })
    expect(page.peek(getUsage, {})).toMatchObject({ period: usage.period })
    expect(page.peek(postpaidOverview)).toMatchObject({ updatedAt: overview.updatedAt })
  })

  test('show at a start, and what came meanwhile rests beside them', async () => {
    await leave()
    const page = await load()
    page.start()
    await page.storeAnswer('getUsPs', undefined, dearer, flags)
    const kept = await page.kept()
    if (!kept) throw new Error('nothing rests')
    page.dispatch(rowFound, kept, flags.usr)
    page.adoptFigures(kept)
    expect(page.peek(postpaidOverview)).toMatchObject({ updatedAt: overview.updatedAt })
    await vi.waitFor(async () => expect(await page.kept()).toMatchObject({ figures: { usps: dearer } }))
  })

  test('show as those of the subscription that they are of', async () => {
    await leave(true)
    const page = await load()
    const kept = await page.kept()
    if (!kept) throw new Error('nothing rests')
    page.adoptFigures(kept)
    expect(page.peek(prepaidOverview)).toMatchObject({ updatedAt: overview.updatedAt })
    expect([page.peek(postpaidOverview), page.peek(getUsPs)]).toEqual([undefined, usps])
  })

  test('of a remembered customer leave the page and the device when another one signs in', async () => {
    await leave()
    const page = await load()
    const kept = await page.kept()
    if (!kept) throw new Error('nothing rests')
    page.start(null)
    page.dispatch(rowFound, kept, null)
    page.dispatch(serverSilent)
    page.adoptFigures(kept)
    page.dispatch(letIn, { ...flags, usr: 'later' }, bram.customerNumber, false)
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
