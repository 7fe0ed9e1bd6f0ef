import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { put, takes } from '#model/operation.ts'
import { getUsPs } from '#model/overview/contract.ts'
import type { Item } from '#platform/analytics/vocabulary.ts'
import type { FailureCode, FailureKind } from '#platform/api/failure.ts'
import type { PendingOrder } from '#platform/write/sender.ts'
import type { Orderable } from '#platform/write/useSending.ts'
import { runHook } from '../../support/hook.ts'
import { replaced } from '../../support/replaced.ts'

const item: Item = { item_id: 'extra', item_name: 'Extra', item_brand: 'Tureluur', item_category: 'data', price: 5, quantity: 1 }
const ordered: Orderable<null, string> = {
  name: 'extra',
  order: put('order', v.string(), ['getUsage'], takes<null>()),
  done: '/beltegoed-opwaarderen/bedankt',
  offers: [getUsPs],
  items: () => [item],
}

/** What happened, in its order. */
let told: unknown[]
let isOnline: boolean
let hasScreen: boolean
/** The order that the device has stored. */
let known: PendingOrder | null
let send: () => Promise<unknown>
let placedElsewhere: (() => void) | null
const outcomeOf = vi.fn()
const [find, put_, settle, tellPlaced] = [vi.fn(async () => known), vi.fn(), vi.fn(), vi.fn()]
const claimOrder = vi.fn((flow: string) => ({ key: 'k1', flow, at: 0, sent: false }))
const [hasScreenHere, tellBroken, toast, dismiss] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
const listeners = new Map<string, (event: { persisted: boolean }) => void>()

replaced({
  'platform/analytics/announce.ts': {
    announce: ({ event, funnel_step }: { event: string; funnel_step?: string }) => told.push(funnel_step ?? event),
  },
  'platform/api/client.ts': {
    refresh: async (...reads: { name: string }[]) => void told.push(`refresh ${reads.map(({ name }) => name).join()}`),
    renew: async (changes: string[]) => void told.push(`renew ${changes.join()}`),
  },
  'platform/api/write.ts': {
    outcomeOf,
    sendWrite(_: unknown, __: unknown, key: string) {
      told.push(`send ${key}`)
      return send()
    },
    tellBroken,
  },
  'platform/connection/connection.ts': { online: () => isOnline },
  'platform/write/screenAfter.ts': { hasScreenAfter: async () => hasScreen },
  'kit/pause.ts': { pause: async () => undefined },
  'platform/router/prepare.ts': { hasScreen: hasScreenHere, prepare: async (path: string) => void told.push(`prepare ${path}`) },
  'platform/router/location.tsx': {
    navigate: (path: string, { state: { receipt } }: { state: { receipt: unknown } }) => told.push(`${path}: ${receipt}`),
  },
  'platform/stores/toasts.ts': { toast, dismiss },
  'platform/write/records.ts': {
    pendingOrder: find,
    claimOrder,
    keepOrder: put_,
    settleOrder: settle,
    tellPlaced,
    onPlaced(key: string, then: () => void) {
      told.push(`listen ${key}`)
      placedElsewhere = then
      return () => {
        placedElsewhere = null
      }
    },
  },
})

async function load() {
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type))
  vi.stubGlobal('document', { hidden: false, addEventListener, removeEventListener })
  Object.assign(location, { assign: vi.fn(), origin: 'https://mijn.tureluur.example' })
  return {
    ...(await import('#platform/api/failure.ts')),
    ...(await import('#platform/write/useSending.ts')),
    ...(await import('#platform/router/receipt.ts')),
  }
}
let app: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  app = await load()
})
beforeEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
  told = []
  known = null
  ;[isOnline, hasScreen] = [true, true]
  send = async () => 'TU-1'
})

const ended = vi.fn()
async function open(what = ordered, confirms = false) {
  const screen = runHook(() => app.useSending(what, confirms, ended))
  await vi.waitFor(() => expect(find).toHaveBeenCalled(), { interval: 2 })
  await new Promise(setImmediate)
  return { ...screen, is: (kind: string) => vi.waitFor(() => expect(screen.now().standing.kind).toBe(kind), { interval: 2 }) }
}
const failing = (kind: FailureKind, status: number, code?: FailureCode) => async () => {
  throw new app.Failure(kind, 'order', '', { status, ...(code !== undefined && { code }) })
}

