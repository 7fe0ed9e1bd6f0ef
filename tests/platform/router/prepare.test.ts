import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replaced } from '../../support/replaced.ts'
import { flags } from '../../support/sessionUser.ts'

const preload = vi.fn(async (): Promise<unknown> => undefined)
replaced({
  'platform/api/client.ts': { preload },
  'platform/session/visitor.ts': { visitor: () => ({ kind: 'customer', flags }) },
})
beforeEach(() => preload.mockClear())
afterEach(() => void vi.useRealTimers())

test('the reads of a screen: when somebody goes there, then a failure is told; when they are fetched in quiet, then it is not', async () => {
  await import('#routes/register.ts')
  const { prepareReads, shownAt } = await import('#platform/router/prepare.ts')
  const row = shownAt('/verbruik')
  if (!row) throw new Error('no screen')
  await prepareReads(row, '')
  await prepareReads(row, '', { isIdle: true })
  expect(preload.mock.calls.map(([, how]: unknown[]) => how)).toEqual([{ isIdle: false }, { isIdle: true }])
})

/** Somebody goes to a screen whose code is there and whose answers come with this. Answers what tells that it shows. */
async function going(answers: Promise<unknown>) {
  await import('#routes/register.ts')
  const { arriveAt } = await import('#platform/router/prepare.ts')
  await arriveAt('/verbruik', '')
  preload.mockReturnValueOnce(answers)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const arrived = vi.fn()
  void arriveAt('/verbruik', '').then(arrived)
  await vi.advanceTimersByTimeAsync(199)
  return arrived
}

test('going to a screen: when its answers come soon, then it waits for them, so that no skeleton shows', async () => {
  let answer: (known: unknown) => void = () => undefined
  const arrived = await going(new Promise((resolve) => (answer = resolve)))
  expect(arrived).not.toHaveBeenCalled()
  answer(undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(arrived).toHaveBeenCalled()
})

test('going to a screen: when its answers come late, then it shows after 200 ms', async () => {
  const arrived = await going(new Promise(() => undefined))
  expect(arrived).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(arrived).toHaveBeenCalled()
})
