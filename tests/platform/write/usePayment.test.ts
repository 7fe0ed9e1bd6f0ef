import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PaymentAnswer, PaymentState } from '#platform/write/afterPayment.ts'
import type { PendingOrder } from '#platform/write/sender.ts'
import { runHook } from '../../support/hook.ts'
import { replaced } from '../../support/replaced.ts'

const ID = 'payment-0001'
const order: PendingOrder = { key: 'k1', flow: 'top-up', at: 0, sent: true, payment: ID }
const address = { id: ID, url: 'https://bank.example/1' }

const follower = { run: vi.fn(async () => undefined), stop: vi.fn() }
const [findPayment, openReceipt, leaveFor, outcomeOf] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
const [navigate, endOrder, toast] = [vi.fn(), vi.fn(), vi.fn()]

type Start = { kind?: 'customer' | 'guest'; order?: PendingOrder | null; back?: string | null }

let kind: Start['kind']
const orderPaidWith = vi.fn<() => Promise<PendingOrder | null>>()
let show: (standing: PaymentState) => void
let tell: (told: PaymentAnswer) => void
const following = (_id: string, _back: string | null, shows: typeof show, tells: typeof tell) => {
  show = shows
  tell = tells
  return follower
}

replaced({
  'platform/write/afterPayment.ts': { following },
  'platform/write/records.ts': { orderPaidWith },
  'platform/write/findPayment.ts': { findPayment },
  'platform/write/unpaid.ts': { endOrder },
  'platform/write/useSending.ts': { leaveFor },
  'platform/router/location.tsx': { navigate },
  'platform/router/receipt.ts': { openReceipt },
  'platform/stores/toasts.ts': { toast },
  'platform/api/write.ts': { outcomeOf },
  'platform/session/visitor.ts': { visitor: () => ({ kind }) },
})

async function load() {
  return {
    ...(await import('#platform/api/failure.ts')),
    ...(await import('#platform/write/usePayment.ts')),
    ...(await import('#platform/write/shownPayments.ts')),
  }
}
let app: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  app = await load()
})
beforeEach(() => void vi.clearAllMocks())

/** The checking screen of a payment of this visitor, whose device knows this order. `show` and `tell` are what the follower says. */
async function check({ kind: visitor = 'customer', order: known = order, back = null }: Start = {}) {
  kind = visitor
  orderPaidWith.mockResolvedValue(known)
  const screen = runHook(() => app.usePayment(ID, back))
  await vi.waitFor(() => expect(screen.now().resume !== null).toBe(kind === 'customer' && known !== null), { interval: 2 })
  return screen
}

const unpaid = { kind: 'unpaid', why: 'failed' } as const

describe('a payment on its screen', () => {
  test('is followed by that screen alone, and by any later one after that', async () => {
    const { leave, now } = await check({ back: '/verbruik' })
    expect(follower.run).toHaveBeenCalledOnce()
    expect(app.isFollowed(ID)).toBe(true)
    expect(now()).toMatchObject({
      standing: { kind: 'checking-payment', payment: { id: ID } },
      about: null,
      isOpen: false,
      start: '/beltegoed-opwaarderen?terug=%2Fverbruik',
      seen: '/instellingen/beltegoed',
      details: null,
    })
    expect([follower.stop, findPayment].map((mock) => mock.mock.calls.length)).toEqual([0, 0])
    await leave()
    expect([follower.stop, findPayment].map((mock) => mock.mock.calls.length)).toEqual([1, 1])
    expect(app.isFollowed(ID)).toBe(false)
  })

  test('of a guest is not looked for on the device', async () => {
    const { leave, now } = await check({ kind: 'guest' })
    expect(now()).toMatchObject({ start: null, seen: null, details: null, resume: null })
    expect(orderPaidWith).not.toHaveBeenCalled()
    await leave()
  })

  test('is what the server says it is about, where the device does not know', async () => {
    const { leave, now } = await check({ order: null })
    const about = { flow: 'switch', amount: 2200 } as const
    tell({ status: 'open', about })
    await vi.waitFor(() =>
      expect(now()).toMatchObject({ about, isOpen: true, start: '/overstappen/afronden', details: '/overstappen/gegevens' }),
    )
    tell({ status: 'pending', about })
    await vi.waitFor(() => expect(now().isOpen).toBe(false))
    await leave()
  })

  test('that is not paid says so on the screen where it was followed', async () => {
    const { leave, now } = await check()
    show(unpaid)
    await vi.waitFor(() => expect(now().standing).toEqual(unpaid))
    expect(openReceipt).not.toHaveBeenCalled()
    await leave()
  })

  test('or on the screen that its flow has for that', async () => {
    const { leave, now } = await check({ order: { ...order, flow: 'bank-account' } })
    expect(openReceipt).not.toHaveBeenCalled()
    const failed = '/instellingen/wijzig/bankrekeningnummer/mislukt'
    show(unpaid)
    await vi.waitFor(() => expect(openReceipt).toHaveBeenCalledExactlyOnceWith(failed, { why: 'failed' }))
    expect(now().standing).toEqual({ kind: 'checking-payment', payment: { id: ID } })
    await leave()
  })
})

describe('back to the bank for the same payment', () => {
  test.each([
    ['whose address the order has', async () => ({ state: 'done', result: { payment: address } }), true],
    ['that was paid meanwhile', async () => ({ state: 'done', result: true }), false],
    ['whose order is not placed', async () => ({ state: 'unknown' }), false],
    [
      'while nobody answers',
      async () => {
        throw new app.Failure('offline', 'order', 'no network')
      },
      false,
    ],
  ])('%s', async (_, answer, leaves) => {
    const { leave, now } = await check()
    outcomeOf.mockImplementationOnce(answer)
    now().resume?.()
    await vi.waitFor(() => expect(outcomeOf).toHaveBeenCalledWith('k1'))
    await new Promise(setImmediate)
    expect(leaveFor.mock.calls).toEqual(leaves ? [[address]] : [])
    await leave()
  })
})

test('back to the bank: when looking for the address fails by a bug, then that is logged and the screen stays', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { leave, now } = await check()
  const bug = new TypeError('a bug')
  outcomeOf.mockRejectedValueOnce(bug)
  now().resume?.()
  await vi.waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith(bug))
  expect(leaveFor).not.toHaveBeenCalled()
  log.mockRestore()
  await leave()
})

describe('a payment that the customer stops', () => {
  test('when its form is known, then it ends on the device and the form opens', async () => {
    const { leave, now } = await check({ back: '/verbruik' })
    await now().stopped(false)
    expect(endOrder).toHaveBeenCalledExactlyOnceWith(ID, 'cancelled')
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/beltegoed-opwaarderen?terug=%2Fverbruik', { replace: true })
    expect(toast).toHaveBeenCalledExactlyOnceWith({ id: 'payment', text: 'Je betaling is gestopt. Er is niets betaald.' })
    await leave()
  })

  test('when this screen has the way on, then it shows that nothing was paid', async () => {
    const { leave, now } = await check()
    await now().stopped(true)
    await vi.waitFor(() => expect(now().standing).toEqual({ kind: 'unpaid', why: 'cancelled' }))
    expect(navigate).not.toHaveBeenCalled()
    await leave()
  })
})