describe('an order from a screen', () => {
  test('is sent, counted and shown, and what it changes is read again', async () => {
    const { now, is, leave } = await open()
    await now().submit(null)
    await is('done')
    expect(told).toEqual([
      'checkout',
      'send k1',
      'confirmation',
      'purchase',
      'prepare /beltegoed-opwaarderen/bedankt',
      '/beltegoed-opwaarderen/bedankt: TU-1',
      'renew getUsage',
    ])
    expect(ended).toHaveBeenCalledOnce()
    expect(tellPlaced).toHaveBeenCalledWith('k1')
    expect(settle).toHaveBeenCalledOnce()
    await leave()
  })

  const { items: _, ...free } = ordered
  test.each<[string, Orderable<null, string>, Item[] | undefined]>([
    ['where nothing is sold', free, undefined],
    ['of nothing', ordered, []],
  ])('%s is no purchase', async (_, what, items) => {
    const { now, leave } = await open(what)
    await now().submit(null, items)
    expect(told.slice(0, 3)).toEqual(['send k1', 'confirmation', 'prepare /beltegoed-opwaarderen/bedankt'])
    await leave()
  })

  test('is not sent without a connection', async () => {
    isOnline = false
    const { now, leave } = await open()
    await now().submit(null)
    expect([told, now().standing.kind]).toEqual([[], 'open'])
    await leave()
  })

  test('is not sent when the screen that follows is missing', async () => {
    hasScreen = false
    const { now, is, leave } = await open()
    await now().submit(null)
    await is('failed')
    expect(told).toEqual(['checkout', 'refresh getUsPs', 'failed'])
    await leave()
  })

  test.each<[string, FailureCode, (() => boolean) | null, string[]]>([
    ['a refusal with a reason', 'PRICE_CHANGED', null, ['checkout', 'send k1', 'refresh getUsPs', 'failed']],
    ['a slip', 'CODE_WRONG', () => true, ['checkout', 'send k1', 'refresh getUsPs']],
    ['what is no slip', 'CODE_WRONG', () => false, ['checkout', 'send k1', 'refresh getUsPs', 'failed']],
  ])('%s', async (_, code, isSlip, expected) => {
    send = failing('refused', 409, code)
    const { now, is, leave } = await open(isSlip ? { ...ordered, isSlip } : ordered)
    await now().submit(null)
    await is('failed')
    expect(told).toEqual(expected)
    expect(ended).not.toHaveBeenCalled()
    now().again()
    await is('open')
    await leave()
  })

  test('its screen: when it was left before the order was refused, then a toast says so', async () => {
    const { now, leave } = await open()
    let refuse = () => undefined as unknown
    send = () =>
      new Promise((_, no) => {
        refuse = () => no(new app.Failure('refused', 'order', '', { status: 409, code: 'SOLD_OUT' }))
      })
    void now().submit(null)
    await vi.waitFor(() => expect(told).toContain('send k1'))
    await leave()
    expect(toast).not.toHaveBeenCalled()
    refuse()
    await vi.waitFor(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith({
        id: 'order',
        text: 'Je bestelling is niet gelukt. Er is niets besteld of betaald.',
      }),
    )
  })

  test.each([
    ['accepted, then no toast is left', 'TU-1', null],
    ['answered by nothing that can be read, then a toast asks to look it up', 7, 'We weten nog niet of je bestelling is gelukt.'],
  ])('its screen: when it was left before the order was %s', async (_, answer, text) => {
    const { now, leave } = await open()
    const answered = Promise.withResolvers<unknown>()
    outcomeOf.mockResolvedValue({ state: 'pending' })
    send = () => answered.promise
    const sending = now().submit(null)
    await vi.waitFor(() => expect(told).toContain('send k1'))
    await leave()
    expect(dismiss).not.toHaveBeenCalled()
    answered.resolve(answer)
    await sending
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('order')
    if (text === null) expect(toast).not.toHaveBeenCalled()
    else await vi.waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text })))
  })

  test('with an answer that is no receipt is looked up, and again when asked', async () => {
    send = async () => 7
    outcomeOf.mockResolvedValue({ state: 'pending' })
    const { now, is, leave } = await open()
    await now().submit(null)
    await is('unknown')
    outcomeOf.mockResolvedValue({ state: 'done', result: 'TU-1' })
    now().recheck()
    await is('done')
    await leave()
  })

  test.each([
    ['https://betalen.tureluur.example/1', ['https://betalen.tureluur.example/1'], 'at-the-bank'],
    ['/demo/bank?betaling=1', ['/demo/bank?betaling=1'], 'at-the-bank'],
    ['https://bank.example/1', [], 'failed'],
  ])('that is to be paid at %s', async (url, left, kind) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    send = async () => ({ payment: { id: 'payment-0001', url } })
    const { now, is, leave } = await open()
    await now().submit(null)
    await is(kind)
    expect(vi.mocked(location.assign).mock.calls).toEqual(left.map((address) => [address]))
    expect(put_).toHaveBeenLastCalledWith({ key: 'k1', flow: 'extra', at: 0, sent: true, payment: 'payment-0001' })
    await leave()
  })
})

