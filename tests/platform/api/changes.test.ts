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

test('what a write changes and nobody looks at is forgotten, so that the next screen shows what is true; the rest stays', async () => {
  answering({ getAddress: () => home, updateAddress: () => moved, getPrivacySettings: () => privacy })
  await preload([reading(getAddress), reading(getPrivacySettings)])
  await write(updateAddress, next, { key: 'k' })
  expect([has(reading(getAddress)), has(reading(getPrivacySettings))]).toEqual([false, true])
  answering({ getAddress: () => next })
  await preload([reading(getAddress)])
  expect(peek(getAddress)).toEqual(next)
})

test('an answer that was asked for before the write, and came after it, is not taken for a new one', async () => {
  let answer: (value: unknown) => void = () => undefined
  answering({ getAddress: () => new Promise((resolve) => (answer = resolve)), updateAddress: () => moved })
  const early = preload([reading(getAddress)])
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await write(updateAddress, next, { key: 'k' })
  answer(home)
  await early
  expect(peek(getAddress)).toBeUndefined()
})

test('newer figures are asked for without forgetting those of before; a write that is looked up afterwards forgets', async () => {
  seed(getAddress, home)
  await refresh(getAddress)
  expect(peek(getAddress)).toEqual(home)
  await renew(['getAddress'])
  expect(peek(getAddress)).toBeUndefined()
})

test('who is asked about stands in no address when the question is a POST', async () => {
  answering({ checkPhoneNumber: () => null })
  await preload([reading(checkPhoneNumber, { phoneNumber: '0612345678' })])
  const [request] = asked
  expect(request?.url).toBe('http://localhost/api/post?endpoint=checkPhoneNumber')
  expect(await request?.json()).toEqual({ phoneNumber: '0612345678' })
})
