import { afterEach, expect, test, vi } from 'vitest'
import { reading } from '#model/operation.ts'
import { checkPhoneNumber } from '#model/porting/contract.ts'
import { getAddress, updateAddress } from '#model/profile/contract/address.ts'
import { getPrivacySettings } from '#model/profile/contract/preferences.ts'
import { forgetAll, has, peek, preload, refresh, renew, seed } from '#platform/api/client.ts'
import { write } from '#platform/api/write.ts'
import { accountOf } from '../../../fixtures/accounts/all.ts'
import { goodAnswer } from '../../contract/goodAnswer.ts'

const account = accountOf(1)
if (!account) throw new Error('the account is missing')
const privacy = goodAnswer(getPrivacySettings, account)
const home = { street: 'Gruttolaan', houseNumber: 12, houseNumberAddition: '', zipCode: '1234 AB', city: 'Weidestad' }
const next = { ...home, houseNumber: 21 }
const moved = { address: next, householdEndsOn: null, completeChecked: false }

afterEach(() => {
  vi.unstubAllGlobals()
  forgetAll()
})

const asked: Request[] = []
/** The backend, with an answer per operation. */
const answering = (answers: Record<string, () => unknown>) => {
  asked.length = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push(request)
    return Response.json({ result: await answers[new URL(request.url).searchParams.get('endpoint') ?? '']?.() })
  })
}

test('a write: when it changes an answer that no screen shows, then that answer is forgotten and the others stay', async () => {
  answering({ getAddress: () => home, updateAddress: () => moved, getPrivacySettings: () => privacy })
  await preload([reading(getAddress), reading(getPrivacySettings)])
  await write(updateAddress, next, { key: 'k' })
  expect([has(reading(getAddress)), has(reading(getPrivacySettings))]).toEqual([false, true])
  answering({ getAddress: () => next })
  await preload([reading(getAddress)])
  expect(peek(getAddress)).toEqual(next)
})

test('a read: when its answer was asked for before a write and comes after it, then the answer is not used', async () => {
  let answer: (value: unknown) => void = () => undefined
  answering({ getAddress: () => new Promise((resolve) => (answer = resolve)), updateAddress: () => moved })
  const early = preload([reading(getAddress)])
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await write(updateAddress, next, { key: 'k' })
  answer(home)
  await early
  expect(peek(getAddress)).toBeUndefined()
})

test('an answer: when a newer one is asked for, then the old one stays until a write forgets it', async () => {
  seed(getAddress, home)
  await refresh(getAddress)
  expect(peek(getAddress)).toEqual(home)
  await renew(['getAddress'])
  expect(peek(getAddress)).toBeUndefined()
})

test('a read about somebody: when it is sent as a POST, then the person is in the body and not in the address', async () => {
  answering({ checkPhoneNumber: () => null })
  await preload([reading(checkPhoneNumber, { phoneNumber: '0612345678' })])
  const [request] = asked
  expect(request?.url).toBe('http://localhost/api/post?endpoint=checkPhoneNumber')
  expect(await request?.json()).toEqual({ phoneNumber: '0612345678' })
})