describe('the step that sends', () => {
  test('claims its key, prepares what follows, and hears of the same order in another tab', async () => {
    const { is, leave } = await open(ordered, true)
    expect(hasScreenHere).toHaveBeenCalledWith('/beltegoed-opwaarderen/bedankt')
    await vi.waitFor(() => expect(told).toEqual(['listen k1']))
    placedElsewhere?.()
    await is('placed')
    await leave()
    await vi.waitFor(() => expect(placedElsewhere).toBeNull())
  })

  test('no other step does', async () => {
    const { leave } = await open()
    expect(hasScreenHere).not.toHaveBeenCalled()
    expect(told).toEqual([])
    await leave()
  })

  test('a page that comes back from the bank by Back checks the payment', async () => {
    const { is, leave } = await open()
    listeners.get('pageshow')?.({ persisted: false })
    expect(find).toHaveBeenCalledOnce()
    listeners.get('pageshow')?.({ persisted: true })
    await new Promise(setImmediate)
    expect(claimOrder).not.toHaveBeenCalled() // another step confirms
    known = { key: 'k1', flow: 'extra', at: 0, sent: true, payment: 'payment-0001' }
    listeners.get('pageshow')?.({ persisted: true })
    await is('checking-payment')
    await leave()
    expect([...listeners.keys()]).toEqual([])
  })

  test('so does a page that is seen again while the bank is open beside it', async () => {
    send = async () => ({ payment: { id: 'payment-0001', url: '/demo/bank?betaling=1' } })
    const { now, is, leave } = await open(ordered, true)
    listeners.get('visibilitychange')?.({ persisted: false })
    expect(find).toHaveBeenCalledOnce()
    await now().submit(null)
    await is('at-the-bank')
    known = { key: 'k1', flow: 'extra', at: 0, sent: true, payment: 'payment-0001' }
    Object.assign(document, { hidden: true })
    listeners.get('visibilitychange')?.({ persisted: false })
    expect(find).toHaveBeenCalledTimes(2)
    Object.assign(document, { hidden: false })
    listeners.get('visibilitychange')?.({ persisted: false })
    await is('checking-payment')
    await leave()
  })

  test('begins also when nobody is known yet', async () => {
    find.mockRejectedValueOnce(new Error('no customer'))
    const { now, is, leave } = await open(ordered, true)
    await now().submit(null)
    await is('done')
    await leave()
  })
})

test('a success screen: when it has loaded, then it opens with the receipt', async () => {
  await app.openReceipt('/beltegoed-opwaarderen/bedankt', 'TU-1')
  expect(told).toEqual(['prepare /beltegoed-opwaarderen/bedankt', '/beltegoed-opwaarderen/bedankt: TU-1'])
})
