import { expect, test } from 'vitest'
import { Failure } from '../../src/api/failure.ts'
import type { Outcome } from '../../src/deed/whatBecameOf.ts'
import { createSender, type PendingOrder, type Records } from '../../src/order/sender.ts'

/** The orders of a device that holds one; their keys are k1, k2 and so on. */
function recordsHere(): Records {
  let order: PendingOrder | null = null
  let keys = 0
  return {
    find: async () => order,
    claim: async (flow) => {
      if (order === null) keys += 1
      order ??= { key: `k${keys}`, flow, at: 0, sent: false }
      return order
    },
    put: async (next) => {
      order = next
    },
    settle: async () => {
      order = null
    },
  }
}

/** Sends an order that gets this failure, and then this outcome. Answers the failures that were reported, and what the flow heard of a refusal. */
async function failing(failure: Failure, outcome: Outcome = { state: 'none' }) {
  const told: Failure[] = []
  const refused: Failure[] = []
  const sender = createSender<null, string>(
    {
      name: 'extra',
      accept: (result) => ({ receipt: String(result) }),
      done: async () => undefined,
      refused: async (why) => void refused.push(why),
    },
    {
      records: recordsHere(),
      alone: (_, work) => work(),
      pause: async () => undefined,
      send: async () => {
        throw failure
      },
      outcomeOf: async () => outcome,
      failed: (why) => told.push(why),
      tell: () => undefined,
      leaveFor: () => false,
    },
    () => undefined,
  )
  await sender.submit(null)
  return { told, refused, kind: sender.standing().kind }
}
const broken = new Failure('broken', 'topupPostpaidBundle', '', { status: 500 })
const toldOf = async (outcome: Outcome) => (await failing(broken, outcome)).told

test.each([
  ['with the reason, so that the flow can ask for what is newer', 'PRICE_CHANGED', 1, 'failed'],
  ['because the order was placed already: the flow hears that too', 'KEY_REUSED', 1, 'placed'],
  ['without a reason: there is nothing to hear', undefined, 0, 'failed'],
] as const)('a refusal %s', async (_, code, count, kind) => {
  const failure = new Failure('refused', 'topupPostpaidBundle', '', { status: 409, ...(code !== undefined && { code }) })
  const { refused, kind: standing } = await failing(failure)
  expect([refused, standing]).toEqual([Array.from({ length: count }, () => failure), kind])
})

test('a failure of the server is told, unless it turns out that the order was placed all the same', async () => {
  expect(await toldOf({ state: 'none' })).toMatchObject([{ status: 500 }])
  expect(await toldOf({ state: 'refused' })).toMatchObject([{ status: 500 }])
  expect(await toldOf({ state: 'pending' })).toMatchObject([{ status: 500 }])
  expect(await toldOf({ state: 'done', result: 'TU-1' })).toEqual([])
})

test('an order that is placed at the second attempt is told by both keys: another tab may hold the first', async () => {
  const told: string[] = []
  let sent = 0
  const sender = createSender<null, string>(
    { name: 'bijkopen', accept: (result) => ({ receipt: String(result) }), done: async () => undefined },
    {
      records: recordsHere(),
      alone: (_, work) => work(),
      pause: async () => undefined,
      send: async () => {
        sent += 1
        if (sent === 1) throw broken
        return 'receipt'
      },
      outcomeOf: async () => ({ state: 'none' }),
      failed: () => undefined,
      tell: (key) => told.push(key),
      leaveFor: () => false,
    },
    () => undefined,
  )
  await sender.submit(null)
  expect(told).toEqual([])
  await sender.submit(null)
  expect(told).toEqual(['k1', 'k2'])
})
