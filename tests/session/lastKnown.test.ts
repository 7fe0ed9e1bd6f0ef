import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountOf } from '../../fixtures/accounts/all.ts'
import type { SessionUser, User } from '../../src/api/contract/session.ts'
import { userAnswered } from '../../src/session/binding.ts'
import { rowFound, started } from '../../src/session/machine.ts'
import { abandoned, letIn } from '../../src/session/signingIn.ts'
import { closePage, openPage } from '../support/device.ts'
import { signedIn } from '../support/signedIn.ts'

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
  const { visitor } = await import('../../src/session/visitor.ts')
  const known = await import('../../src/session/lastKnown.ts')
  const { happen } = await import('../../src/session/session.ts')
  const { lastKnown } = await import('../../src/storage/registry.ts')
  const { fetchKept } = await import('../../src/storage/rest.ts')
  const kept = async () => (await fetchKept(lastKnown))?.value
  return {
    ...known,
    happen,
    ask: () => read(getUser),
    visitor,
    kept,
    start: (user: SessionUser | null = flags) => happen(started, user, null),
    letIn: () => happen(letIn, flags, sanne.customerNumber, true),
    /** The start of a page that finds a stored row of this session. */
    async resume() {
      happen(started, flags, null)
      const row = await kept()
      if (!row) throw new Error('nothing rests')
      happen(rowFound, row, flags.usr)
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
    again.happen(userAnswered, sanne.customerNumber, null)
    await again.bindLastKnown()
    expect((await again.kept())?.account).toBe(account)
    expect(await again.kept()).toMatchObject({ marker: 'later', remembered: true })

    const { value: key } = Object(rows.get('device-key'))
    expect(key).toMatchObject({ extractable: false, usages: ['sign'] })
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
    expect([...rows.keys()].toSorted()).toEqual(['device-key', 'last-known'])
  })

  test('somebody who left before the device had noted them is not noted any more', async () => {
    const { bindLastKnown, happen, kept, letIn, start } = await load()
    start(null)
    letIn()
    const binding = bindLastKnown()
    happen(abandoned)
    await binding
    expect(await kept()).toBeUndefined()
  })
})

describe('another customer in the middle of a session', () => {
  /** A page of before, on which Sanne was bound to what the device has stored. */
  async function signedInFirst() {
    vi.resetModules()
    await signedIn(flags, sanne.customerNumber)
  }

  test('is the end of it, and does not come on screen', async () => {
    const { ask, start, visitor } = await load()
    start()
    answering(sanne)
    await ask()
    answering(bram)
    await expect(ask()).rejects.toMatchObject({ name: 'AbortError' })
    expect(visitor()).toEqual({ kind: 'guest' })
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/inloggen'))
  })

  test('also when the page was loaded anew in between', async () => {
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
