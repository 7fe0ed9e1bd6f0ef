import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { post, takes } from '#model/operation.ts'
import type { WriterDeps } from '#platform/write/createWriter.ts'
import { runHook } from '../../support/hook.ts'
import { replaced } from '../../support/replaced.ts'

const send = vi.fn()
let isSending: boolean
const writer = { isSending: () => isSending, send, isOutcomeUnknown: () => false }
const createWriter = vi.fn((_operation: object, _done: unknown, _deps: WriterDeps) => writer)
let kind: 'customer' | 'guest'
const [renew, toast] = [vi.fn(), vi.fn()]
replaced({
  'platform/write/createWriter.ts': { createWriter },
  'platform/session/visitor.ts': { visitor: () => ({ kind }) },
  'platform/api/client.ts': { renew },
  'platform/stores/toasts.ts': { toast },
})
beforeEach(() => {
  isSending = false
  kind = 'customer'
  vi.clearAllMocks()
})

const save = post('save', v.literal(true), [], takes<null>())

/** Runs a write that is refused with this code until the screen has the sentence; answers how often the screen acted itself. */
async function refused(sentence: string | null, code: 'NO_PUSH' | 'LINK_GONE' | 'PASSKEY_UNKNOWN') {
  const { Failure } = await import('#platform/api/failure.ts')
  const { useWrite } = await import('#platform/write/useWrite.ts')
  const own = vi.fn()
  send.mockResolvedValue(new Failure('refused', 'save', 'refused', { status: 422, code }))
  const hook = runHook(() =>
    useWrite(save, { failed: 'Niet opgeslagen.', refusals: { NO_PUSH: 'Dat kan hier niet.', LINK_GONE: own } }),
  )
  const failure = await hook.now().run(null)
  await vi.waitFor(() => expect(hook.now()).toMatchObject({ busy: false, refusal: sentence }))
  await hook.leave()
  return { code: failure?.code, own: own.mock.calls.length }
}

test.each([
  ['has a sentence for it, then that is told', 'NO_PUSH', 'Dat kan hier niet.', 0],
  ['shows it itself, then no sentence comes with it', 'LINK_GONE', null, 1],
  ['does not know it, then it says that nothing was saved', 'PASSKEY_UNKNOWN', 'Niet opgeslagen.', 0],
] as const)('a refusal of a write: when the screen %s', async (_, code, sentence, own) => {
  expect(await refused(sentence, code)).toEqual({ code, own })
})

/** A screen that writes. */
async function open() {
  const { Failure } = await import('#platform/api/failure.ts')
  const { useWrite } = await import('#platform/write/useWrite.ts')
  const failure = new Failure('refused', 'save', 'refused', { status: 422 })
  const screen = runHook(() => useWrite(save, { failed: 'Niet opgeslagen.' }))
  const shows = (busy: boolean, refusal: string | null) =>
    vi.waitFor(() => expect(screen.now()).toMatchObject({ busy, refusal }), { interval: 2 })
  return { ...screen, failure, shows }
}

test('a write: while it runs again, then it is busy and the sentence of the last failure is gone', async () => {
  const { now, shows, failure, leave } = await open()
  send.mockResolvedValueOnce(failure)
  await now().run(null)
  await shows(false, 'Niet opgeslagen.')
  const answer = Promise.withResolvers<null>()
  send.mockReturnValueOnce(answer.promise)
  const succeeded = () => undefined
  const running = now().run(null, succeeded)
  await shows(true, null)
  answer.resolve(null)
  expect(await running).toBeNull()
  await shows(false, null)
  expect(send).toHaveBeenLastCalledWith(null, succeeded)
  await leave()
})

test('the sentence of a failure: when the screen clears it, then it is gone', async () => {
  const { now, shows, failure, leave } = await open()
  send.mockResolvedValueOnce(failure)
  await now().run(null)
  await shows(false, 'Niet opgeslagen.')
  now().clear()
  await shows(false, null)
  await leave()
})

test('a second press: when the first one is still being sent, then it has that outcome and shows nothing itself', async () => {
  const { now, shows, failure, leave } = await open()
  isSending = true
  send.mockResolvedValueOnce(failure)
  expect(await now().run(null, () => undefined)).toBe(failure)
  expect(send).toHaveBeenCalledExactlyOnceWith(null)
  await shows(false, null)
  await leave()
})

test('a write that fails: when its screen was left, then a toast says so, and else the screen alone does', async () => {
  const first = await open()
  send.mockResolvedValueOnce(first.failure)
  await first.now().run(null)
  await first.leave()
  expect(toast).not.toHaveBeenCalled()
  const { now, leave, failure } = await open()
  const answer = Promise.withResolvers<typeof failure | null>()
  send.mockReturnValueOnce(answer.promise)
  const running = now().run(null)
  await leave()
  answer.resolve(failure)
  expect(await running).toBe(failure)
  expect(toast).toHaveBeenCalledExactlyOnceWith({ id: 'save', text: 'Niet opgeslagen.' })
})

test.each([
  ['a customer changed something', 'customer', ['getUser'], [[['getUser']]]],
  ['a customer changed nothing that is read', 'customer', [], []],
  ['a guest did', 'guest', ['getUser'], []],
] as const)('what a write changes: when %s, then it is read again or left', async (_, who, changes, renewed) => {
  const { leave } = await open()
  await leave()
  kind = who
  const [, , deps] = createWriter.mock.lastCall ?? []
  await deps?.renew(post('save', v.literal(true), changes, takes<null>()))
  expect(renew.mock.calls).toEqual(renewed)
})
