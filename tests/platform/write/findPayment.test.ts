import { beforeEach, expect, test, vi } from 'vitest'
import type { PaymentStatus } from '#model/login/contract/guest.ts'
import { getUser } from '#model/login/contract/session.ts'
import { accountOf } from '../../../fixtures/accounts/all.ts'
import { goodAnswer } from '../../contract/goodAnswer.ts'
import { closePage, openPage } from '../../support/device.ts'
import { flags } from '../../support/sessionUser.ts'
import { signedIn } from '../../support/signedIn.ts'

const account = accountOf(31)
if (!account) throw new Error('the account is missing')
const user = goodAnswer(getUser, account)

const ID = 'payment-0001'
/** Every text that is shown, one after the other; null where it is taken away. */
let shown: (string | null)[]
/** The action of the last text. */
let action: { label: string; run: () => void } | undefined
/** "Later" on the last text. */
let later: (() => void) | undefined
/** The last text tells of something good. */
let isGood: boolean
const [navigate, refreshAll] = [vi.fn(), vi.fn()]
/** Heard of whatever is shown, asked and waited for. */
let heard: (what: string) => void
let orders = 0
/** Every read fails by this. */
let bug: Error | null
/** How long it waited each time (ms). */
let waited: number[]

beforeEach(() => {
  shown = []
  waited = []
  heard = () => undefined
  openPage()
  vi.doMock('#kit/pause.ts', () => ({
    async pause(ms: number) {
      waited.push(ms)
      heard('waited')
    },
    atMost: (_: number, work: unknown) => work,
  }))
  vi.doMock('#platform/analytics/announce.ts', () => ({ announce: () => undefined }))
  vi.doMock('#platform/stores/toasts.ts', () => ({
    toast(told: { text: string; action?: typeof action; later?: typeof later; good?: boolean }) {
      shown.push(told.text)
      action = told.action
      later = told.later
      isGood = told.good ?? false
      heard('shown')
    },
    dismiss: () => shown.push(null),
  }))
  for (const mock of [navigate, refreshAll]) mock.mockClear()
  bug = null
  vi.doMock('#platform/api/client.ts', async (original) => {
    const client = await original<{ read: (...args: unknown[]) => Promise<unknown> }>()
    const read = (...args: unknown[]) => (bug ? Promise.reject(bug) : client.read(...args))
    return { ...client, read, refreshAll }
  })
  vi.doMock('#platform/router/location.tsx', async (original) => ({ ...(await original<object>()), navigate }))
  return () => {
    for (const file of [
      'kit/pause.ts',
      'platform/api/client.ts',
      'platform/analytics/announce.ts',
      'platform/stores/toasts.ts',
      'platform/router/location.tsx',
    ])
      vi.doUnmock(`#${file}`)
    return closePage()
  }
})

type Told = PaymentStatus | 404 | 409
const refusal = (status: number) => Response.json({ message: '' }, { status })

/** Somebody who left for the bank for this flow: `find` answers their payment like this, at one look after the other. */
async function leftFor(flow = 'top-up', receipt: object | null = null) {
  let left: Told[] = []
  vi.stubGlobal('fetch', async (request: Request | URL | string) => {
    const url = request instanceof Request ? request.url : String(request)
    if (url.includes('getPaymentReceipt')) return receipt ? Response.json({ result: receipt }) : refusal(409)
    if (!url.includes('getPaymentStatus')) return Response.json({ result: user })
    const status = left.shift() ?? 404
    heard('asked')
    return typeof status === 'number' ? refusal(status) : Response.json({ result: { status, about: null } })
  })
  const { keepOrder, openPayment } = await import('#platform/write/records.ts')
  const { findPayment } = await import('#platform/write/findPayment.ts')
  const { followPayment } = await import('#platform/write/shownPayments.ts')
  await signedIn(flags, account?.customerNumber ?? '')
  orders += 1
  await keepOrder({ key: `k${orders}`, flow, at: Date.now(), sent: true, payment: ID })
  waited = []
  return {
    followPayment: () => followPayment(ID),
    async find(...statuses: Told[]) {
      left = [...statuses]
      await findPayment()
      return { isOpen: (await openPayment()) !== null, left }
    },
  }
}
const find = async (...statuses: Told[]) => (await leftFor()).find(...statuses)

const CHECKED = 'We controleren nog een betaling van je.'
const OPEN = 'Je hebt nog een betaling openstaan.'
const UNPAID = 'Je betaling is niet gelukt. Er is niets betaald.'

test.each([
  [
    ['open', 'pending', 'failed'],
    [OPEN, CHECKED, UNPAID],
  ],
  [
    ['pending', 'cancelled'],
    [CHECKED, UNPAID],
  ],
  [
    ['open', 'expired'],
    [OPEN, null],
  ],
  [
    ['pending', 404],
    [CHECKED, null],
  ],
  [[404], [null]],
  [
    [409, 'cancelled'],
    [CHECKED, UNPAID],
  ],
] as const)('a payment that was left at the bank and then is %j: %j', async (statuses, texts) => {
  expect(await find(...statuses)).toEqual({ isOpen: false, left: [] })
  expect(shown).toEqual(texts)
})

