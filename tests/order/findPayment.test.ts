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

/** Every text that is shown, one after the other; null where it is taken away. */
let shown: (string | null)[]
/** How long it waited each time (ms). */
let waited: number[]

beforeEach(() => {
  shown = []
  waited = []
  openPage()
  vi.doMock('../../src/pause.ts', () => ({
    pause: async (ms: number) => void waited.push(ms),
    atMost: (_: number, work: unknown) => work,
  }))
  vi.doMock('../../src/analytics/announce.ts', () => ({ announce: () => undefined }))
  vi.doMock('../../src/stores/toasts.ts', () => ({
    toast: ({ text }: { text: string }) => shown.push(text),
    dismiss: () => shown.push(null),
  }))
  return () => {
    for (const file of ['pause', 'analytics/announce', 'stores/toasts']) vi.doUnmock(`../../src/${file}.ts`)
    return closePage()
  }
})

/** Somebody left for the bank and came back another way: the payment then stands like this, at one look after the other. */
async function find(...statuses: (PaymentStatus | 404)[]) {
  const left = [...statuses]
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (!String(typeof request === 'string' ? request : request.url).includes('getPaymentStatus'))
      return Response.json({ result: user })
    const status = left.shift()
    return status === undefined || status === 404
      ? Response.json({ message: 'gone' }, { status: 404 })
      : Response.json({ result: { status, about: null } })
  })
  const { keepOrder, openPayment } = await import('../../src/order/records.ts')
  const { findPayment } = await import('../../src/order/findPayment.ts')
  await signedIn(flags, account?.customerNumber ?? '')
  await keepOrder({ key: 'k1', flow: 'top-up', at: Date.now(), sent: true, payment: 'payment-0001' })
  waited = []
  await findPayment()
  return { isOpen: (await openPayment()) !== null, left }
}

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
] as const)('a payment that was left at the bank and then is %j: %j', async (statuses, texts) => {
  expect(await find(...statuses)).toEqual({ isOpen: false, left: [] })
  expect(shown).toEqual(texts)
})

test('it is looked at after 1, 2, 4, 8, 15 and 30 seconds, and every 30 seconds after that', async () => {
  await find(...Array.from({ length: 8 }, () => 'pending' as const), 'cancelled')
  expect(waited.slice(0, 8)).toEqual([1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000])
})
