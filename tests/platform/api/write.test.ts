import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { undoPostpaidChange } from '#model/bundles/contract/bundleOptions.ts'
import { requestPasswordReset, setPassword } from '#model/login/contract/guest.ts'
import { handsetorderretentionResendSmsValidationCode } from '#model/phones/contract/handsetRetention.ts'
import { onFailure } from '#platform/api/events.ts'
import { Failure } from '#platform/api/failure.ts'
import { newKey } from '#platform/api/newKey.ts'
import { sendWrite, tellBroken, write } from '#platform/api/write.ts'
import { unusable } from '../../contract/answers.ts'

let announced: Failure[] = []
onFailure.add((failure) => announced.push(failure))
beforeEach(() => {
  announced = []
})
afterEach(() => void vi.unstubAllGlobals())

const asked: Request[] = []
const answering = (make: () => Response | Promise<Response>) => {
  asked.length = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Request(input, init))
    return make()
  })
}

test('a write: when it is sent, then its input is in the body and its key in a header, and neither is in the address', async () => {
  answering(() => Response.json({ result: true }))
  await write(requestPasswordReset, { phoneNumber: '0612345678', method: 'SMS' }, { key: 'k-1' })
  const [request] = asked
  expect(request?.method).toBe('POST')
  expect(request?.url).toBe('http://localhost/api/post?endpoint=requestPasswordReset')
  expect(request?.headers.get('idempotency-key')).toBe('k-1')
  expect(request?.headers.get('x-requested-with')).toBe('mijn')
  expect(await request?.json()).toEqual({ phoneNumber: '0612345678', method: 'SMS' })
})

test('a write that removes something: when it is sent, then it is a DELETE with its key', async () => {
  answering(() => Response.json({ result: true }))
  expect(await write(undoPostpaidChange, undefined, { key: 'k-2' })).toBe(true)
  const [request] = asked
  expect(request?.method).toBe('DELETE')
  expect(request?.url).toBe('http://localhost/api/delete?endpoint=undoPostpaidChange')
  expect(request?.headers.get('idempotency-key')).toBe('k-2')
})

test('a write without input: when it is sent, then it has no body', async () => {
  answering(() => Response.json({ result: { flowInstanceId: 'flow-1234567', resendsLeft: 2 } }))
  await write(handsetorderretentionResendSmsValidationCode, undefined, { key: 'k-3' })
  expect(asked[0]?.method).toBe('POST')
  expect(await asked[0]?.text()).toBe('')
})

// For this operation `true` is a valid answer.
const wrong = Object.entries(unusable).filter(([name]) => name !== 'result true')
test.each(wrong)('a write: when its answer is %s, then it fails, is reported once and is not sent again', async (_, mutate) => {
  answering(() => mutate(true))
  const outcome = await write(setPassword, { token: 't', password: 'p' }, { key: 'k' }).catch((error: unknown) => error)
  expect(outcome).toBeInstanceOf(Failure)
  expect(announced).toEqual([outcome])
  expect(asked).toHaveLength(1)
})

test('a write: when the server fails, then the failure is reported only after the outcome was looked up', async () => {
  answering(() => Response.json({ statusCode: 500, message: '' }, { status: 500 }))
  const broken = await sendWrite(undoPostpaidChange, undefined, 'k').catch((error: unknown) => error)
  expect(announced).toEqual([])
  if (broken instanceof Failure) tellBroken(broken)
  expect(announced).toEqual([broken])
  answering(() => Response.json({ statusCode: 409, message: '' }, { status: 409 }))
  const refused = await sendWrite(undoPostpaidChange, undefined, 'k').catch((error: unknown) => error)
  if (refused instanceof Failure) tellBroken(refused)
  expect(announced).toEqual([broken, refused])
})

test('keys: when a hundred are made, then each is another UUID', () => {
  const keys = Array.from({ length: 100 }, newKey)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(keys).size).toBe(keys.length)
})
