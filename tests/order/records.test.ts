import { beforeEach, describe, expect, test, vi } from 'vitest'
import { claimOrder, keepOrder, orderPaidWith, pendingOrder, settleOrder } from '../../src/order/records.ts'
import { wipeAfter } from '../../src/storage/rest.ts'
import { setVisitor } from '../../src/stores/session.ts'
import { idb, openPage, rows } from '../support/device.ts'

vi.mock('../../src/storage/idb.ts', async () => (await import('../support/device.ts')).idb)
vi.mock('../../src/lastKnown.ts', () => ({ accountHash: async () => 'account' }))

const flags = {
  usr: 'merk',
  prepaid: false,
  isEsim: false,
  mfaStatus: 'DISABLED_BY_CUSTOMER',
  mfaMethod: null,
  contractAccepted: 'true',
} as const
const now = Date.now()
const claim = (flow: string) => claimOrder(flow, now)

beforeEach(() => {
  openPage()
  setVisitor({ kind: 'customer', flags })
  return () => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  }
})

describe('the key of an order', () => {
  test('is one for all who are at the confirming step, of one session and one flow', () => {
    const claimed = claim('bijkopen')
    expect(claim('bijkopen')).toEqual(claimed)
    expect(claim('compleet').key).not.toBe(claimed.key)
    setVisitor({ kind: 'customer', flags: { ...flags, usr: 'ander merk' } })
    expect(claim('bijkopen').key).not.toBe(claimed.key)
  })

  test('a confirming step alone leaves nothing that says whose it is, and nothing after the session', async () => {
    claim('bijkopen')
    expect(await pendingOrder('bijkopen')).toBeNull()
    expect(rows.size).toBe(0)
    expect(localStorage.getItem('order-keys')).not.toContain('account')
    await wipeAfter('timer')
    expect(localStorage.getItem('order-keys')).toBeNull()
  })

  test('rests with the customer once it was sent, and is another one once the outcome is known', async () => {
    const order = { ...claim('bijkopen'), sent: true, payment: 'betaling' }
    await keepOrder(order)
    expect(await pendingOrder('bijkopen')).toMatchObject(order)
    expect(await orderPaidWith('betaling')).toMatchObject(order)
    await settleOrder(order)
    expect(await pendingOrder('bijkopen')).toBeNull()
    expect(claim('bijkopen').key).not.toBe(order.key)
  })
})

test('a device whose storage hangs holds an order up for a second, all in all', async () => {
  vi.useFakeTimers()
  const never = new Promise<never>(() => {})
  vi.spyOn(idb, 'idbGetAtLeisure').mockReturnValue(never)
  vi.spyOn(idb, 'idbChange').mockReturnValue(never)
  let isSent = false
  async function order() {
    const claimed = claim('bijkopen')
    await pendingOrder('bijkopen')
    await keepOrder({ ...claimed, sent: true })
    isSent = true
    await settleOrder(claimed)
    return 'settled'
  }
  const ordering = order()
  await vi.advanceTimersByTimeAsync(900)
  expect(isSent).toBe(false)
  await vi.advanceTimersByTimeAsync(101)
  expect(isSent).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(await ordering).toBe('settled')
})
