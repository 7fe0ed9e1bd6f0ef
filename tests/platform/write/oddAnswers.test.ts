import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { Failure } from '#platform/api/failure.ts'
import type { Outcome } from '#platform/write/lookUpOutcome.ts'
import { createSender, type Ordered } from '#platform/write/sender.ts'
import { device } from './device.ts'

let log: MockInstance<typeof console.error>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => log.mockRestore()
})

/** A screen that sends an order, whose answer is understood like this. */
async function open(
  accept: Ordered<string>['accept'],
  send = async (): Promise<unknown> => null,
  outcome: Outcome = { state: 'done', result: null },
) {
  const { openTab, resting } = device(async () => undefined)
  const tab = openTab()
  const done = vi.fn(async () => undefined)
  const sender = createSender<null, string>(
    { name: 'bijkopen', accept, done },
    {
      records: tab.records,
      alone: (name, work) => tab.alone(name, work),
      pause: async () => undefined,
      send,
      outcomeOf: async () => outcome,
      tellBroken: () => undefined,
      tell: () => undefined,
      leaveFor: () => false,
    },
    () => undefined,
  )
  await sender.begin(true)
  return { sender, tab, resting, records: tab.records, done }
}
type Sender = Awaited<ReturnType<typeof open>>['sender']

test('an order that is to be paid at an unknown address: when that is refused, then the device forgets it and logs why', async () => {
  const { sender, resting } = await open(() => ({ payment: { id: 'p1', url: 'https://bank.example' } }))
  await sender.submit(null)
  expect([sender.standing().kind, resting.size, sender.key()]).toEqual(['failed', 0, null])
  expect(log).toHaveBeenCalledOnce()
})

describe('an order of another tab that waits for its payment', () => {
  const toPay = () => ({ payment: { id: 'p1', url: 'https://bank.example' } })
  const checking = { kind: 'checking-payment', payment: { id: 'p1' } }

  test('when this tab sent another choice under its key, then that payment is checked and the device keeps it', async () => {
    const reused = new Failure('refused', 'buy', '', { status: 409, code: 'KEY_REUSED' })
    const { sender, resting } = await open(toPay, () => Promise.reject(reused))
    await sender.submit(null)
    expect(sender.standing()).toEqual(checking)
    expect([...resting.values()]).toMatchObject([{ key: sender.key(), sent: true, payment: 'p1' }])
  })

  test('when the device knows it without its payment, then that payment is checked and nothing else is sent', async () => {
    const send = vi.fn()
    const { sender, resting } = await open(toPay, send)
    resting.set('bijkopen', { key: 'other', flow: 'bijkopen', at: 0, sent: true })
    await sender.submit(null)
    expect([sender.standing(), sender.key()]).toEqual([checking, 'other'])
    expect([...resting.values()]).toMatchObject([{ key: 'other', payment: 'p1' }])
    expect(send).not.toHaveBeenCalled()
  })

  test.each([
    ['this one is sent', (sender: Sender) => sender.submit(null)],
    ['its screen is seen again', (sender: Sender) => sender.begin(false)],
  ])('when the device knows its payment and %s, then that payment is checked and the order is the other', async (_, happens) => {
    const { sender, resting } = await open(() => ({ receipt: 'TU-1' }))
    resting.set('bijkopen', { key: 'other', flow: 'bijkopen', at: 0, sent: true, payment: 'p1' })
    await happens(sender)
    expect([sender.standing(), sender.key()]).toEqual([checking, 'other'])
  })
})

describe('an order of another tab under another key', () => {
  const other = { key: 'other', flow: 'bijkopen', at: 0, sent: true }
  const receipt = () => ({ receipt: 'TU-1' })

  test('when it was not carried out, then the device forgets it before it stores this one', async () => {
    const { sender, resting, records } = await open(receipt, undefined, { state: 'none' })
    resting.set('bijkopen', other)
    records.put = () => Promise.reject(new DOMException('the device is full', 'QuotaExceededError'))
    await sender.submit(null)
    expect([sender.standing().kind, resting.size]).toEqual(['failed', 0])
  })

  test('when nobody says what became of it, then it is the one that is looked up again', async () => {
    const { sender, resting } = await open(receipt, undefined, { state: 'pending' })
    resting.set('bijkopen', other)
    await sender.submit(null)
    expect([sender.standing().kind, sender.key()]).toEqual(['unknown', 'other'])
  })
})

test('an order that waits for its turn: when the tab whose turn it is places it, then it is not sent again', async () => {
  const send = vi.fn()
  const { sender, tab } = await open(() => ({ receipt: 'TU-1' }), send)
  const turn = Promise.withResolvers<void>()
  const others = tab.alone('bijkopen', () => turn.promise)
  const submitted = sender.submit(null)
  await sender.placedElsewhere()
  turn.resolve()
  await Promise.all([others, submitted])
  expect([sender.standing(), send.mock.calls]).toEqual([{ kind: 'placed', receipt: 'TU-1' }, []])
})

test('an order that another tab placed: when nobody says what became of it, then it is placed without a receipt to see', async () => {
  const { sender, done } = await open(() => ({ receipt: 'TU-1' }), undefined, { state: 'pending' })
  await sender.seePlaced()
  await sender.placedElsewhere()
  expect(sender.standing()).toEqual({ kind: 'placed', receipt: null })
  await sender.seePlaced()
  expect(done).not.toHaveBeenCalled()
})

test('an order: when the device cannot be asked by a bug, then it is not sent and may be tried again', async () => {
  const send = vi.fn()
  const { sender, records } = await open(() => ({ receipt: 'TU-1' }), send)
  records.find = () => Promise.reject(new TypeError('a bug'))
  await sender.submit(null)
  expect(sender.standing().kind).toBe('failed')
  expect(send).not.toHaveBeenCalled()
  expect(log).toHaveBeenCalledOnce()
})

test('an order that is refused: when it has ended, then the device forgets its key, because another attempt needs a new one', async () => {
  const send = vi.fn().mockRejectedValue(new Failure('refused', 'buy', '', { status: 409, code: 'SOLD_OUT' }))
  const { sender, resting } = await open(() => ({ receipt: 'TU-1' }), send)
  await sender.submit(null)
  expect([sender.standing().kind, resting.size, sender.key()]).toEqual(['failed', 0, null])
})

describe('an answer to an order that cannot be read', () => {
  const bug = new TypeError('a bug')
  const unreadable = () =>
    open(() => {
      throw bug
    })

  test('when it comes at once, then that is logged and the outcome is unknown', async () => {
    const { sender } = await unreadable()
    await sender.submit(null)
    expect([sender.standing(), log.mock.calls]).toEqual([{ kind: 'unknown' }, [[bug]]])
  })

  test('when it is of an order that another tab placed, then that is logged and the order is placed all the same', async () => {
    const { sender } = await unreadable()
    await sender.placedElsewhere()
    expect([sender.standing(), log.mock.calls]).toEqual([{ kind: 'placed', receipt: null }, [[bug]]])
  })
})
