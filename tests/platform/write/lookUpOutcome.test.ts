import { expect, test, vi } from 'vitest'
import { Failure } from '#platform/api/failure.ts'
import { lookUpOutcome, type Outcome } from '#platform/write/lookUpOutcome.ts'

const pending: Outcome = { state: 'pending' }

/** Looks up an outcome whose answers are these, one after the other. Answers it with the keys that were asked and the waits (ms). */
async function lookedUp(...answers: (Outcome | Error)[]) {
  const waits: number[] = []
  const outcomeOf = vi.fn(async (_key: string) => {
    const answer = answers.shift() ?? pending
    if (answer instanceof Error) throw answer
    return answer
  })
  const found = await lookUpOutcome('k1', { outcomeOf, pause: async (ms) => void waits.push(ms) })
  return { found, asked: outcomeOf.mock.calls.flat(), waits }
}

test('the outcome of a write: when the backend is still at work, then it is looked up five times, every two seconds', async () => {
  expect(await lookedUp()).toEqual({
    found: { kind: 'unknown' },
    asked: ['k1', 'k1', 'k1', 'k1', 'k1'],
    waits: [2000, 2000, 2000, 2000, 2000],
  })
})

test.each([
  ['done', { state: 'done', result: 7 }, { kind: 'done', result: 7 }],
  ['refused', { state: 'refused' }, { kind: 'not-done' }],
  ['not known', { state: 'none' }, { kind: 'not-done' }],
] as const)('the outcome of a write: when it is %s, then nothing more is asked', async (_, outcome, found) => {
  expect(await lookedUp(pending, outcome)).toEqual({ found, asked: ['k1', 'k1'], waits: [2000] })
})

test.each([
  ['nobody answers', new Failure('offline', 'getOrderOutcome', 'no network'), 0],
  ['asking fails by a bug', new TypeError('a bug'), 1],
])('the outcome of a write: when %s, then it is unknown, and a bug is logged', async (_, error, logged) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await lookedUp(error)).found).toEqual({ kind: 'unknown' })
  expect(log).toHaveBeenCalledTimes(logged)
  log.mockRestore()
})
