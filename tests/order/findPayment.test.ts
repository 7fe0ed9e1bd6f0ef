import { beforeEach, expect, test, vi } from 'vitest'
import { accountOf } from '../../fixtures/accounts/all.ts'
import type { PaymentStatus } from '../../src/api/contract/guest.ts'
import { getUser } from '../../src/api/contract/session.ts'
import { goodAnswer } from '../api/goodAnswer.ts'
import { closePage, openPage } from '../support/device.ts'
import { flags } from '../support/sessionUser.ts'
import { signedIn } from '../support/signedIn.ts'

const account = accountOf(31)
if (!account) throw new Error('the account is missing')
const user = goodAnswer(getUser, account)

const ID = 'payment-0001'
/** Every text that is shown, one after the other; null where it is taken away. */
let shown: (string | null)[]
/** Heard of whatever is shown and asked. */
let heard: (what: string) => void
let orders = 0
/** How long it waited each time (ms). */
let waited: number[]

beforeEach(() => {
  shown = []
  waited = []
  heard = () => undefined
  openPage()
  vi.doMock('../../src/pause.ts', () => ({
    pause: async (ms: number) => void waited.push(ms),
    atMost: (_: number, work: unknown) => work,
  }))
  vi.doMock('../../src/analytics/announce.ts', () => ({ announce: () => undefined }))
  vi.doMock('../../src/stores/toasts.ts', () => ({
    toast({ text }: { text: string }) {
      shown.push(text)
      heard('shown')
    },
    dismiss: () => shown.push(null),
  }))
  return () => {
    for (const file of ['pause', 'analytics/announce', 'stores/toasts']) vi.doUnmock(`../../src/${file}.ts`)
    return closePage()
  }
})

type Told = PaymentStatus | 404 | 409
const refusal = (status: number) => Response.json({ message: '' }, { status })

/** Somebody who left for the bank for this flow: `find` answers their payment like this, at one look after the other. */
async function leftFor(flow = 'top-up', receipt: object | null = null) {
  let left: Told[] = []
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const url = String(typeof request === 'string' ? request : request.url)
    if (url.includes('getPaymentReceipt')) return receipt ? Response.json({ result: receipt }) : refusal(409)
    if (!url.includes('getPaymentStatus')) return Response.json({ result: user })
    const status = left.shift() ?? 404
    heard('asked')
    return typeof status === 'number' ? refusal(status) : Response.json({ result: { status, about: null } })
  })
  const { keepOrder, openPayment } = await import('../../src/order/records.ts')
  const { findPayment } = await import('../../src/order/findPayment.ts')
  const { follow } = await import('../../src/order/shownPayments.ts')
  await signedIn(flags, account?.customerNumber ?? '')
  orders += 1
  await keepOrder({ key: `k${orders}`, flow, at: Date.now(), sent: true, payment: ID })
  waited = []
  return {
    follow: () => follow(ID),
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
  const { find: look, follow } = await leftFor()
  const unfollow = follow()
  expect(await look('cancelled')).toEqual({ isOpen: true, left: ['cancelled'] })
  expect(shown).toEqual([])
  unfollow()
})

test.each([
  ['shown', [CHECKED, null], ['cancelled']],
  ['asked', [null], ['pending', 'cancelled']],
])('and no more is said of it from the moment that a screen follows it: once it is %s', async (when, texts, left) => {
  const { find: look, follow } = await leftFor()
  heard = (what) => void (what === when && follow())
  expect(await look('pending', ...(when === 'asked' ? (['pending'] as const) : []), 'cancelled')).toEqual({ isOpen: true, left })
  expect(shown).toEqual(texts)
})
