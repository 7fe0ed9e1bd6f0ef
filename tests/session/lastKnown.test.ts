import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountOf } from '../../fixtures/accounts/all.ts'
import type { SessionUser, User } from '../../src/api/contract/session.ts'
import { closePage, openPage } from '../support/device.ts'

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
  const { read } = await import('../../src/api/client.ts')
  const { getUser } = await import('../../src/api/contract/session.ts')
  const { setVisitor, visitor } = await import('../../src/session/visitor.ts')
  const known = await import('../../src/session/lastKnown.ts')
  setVisitor({ kind: 'customer', flags })
  const { lastKnown } = await import('../../src/storage/registry.ts')
  const { fetchKept } = await import('../../src/storage/rest.ts')
  return { ...known, ask: () => read(getUser), visitor, kept: async () => (await fetchKept(lastKnown))?.value }
}

let rows: Map<string, unknown>
beforeEach(() => {
  rows = openPage().rows
  return closePage
})

describe('whose figures rest on the device', () => {
  test('is known again after a reload, and cannot be found by trying all customer numbers elsewhere', async () => {
    const first = await load()
    await first.bindLastKnown(sanne.customerNumber, flags, true)
    const account = (await first.kept())?.account
    const again = await load()
    await again.bindLastKnown(sanne.customerNumber, { ...flags, usr: 'later' })
    expect((await again.kept())?.account).toBe(account)
    expect(await again.kept()).toMatchObject({ marker: 'later', remembered: true })

    const { value: key } = Object(rows.get('device-key'))
    expect(key).toMatchObject({ extractable: false, usages: ['sign'] })
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
    expect([...rows.keys()].toSorted()).toEqual(['device-key', 'last-known'])
  })

  test('somebody who left before the device had noted them is not noted any more', async () => {
    const { bindLastKnown, unbind, kept } = await load()
    const binding = bindLastKnown(sanne.customerNumber, flags, true)
    unbind()
    await binding
    expect(await kept()).toBeUndefined()
  })
})

describe('another customer in the middle of a session', () => {
  test('is the end of it, and does not come on screen', async () => {
    const { ask, visitor } = await load()
    answering(sanne)
    await ask()
    answering(bram)
    await expect(ask()).rejects.toMatchObject({ name: 'AbortError' })
    expect(visitor()).toEqual({ kind: 'guest' })
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/inloggen'))
  })

  test('also when the page was loaded anew in between', async () => {
    const first = await load()
    await first.bindLastKnown(sanne.customerNumber, flags)
    const { adoptLastKnown, ask, kept } = await load()
    const row = await kept()
    if (!row) throw new Error('nothing rests')
    adoptLastKnown(row)
    answering(bram)
    await expect(ask()).rejects.toMatchObject({ name: 'AbortError' })
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/inloggen'))
  })

  test('a device that has lost its key takes nobody for another', async () => {
    const first = await load()
    await first.bindLastKnown(sanne.customerNumber, flags)
    rows.delete('device-key')
    const { adoptLastKnown, ask, kept } = await load()
    const row = await kept()
    if (!row) throw new Error('nothing rests')
    adoptLastKnown(row)
    answering(sanne)
    expect(await ask()).toEqual(sanne)
  })
})
