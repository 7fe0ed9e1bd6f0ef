import { beforeEach, expect, test, vi } from 'vitest'
import type { PaymentStatus } from '#model/login/contract/guest.ts'
import { getUser } from '#model/login/contract/session.ts'
import { reading } from '#model/operation.ts'
import { accountOf } from '../../../fixtures/accounts/all.ts'
import { goodAnswer } from '../../contract/goodAnswer.ts'
import { closePage, openPage } from '../../support/device.ts'
import { flags } from '../../support/sessionUser.ts'
import { signedIn } from '../../support/signedIn.ts'

const account = accountOf(31)
if (!account) throw new Error('the account is missing')
const user = goodAnswer(getUser, account)
const ID = 'payment-0001'

/** What is shown, announced and done, in order. */
let told: unknown[]
const mocked: readonly (readonly [file: string, module: object])[] = [
  ['kit/pause', { pause: async () => undefined, atMost: (_: number, work: unknown) => work }],
  ['platform/analytics/announce', { announce: (event: object) => void told.push(event) }],
  ['platform/router/receipt', { openReceipt: async (to: string, receipt: unknown) => void told.push([to, receipt]) }],
  ['platform/session/renewSession', { renewSession: async () => void told.push('renew session') }],
]

beforeEach(() => {
  told = []
  openPage()
  for (const [file, module] of mocked) vi.doMock(`#${file}.ts`, () => module)
  return () => {
    for (const [file] of mocked) vi.doUnmock(`#${file}.ts`)
    return closePage()
  }
})

type Answers = { statuses: readonly (PaymentStatus | 404 | 500)[]; receipts?: readonly (object | 409)[]; isGuest?: boolean }

/** Follows a payment of which the server says this, one answer after the other, until it is decided or nothing is left to say. */
async function follow({ statuses, receipts = [], isGuest = false }: Answers) {
  const left = { getPaymentStatus: [...statuses] as unknown[], getPaymentReceipt: [...receipts] as unknown[] }
  let stop: () => void = () => undefined
  vi.stubGlobal('fetch', async (request: Request | URL | string) => {
    const url = request instanceof Request ? request.url : String(request)
    const name = (['getPaymentStatus', 'getPaymentReceipt'] as const).find((one) => url.includes(one))
    if (!name) return Response.json({ result: user })
    const answer = left[name].shift()
    if (answer === undefined) stop()
    if (answer === undefined || typeof answer === 'number')
      return Response.json({ message: '' }, { status: Number(answer ?? 500) })
    return Response.json({ result: name === 'getPaymentStatus' ? { status: answer, about: null } : answer })
  })
  const { keepOrder, orderPaidWith } = await import('#platform/write/records.ts')
  const { following } = await import('#platform/write/afterPayment.ts')
  if (!isGuest) {
    await signedIn(flags, account?.customerNumber ?? '')
    await keepOrder({ key: 'k1', flow: 'top-up', at: Date.now(), sent: true, payment: ID })
  }
  const stood: string[] = []
  const { run, stop: leave } = following(
    ID,
    '/facturen',
    ({ kind }) => void stood.push(kind),
    ({ status }) => void told.push(status),
  )
  stop = leave
  await run()
  return { stood, isKept: !isGuest && (await orderPaidWith(ID)) !== null }
}

const receipt = { flow: 'top-up', amount: 1000, receipt: { balance: 2500 } }

const confirmed = { event: 'funnel', flow: 'top-up', funnel_step: 'confirmation' }
const purchase = { event: 'purchase', items: [expect.objectContaining({ item_id: 'CREDIT-1000', price: 10 })] }
const END = '/beltegoed-opwaarderen/bedankt?terug=%2Ffacturen'

test('paid: the purchase is announced, its end replaces the screen, and the order is forgotten', async () => {
  expect(await follow({ statuses: ['pending', 'paid'], receipts: [receipt] })).toEqual({
    stood: ['checking-payment', 'paid', 'done'],
    isKept: false,
  })
  expect(told).toEqual(['pending', 'paid', confirmed, purchase, [END, { balance: 2500 }]])
})

test('after it, every read is asked anew', async () => {
  const { preload } = await import('#platform/api/client.ts')
  let asked = 0
  const count = async () => {
    asked += 1
    return Response.json({ result: user })
  }
  vi.stubGlobal('fetch', count)
  await preload([reading(getUser)])
  await preload([reading(getUser)])
  expect(asked).toBe(1)
  await follow({ statuses: ['paid'], receipts: [receipt] })
  vi.stubGlobal('fetch', count)
  await preload([reading(getUser)])
  expect(asked).toBe(2)
})

test('a purchase that makes another kind of customer begins the session anew, before its end is shown', async () => {
  await follow({ statuses: ['paid'], receipts: [{ flow: 'switch', amount: 0, receipt: null }] })
  expect(told.slice(1)).toEqual([
    { ...confirmed, flow: 'switch' },
    'renew session',
    [expect.stringMatching('/overstappen/bedankt'), null],
  ])
})

test('paid in vain: nothing was bought, and it ends where it says so', async () => {
  await follow({ statuses: ['paid'], receipts: [{ flow: 'bank-account', amount: 1, receipt: { linked: false } }] })
  expect(told.slice(1)).toEqual([
    { event: 'funnel', flow: 'bank-account', funnel_step: 'failed' },
    [expect.stringMatching('/mislukt'), { linked: false }],
  ])
})

test('a flow that this version does not know ends nowhere', async () => {
  await follow({ statuses: ['paid'], receipts: [{ flow: 'of-later', amount: 1, receipt: null }] })
  expect(told).toEqual(['paid', { ...confirmed, flow: 'of-later' }])
})

test('a guest sees that it is paid, and no receipt is asked for', async () => {
  expect(await follow({ statuses: ['paid'], receipts: [receipt], isGuest: true })).toMatchObject({
    stood: ['checking-payment', 'paid'],
  })
  expect(told).toEqual(['paid'])
})

test('cancelled: it is announced, and the order is forgotten', async () => {
  expect(await follow({ statuses: ['open', 'cancelled'] })).toEqual({ stood: ['checking-payment', 'unpaid'], isKept: false })
  expect(told).toEqual(['open', 'cancelled', { event: 'funnel', flow: 'top-up', funnel_step: 'cancel' }])
})

test('a payment that nobody knows is over, and so is its order', async () => {
  expect(await follow({ statuses: ['open', 404, 'paid'] })).toEqual({ stood: ['checking-payment', 'no-payment'], isKept: false })
  expect(told).toEqual(['open'])
})

test('a screen that was left: when the answer arrives afterwards, then it is ignored', async () => {
  const answer = Promise.withResolvers<Response>()
  const asked = vi.fn(() => answer.promise)
  vi.stubGlobal('fetch', asked)
  const { following } = await import('#platform/write/afterPayment.ts')
  const stood: string[] = []
  const { run, stop } = following(
    ID,
    null,
    ({ kind }) => void stood.push(kind),
    ({ status }) => void told.push(status),
  )
  const ended = run()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  stop()
  answer.resolve(Response.json({ result: { status: 'paid', about: null } }))
  await ended
  expect([stood, told]).toEqual([['checking-payment'], []])
})