test('who answers "Later" hears nothing more until there is an outcome, which is told once', async () => {
  heard = (what) => what === 'shown' && later?.()
  expect(await find('open', 'open', 'pending', 'failed')).toEqual({ isOpen: false, left: [] })
  expect(shown).toEqual([OPEN, UNPAID])
})

test('it is looked at after 1, 2, 4, 8, 15 and 30 seconds, and every 30 seconds after that', async () => {
  await find(...Array.from({ length: 8 }, () => 'pending' as const), 'cancelled')
  expect(waited.slice(0, 8)).toEqual([1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000])
})

const balance = { flow: 'top-up', amount: 1000, receipt: { balance: 2500 } }
test.each([
  ['with what it was', 'top-up', balance, 'Je betaling van €\u00a010,00 is gelukt.', false],
  ['without a receipt: the screen of the payment has it later', 'top-up', null, 'Je betaling is binnen.', true],
  ['for another subscription: its own screen follows', 'switch', { ...balance, flow: 'switch' }, 'Je betaling is binnen.', true],
  ['in vain', 'bank-account', { ...balance, receipt: { linked: false } }, 'Je betaling is binnen.', true],
  ['for something of a later version', 'of-later', balance, 'Je betaling is binnen.', true],
] as const)('a payment that is paid says so, %s', async (_, flow, receipt, text, isOpen) => {
  const { find: look } = await leftFor(flow, receipt)
  expect(await look('paid')).toEqual({ isOpen, left: [] })
  expect(shown).toEqual([text])
  // The rest of what it changed is on screen by now, or its own screen asks for it.
  expect([isGood, refreshAll.mock.calls.length]).toEqual(isOpen ? [false, 0] : [true, 1])
})

test.each([
  ['top-up', '/beltegoed-opwaarderen'],
  ['invoices', '/facturen'],
])('a payment for %s that failed leads to another attempt, and what it held up is asked for again', async (flow, start) => {
  await (await leftFor(flow)).find('failed')
  expect(refreshAll).toHaveBeenCalledOnce()
  expect(action?.label).toBe('Opnieuw proberen')
  action?.run()
  expect([navigate.mock.calls, shown]).toEqual([[[start]], [UNPAID, null]])
})

test.each(['hidden', 'offline'])(
  'a page that is %s asks nothing and says nothing, and does so once it is looked at',
  async (how) => {
    const { find: look } = await leftFor()
    const { setConnectionLoss } = await import('#platform/connection/connection.ts')
    const away = (is: boolean) =>
      how === 'hidden' ? Object.assign(document, { hidden: is }) : setConnectionLoss(is ? 'device' : null)
    away(true)
    heard = (what) => {
      if (what === 'asked') expect(waited).toHaveLength(3)
      if (what === 'waited' && waited.length === 3) away(false)
    }
    expect(await look('cancelled')).toEqual({ isOpen: false, left: [] })
    expect(shown).toEqual([UNPAID])
  },
)

test('a look at a payment: when it fails by a bug, then that is logged and the payment is looked at again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { find: look } = await leftFor()
  const made = new TypeError('a bug')
  bug = made
  heard = (what) => {
    if (what === 'waited') bug = null
  }
  expect(await look('cancelled')).toEqual({ isOpen: false, left: [] })
  expect(shown).toEqual([CHECKED, UNPAID])
  expect(log).toHaveBeenCalledExactlyOnceWith(made)
  log.mockRestore()
})

test('an outcome that another tab reported is not reported again', async () => {
  const { find: look } = await leftFor()
  const { endOrder } = await import('#platform/write/unpaid.ts')
  heard = (what) => void (what === 'waited' && endOrder(ID, null))
  expect(await look('pending', 'cancelled')).toEqual({ isOpen: false, left: [] })
  expect(shown).toEqual([CHECKED, null])
})

test('a payment is looked for once at a time, and again later', async () => {
  const { find: look } = await leftFor()
  await Promise.all([look('open', 'expired'), look('open', 'expired')])
  expect(shown).toEqual([OPEN, null])
  shown = []
  const again = await leftFor()
  await again.find('cancelled')
  expect(shown).toEqual([UNPAID])
})

test('a payment that a screen follows is left to that screen', async () => {
  const { find: look, followPayment } = await leftFor()
  const unfollow = followPayment()
  expect(await look('cancelled')).toEqual({ isOpen: true, left: ['cancelled'] })
  expect(shown).toEqual([])
  unfollow()
})

test.each([
  ['shown', [CHECKED, null], ['cancelled']],
  ['asked', [null], ['pending', 'cancelled']],
])('and no more is said of it from the moment that a screen follows it: once it is %s', async (when, texts, left) => {
  const { find: look, followPayment } = await leftFor()
  heard = (what) => void (what === when && followPayment())
  expect(await look('pending', ...(when === 'asked' ? (['pending'] as const) : []), 'cancelled')).toEqual({ isOpen: true, left })
  expect(shown).toEqual(texts)
})
