import { describe, expect, test } from 'vitest'
import { Failure } from '#platform/api/failure.ts'
import type { Outcome } from '#platform/write/lookUpOutcome.ts'
import { createSender, type PendingOrder, type Records } from '#platform/write/sender.ts'

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
      tellBroken: (why) => told.push(why),
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
  ['with the reason, so that the flow can ask for what is newer', 'PRICE_CHANGED', 1, 'failed', 'none'],
  ['because the order was placed already: the flow hears that too', 'KEY_REUSED', 1, 'placed', 'done'],
  ['because the key was used for an order that was refused', 'KEY_REUSED', 1, 'failed', 'refused'],
  ['without a reason: there is nothing to hear', undefined, 0, 'failed', 'none'],
] as const)('a refusal %s', async (_, code, count, kind, state) => {
  const failure = new Failure('refused', 'topupPostpaidBundle', '', { status: 409, ...(code !== undefined && { code }) })
  const { refused, kind: standing } = await failing(failure, state === 'done' ? { state, result: 'TU-1' } : { state })
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
      tellBroken: () => undefined,
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

describe('an order in a second tab with another choice', () => {
  /** Two tabs of one device, whose orders are of the same flow. The backend answers with the choice that was ordered. */
  function twoTabs({ paid = false } = {}) {
    const records = recordsHere()
    const results = new Map<string, { choice: string; result: unknown }>()
    const shown: string[] = []
    const tab = () =>
      createSender<string, string>(
        {
          name: 'bijkopen',
          accept: (result) => (paid ? { payment: { id: String(result), url: '/bank' } } : { receipt: String(result) }),
          done: async (receipt) => void shown.push(receipt),
        },
        {
          records,
          alone: (_, work) => work(),
          pause: async () => undefined,
          send: async (choice, key) => {
            const known = results.get(key)
            if (known && known.choice !== choice) throw new Failure('refused', 'buy', '', { status: 409, code: 'KEY_REUSED' })
            results.set(key, { choice, result: choice })
            return choice
          },
          outcomeOf: async (key) => {
            const known = results.get(key)
            return known ? { state: 'done', result: known.result } : { state: 'none' }
          },
          tellBroken: () => undefined,
          tell: () => undefined,
          leaveFor: () => true,
        },
        () => undefined,
      )
    return { one: tab(), other: tab(), results, shown, records }
  }

  test('when the first tab ordered, then its order is shown, and this choice can be ordered too under a new key', async () => {
    const { one, other, results, shown } = twoTabs()
    await other.begin(true)
    await one.begin(true)
    await one.submit('1 GB')
    await other.submit('2 GB')
    expect(other.standing()).toEqual({ kind: 'placed', receipt: '1 GB' })
    expect([...results.values()].map(({ choice }) => choice)).toEqual(['1 GB'])
    await other.seePlaced()
    expect(shown).toEqual(['1 GB', '1 GB'])
    await other.submit('2 GB') // not before the customer asks for it
    expect(results.size).toBe(1)
    other.again()
    await other.submit('2 GB')
    expect(other.standing()).toEqual({ kind: 'done', receipt: '2 GB' })
    expect([...results.values()].map(({ choice }) => choice)).toEqual(['1 GB', '2 GB'])
  })

  test('when the first tab announces its order, then the second one shows it and can order under a new key', async () => {
    const { one, other, results } = twoTabs()
    await other.begin(true)
    await one.submit('1 GB')
    await other.placedElsewhere()
    expect(other.standing()).toEqual({ kind: 'placed', receipt: '1 GB' })
    other.again()
    await other.submit('1 GB')
    expect(other.standing()).toEqual({ kind: 'done', receipt: '1 GB' })
    expect(results.size).toBe(2)
  })

  test('when the first tab is at the bank, then nothing is sent and that payment is checked', async () => {
    const { one, other, results, records } = twoTabs({ paid: true })
    await other.begin(true)
    await one.submit('payment-20')
    await other.submit('payment-50')
    expect(other.standing()).toEqual({ kind: 'checking-payment', payment: { id: 'payment-20' } })
    expect(results.size).toBe(1)
    expect(await records.find('bijkopen')).toMatchObject({ payment: 'payment-20' })
  })
})

describe('another order of the flow was sent from this device, under another key', () => {
  /** A screen with its own key; the device holds the other order, which became this. Answers what was sent. */
  async function ordering(became: Outcome) {
    const sent: string[] = []
    const records = recordsHere()
    const sender = createSender<null, string>(
      { name: 'bijkopen', accept: (result) => ({ receipt: String(result) }), done: async () => undefined },
      {
        records,
        alone: (_, work) => work(),
        pause: async () => undefined,
        send: async (_, key) => {
          sent.push(key)
          return 'own'
        },
        outcomeOf: async () => became,
        tellBroken: () => undefined,
        tell: () => undefined,
        leaveFor: () => false,
      },
      () => undefined,
    )
    await sender.begin(true)
    await records.put({ key: 'other', flow: 'bijkopen', at: 0, sent: true })
    await sender.submit(null)
    return { sent, standing: sender.standing(), kept: (await records.find('bijkopen'))?.key }
  }

  test('when it was placed, then its receipt is shown and this one is not sent', async () => {
    const { sent, standing, kept } = await ordering({ state: 'done', result: 'of the other' })
    expect([sent, standing, kept]).toEqual([[], { kind: 'placed', receipt: 'of the other' }, undefined])
  })

  test('when nobody says what became of it, then that is said, it is kept and this one is not sent', async () => {
    const { sent, standing, kept } = await ordering({ state: 'pending' })
    expect([sent, standing.kind, kept]).toEqual([[], 'unknown', 'other'])
  })

  test('when it was not carried out, then this one is sent', async () => {
    const { sent, standing } = await ordering({ state: 'none' })
    expect([sent, standing]).toEqual([['k1'], { kind: 'done', receipt: 'own' }])
  })
})
