import { expect, test } from 'vitest'
import { Failure } from '../../src/api/failure.ts'
import type { Outcome } from '../../src/deed/whatBecameOf.ts'
import { createSender, type PendingOrder } from '../../src/order/sender.ts'

/** Sends an order that gets a server failure and then this outcome. Answers the failures that were reported. */
async function toldOf(outcome: Outcome): Promise<readonly Failure[]> {
  const told: Failure[] = []
  let order: PendingOrder | null = null
  const sender = createSender<null, string>(
    { name: 'extra', accept: (result) => ({ receipt: String(result) }), done: async () => undefined },
    {
      records: {
        find: async () => order,
        claim: async (flow) => (order ??= { key: 'k', flow, at: 0, sent: false }),
        put: async (next) => {
          order = next
        },
        settle: async () => {
          order = null
        },
      },
      alone: (_, work) => work(),
      pause: async () => undefined,
      send: async () => {
        throw new Failure('broken', 'topupPostpaidBundle', '', { status: 500 })
      },
      outcomeOf: async () => outcome,
      failed: (failure) => told.push(failure),
      tell: () => undefined,
      leaveFor: () => false,
    },
    () => undefined,
  )
  await sender.submit(null)
  return told
}

test('a failure of the server is told, unless it turns out that the order was placed all the same', async () => {
  expect(await toldOf({ state: 'none' })).toMatchObject([{ status: 500 }])
  expect(await toldOf({ state: 'refused' })).toMatchObject([{ status: 500 }])
  expect(await toldOf({ state: 'pending' })).toMatchObject([{ status: 500 }])
  expect(await toldOf({ state: 'done', result: 'TU-1' })).toEqual([])
})
