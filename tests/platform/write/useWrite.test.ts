import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { post, takes } from '#model/operation.ts'
import { runHook } from '../../support/hook.ts'
import { replaced } from '../../support/replaced.ts'

const send = vi.fn()
const writer = { isSending: () => false, send, isOutcomeUnknown: () => false }
replaced({ 'platform/write/createWriter.ts': { createWriter: () => writer } })

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
