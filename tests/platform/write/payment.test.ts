import { describe, expect, test, vi } from 'vitest'
import type { PaymentStatus } from '#model/login/contract/guest.ts'
import { createPayer } from '#platform/write/payer.ts'
import { bankAddress, POLLS_MS } from '#platform/write/payment.ts'
import { hostileUrls } from '../../support/hostileUrls.ts'

const origin = 'https://mijn.tureluur.example'
const hosts = ['betalen.tureluur.example']

describe('the customer is only sent to an address that is known (P7)', () => {
  test.each([
    ['https://betalen.tureluur.example/ideal/abc', 'https://betalen.tureluur.example/ideal/abc'],
    ['https://nl.betalen.tureluur.example/x?y=1', 'https://nl.betalen.tureluur.example/x?y=1'],
    ['/demo/bank?betaling=1', '/demo/bank?betaling=1'],
  ])('%s', (raw, expected) => expect(bankAddress(raw, origin, hosts, '/demo/bank')).toBe(expected))

  test.each([
    'http://betalen.tureluur.example/ideal',
    'https://betalen.tureluur.example.evil.example/ideal',
    'https://evilbetalen.tureluur.example/',
    'https://iemand@betalen.tureluur.example/',
    'https://betalen.tureluur.example:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/demo/bank',
    '/inloggen',
    '/demo/../inloggen',
    '/demo/world',
    '',
    'https://',
    ...Object.values(hostileUrls).flat(),
  ])('never %s', (raw) => expect(bankAddress(raw, origin, hosts, '/demo/bank')).toBeNull())
})

test('only a demo knows its own bank', () => expect(bankAddress('/demo/bank', origin, hosts, null)).toBeNull())

describe('following a payment', () => {
  type Said = PaymentStatus | Error
  const gone = new DOMException('gone', 'AbortError')

  function following(said: Said[], { receipts = ['TU-1'] as (string | null | Error)[], isOver = (): boolean => false } = {}) {
    const waits: number[] = []
    const settled: string[] = []
    const heard: string[] = []
    const take = <Value>(from: (Value | Error)[]): Value => {
      const value = from.length > 1 ? from.shift() : from[0]
      if (value === undefined || value instanceof Error) throw value
      return value
    }
    const payer = createPayer<string>(
      'p1',
      {
        statusOf: async () => take(said),
        receiptOf: async () => take(receipts),
        settle: async (id) => void settled.push(id),
        pause: async (ms) => void waits.push(ms),
        isOver,
      },
      ({ kind }) => heard.push(kind),
    )
    return { payer, waits, settled, heard }
  }

  test('paid: the receipt comes from the server, and the device forgets it', async () => {
    const { payer, heard, settled, waits } = following(['paid'])
    await payer.check()
    expect(heard).toEqual(['checking-payment', 'paid', 'done'])
    expect([settled, waits]).toEqual([['p1'], [0]])
  })

  test.each(['cancelled', 'failed', 'expired'] as const)('%s: no money was taken, and it may be tried again', async (why) => {
    const { payer, settled } = following(['open', 'pending', why])
    await payer.check()
    expect(payer.standing()).toEqual({ kind: 'unpaid', why })
    expect(settled).toEqual(['p1'])
  })

  test('still pending: asked less and less often, for a minute; it is never called failed, and the device remembers it', async () => {
    const { payer, settled, waits } = following(['pending'])
    await payer.check()
    expect(payer.standing().kind).toBe('still-pending')
    expect(settled).toEqual([])
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(60_000)
    for (const [at, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(waits[at - 1] ?? 0)
    await payer.check()
    expect(waits.length).toBe(2 * POLLS_MS.length)
  })

  test('no answer is no outcome', async () => {
    const { payer } = following([gone, gone, 'paid'])
    await payer.check()
    expect(payer.standing().kind).toBe('done')
    const silent = following([gone])
    await silent.payer.check()
    expect([silent.payer.standing().kind, silent.settled]).toEqual(['still-pending', []])
  })

  test('when asking fails by a bug, then that is logged, and asked again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const bug = new TypeError('a bug')
    const { payer } = following([bug, 'paid'])
    await payer.check()
    expect(payer.standing().kind).toBe('done')
    expect(log).toHaveBeenCalledExactlyOnceWith(bug)
    log.mockRestore()
  })

  test('paid while the receipt is still to come: that is said, and asking again brings it', async () => {
    const { payer, heard, settled } = following(['paid'], { receipts: [gone, gone, gone, gone, gone, 'TU-1'] })
    await payer.check()
    expect([payer.standing().kind, settled]).toEqual(['paid', []])
    await payer.check()
    expect(heard).toEqual(['checking-payment', 'paid', 'done'])
  })

  test('when the customer has gone elsewhere before the receipt is asked for, then it is not, and the device keeps the order', async () => {
    let times = 0
    const isOver = () => {
      times += 1
      return times > 1
    }
    const { payer, heard, settled } = following(['paid'], { isOver })
    await payer.check()
    expect([heard, settled]).toEqual([['checking-payment', 'paid'], []])
  })

  test('when it is followed already, then another check asks nothing beside it', async () => {
    const { payer, waits } = following(['open', 'paid'])
    await Promise.all([payer.check(), payer.check()])
    expect(waits).toEqual([0, 1000])
  })

  test('stops when the customer has gone elsewhere', async () => {
    const { payer, waits } = following(['pending'], { isOver: () => true })
    await payer.check()
    expect(waits).toEqual([0])
  })
})
