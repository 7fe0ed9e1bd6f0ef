import { beforeEach, expect, test, vi } from 'vitest'
import { getUser } from '#model/login/contract/session.ts'
import { accountOf } from '../../../fixtures/accounts/all.ts'
import { goodAnswer } from '../../contract/goodAnswer.ts'
import { closePage, openPage } from '../../support/device.ts'
import { flags } from '../../support/sessionUser.ts'
import { signedIn } from '../../support/signedIn.ts'

const account = accountOf(31)
if (!account) throw new Error('the account is missing')
const user = goodAnswer(getUser, account)

/** A document with a pending payment, and the events of its data layer. */
async function load() {
  openPage()
  const announced: unknown[] = []
  vi.doMock('#platform/analytics/announce.ts', () => ({ announce: (event: unknown) => void announced.push(event) }))
  vi.stubGlobal('fetch', async () => Response.json({ result: user }))
  const { keepOrder, openPayment } = await import('#platform/write/records.ts')
  const { endOrder } = await import('#platform/write/unpaid.ts')
  await signedIn(flags, account?.customerNumber ?? '')
  await keepOrder({ key: 'k1', flow: 'top-up', at: Date.now(), sent: true, payment: 'payment-0001' })
  return { announced, openPayment, endOrder }
}
let page: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  page = await load()
  return () => {
    vi.doUnmock('#platform/analytics/announce.ts')
    return closePage()
  }
})

test.each([
  ['cancelled', 'cancel'],
  ['failed', 'failed'],
  ['expired', 'failed'],
] as const)('a payment that was %s is told as %s, once, and forgotten', async (why, funnel_step) => {
  const { announced, openPayment, endOrder } = page
  expect(await openPayment()).toBe('payment-0001')
  await endOrder('payment-0001', why)
  await endOrder('payment-0001', why)
  expect(await openPayment()).toBeNull()
  expect(announced).toEqual([{ event: 'funnel', flow: 'top-up', funnel_step }])
})

test('one that there is not is forgotten without a word', async () => {
  await page.endOrder('payment-0001', null)
  expect([await page.openPayment(), page.announced]).toEqual([null, []])
})
