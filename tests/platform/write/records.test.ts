import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getUser } from '#model/login/contract/session.ts'
import { letIn, loaded } from '#platform/session/signingIn.ts'
import { accountOf } from '../../../fixtures/accounts/all.ts'
import { goodAnswer } from '../../contract/goodAnswer.ts'
import { closePage, openPage } from '../../support/device.ts'
import { flags as prepaidFlags } from '../../support/sessionUser.ts'
import { signedIn } from '../../support/signedIn.ts'

const account = accountOf(1)
if (!account) throw new Error('the account is missing')
const user = goodAnswer(getUser, account)
const flags = { ...prepaidFlags, prepaid: false } as const

/** A new document in which account 1 is signed in. */
async function load() {
  const device = openPage()
  vi.stubGlobal('fetch', async () => Response.json({ result: user }))
  const { claimOrder, ...records } = await import('#platform/write/records.ts')
  const { wipeAfter } = await import('#platform/storage/items.ts')
  const happen = await signedIn(flags, account?.customerNumber ?? '')
  return { ...device, ...records, happen, wipeAfter, claim: (flow: string) => claimOrder(flow, Date.now()) }
}
let page: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  page = await load()
  return closePage
})

describe('the key of an order', () => {
  test('is one for all who are at the confirming step, of one session and one flow', () => {
    const { claim, happen } = page
    const { key } = claim('bijkopen')
    expect(claim('bijkopen').key).toBe(key)
    expect(claim('compleet').key).not.toBe(key)
    happen(letIn, { ...flags, usr: 'ander merk' }, '2', false)
    happen(loaded)
    expect(claim('bijkopen').key).not.toBe(key)
  })

  test('a confirming step alone leaves nothing that says whose it is, and nothing after the session', async () => {
    const { claim, pendingOrder, rows, wipeAfter } = page
    claim('bijkopen')
    expect(await pendingOrder('bijkopen')).toBeNull()
    expect(rows.has('pending-orders')).toBe(false)
    const { account: whose } = Object(rows.get('last-known')).value
    expect(localStorage.getItem('order-keys')).not.toContain(whose)
    await wipeAfter('timer')
    expect(localStorage.getItem('order-keys')).toBeNull()
  })

  test('rests with the customer once it was sent, and is another one once the outcome is known', async () => {
    const { claim, keepOrder, orderPaidWith, pendingOrder, settleOrder } = page
    const order = { ...claim('bijkopen'), sent: true, payment: 'betaling' }
    await keepOrder(order)
    expect(await pendingOrder('bijkopen')).toMatchObject(order)
    expect(await orderPaidWith('betaling')).toMatchObject(order)
    await settleOrder(order)
    expect(await pendingOrder('bijkopen')).toBeNull()
    expect(claim('bijkopen').key).not.toBe(order.key)
  })

  test('an order whose outcome came before it rested does not come to rest any more', async () => {
    const { claim, keepOrder, pendingOrder, settleOrder } = page
    const order = { ...claim('bijkopen'), sent: true }
    await settleOrder(order)
    await keepOrder(order)
    expect(await pendingOrder('bijkopen')).toBeNull()
  })
})

describe('of the orders that rest on the device', () => {
  const orderOf = (flow: string, key: string, more: object = {}) => ({ key, flow, at: Date.now(), sent: true, ...more })

  test('each flow has its last one', async () => {
    const { keepOrder, pendingOrder } = page
    for (const [flow, key] of [
      ['bijkopen', 'k1'],
      ['compleet', 'k2'],
      ['bijkopen', 'k3'],
    ] as const)
      await keepOrder(orderOf(flow, key))
    expect([await pendingOrder('bijkopen'), await pendingOrder('compleet')]).toMatchObject([{ key: 'k3' }, { key: 'k2' }])
  })

  test('one that was not sent is not found, and a payment only of who may have left for it', async () => {
    const { claim, keepOrder, openPayment, pendingOrder } = page
    expect(claim('bijkopen').sent).toBe(false)
    await keepOrder(orderOf('bijkopen', 'k1', { sent: false, payment: 'betaling' }))
    expect([await pendingOrder('bijkopen'), await openPayment()]).toEqual([null, null])
    await keepOrder(orderOf('compleet', 'k2'))
    expect(await openPayment()).toBeNull()
    await keepOrder(orderOf('bijkopen', 'k3', { payment: 'betaling' }))
    expect(await openPayment()).toBe('betaling')
  })

  test('each is forgotten after a day, however lately another one was stored', async () => {
    const { keepOrder, pendingOrder } = page
    const DAY = 24 * 3_600_000
    vi.useFakeTimers({ toFake: ['Date'] })
    await keepOrder(orderOf('bijkopen', 'k1', { at: Date.now() - DAY }))
    await keepOrder(orderOf('compleet', 'k2', { at: Date.now() - DAY + 60_000 }))
    expect([await pendingOrder('bijkopen'), await pendingOrder('compleet')]).toMatchObject([null, { key: 'k2' }])
  })

  test("another customer's stays theirs", async () => {
    const { happen, keepOrder, pendingOrder, rows } = page
    await keepOrder(orderOf('bijkopen', 'k1'))
    happen(letIn, { ...flags, usr: 'ander merk' }, '2', false)
    happen(loaded)
    vi.stubGlobal('fetch', async () => Response.json({ result: { ...Object(user), customerNumber: '2' } }))
    expect(await pendingOrder('bijkopen')).toBeNull()
    await keepOrder(orderOf('bijkopen', 'k2'))
    expect(Object(rows.get('pending-orders')).value).toHaveLength(2)
  })
})

test('an order on the device: while no answer says who the customer is, it is nobody’s, and a new one is not sent', async () => {
  const { happen } = page
  await page.keepOrder({ key: 'k1', flow: 'bijkopen', at: Date.now(), sent: true, payment: 'betaling' })
  happen(letIn, { ...flags, usr: 'ander merk' }, '2', false)
  happen(loaded)
  vi.stubGlobal('fetch', async () => Response.json({ statusCode: 503, message: '' }, { status: 503 }))
  expect([await page.orderPaidWith('betaling'), await page.openPayment()]).toEqual([null, null])
  await expect(page.pendingOrder('bijkopen')).rejects.toMatchObject({ kind: 'broken', status: 503 })
})

test('an order on the device: when the customer cannot be recognised by a bug, then that is logged and the order is nobody’s', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const bug = new TypeError('a bug')
  page.happen(letIn, { ...flags, usr: 'ander merk' }, '2', false)
  page.happen(loaded)
  vi.stubGlobal('fetch', async () => Response.json({ result: { ...Object(user), customerNumber: '2' } }))
  const sign = vi.spyOn(crypto.subtle, 'sign').mockRejectedValueOnce(bug)
  expect(await page.openPayment()).toBeNull()
  expect(log).toHaveBeenCalledExactlyOnceWith(bug)
  for (const spy of [log, sign]) spy.mockRestore()
})

test('a tab hears of its own order that another tab placed, as long as it listens', async () => {
  const other = new BroadcastChannel('orders')
  const then = vi.fn()
  const stop = page.onPlaced('k1', then)
  for (const key of ['k2', 'k4', 'k1']) other.postMessage(key)
  await vi.waitFor(() => expect(then).toHaveBeenCalled())
  await new Promise(setImmediate)
  expect(then).toHaveBeenCalledOnce()
  stop()
  const last = vi.fn()
  page.onPlaced('k3', last)
  for (const key of ['k1', 'k3']) other.postMessage(key)
  await vi.waitFor(() => expect(last).toHaveBeenCalledOnce())
  expect(then).toHaveBeenCalledOnce()
  other.close()
})

test('a device whose storage hangs holds an order up for a second, all in all', async () => {
  const { claim, hang, keepOrder, pendingOrder, settleOrder } = page
  hang()
  vi.useFakeTimers()
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

describe('storage that hangs', () => {
  /** An order is looked for this long (ms). */
  async function isWaitedFor(ms: number) {
    const found = vi.fn()
    const looking = page.pendingOrder('bijkopen').then(found)
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(found).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(found).toHaveBeenCalledExactlyOnceWith(null)
    await looking
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  test('when it is asked for an order, then it is waited for a second', async () => {
    page.hang()
    await isWaitedFor(1000)
  })

  test('when it answered in time before, then it is waited for again', async () => {
    await page.pendingOrder('bijkopen')
    await vi.advanceTimersByTimeAsync(1000)
    page.hang()
    await isWaitedFor(1000)
  })

  test('when the answer came late, then the next one is waited for again', async () => {
    const answer = Promise.withResolvers<void>()
    page.happen(letIn, { ...flags, usr: 'ander merk' }, '2', false)
    page.happen(loaded)
    vi.stubGlobal('fetch', async () => {
      await answer.promise
      return Response.json({ result: { ...Object(user), customerNumber: '2' } })
    })
    await isWaitedFor(1000)
    answer.resolve()
    await page.pendingOrder('bijkopen') // no timer runs: this ends when storage has answered
    page.hang()
    await isWaitedFor(1000)
  })
})
