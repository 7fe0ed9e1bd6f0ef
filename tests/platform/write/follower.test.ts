import { expect, test } from 'vitest'
import type { PaymentStatus } from '#model/login/contract/guest.ts'
import { Failure } from '#platform/api/failure.ts'
import { createFollower } from '#platform/write/follower.ts'

const noNetwork = new Failure('offline', 'getPaymentStatus', 'no network')
const unknown = new Failure('refused', 'getPaymentStatus', 'no such payment', { status: 404 })

type Said = { statuses: (PaymentStatus | Error)[]; receipts?: (string | Error | null)[]; customer?: boolean; stopAfter?: number }

/** Follows a payment; the last of `statuses` and of `receipts` is repeated. `stopAfter`: the screen is left after so many pauses. */
async function followed({ statuses, receipts = ['TU-1'], customer = true, stopAfter = 40 }: Said) {
  const shown: string[] = []
  const pauses: number[] = []
  const settled: unknown[] = []
  const take = <Value>(from: (Value | Error)[]): Value => {
    const value = from.length > 1 ? from.shift() : from[0]
    if (value === undefined || value instanceof Error) throw value
    return value
  }
  const follower = createFollower<string>(
    'p1',
    {
      statusOf: async () => take(statuses),
      receiptOf: async () => (customer ? take(receipts) : null),
      isCustomer: () => customer,
      settle: async (why) => void settled.push(why),
      async pause(ms) {
        pauses.push(ms)
        if (pauses.length >= stopAfter) follower.stop()
      },
    },
    ({ kind }) => shown.push(kind),
  )
  await follower.run()
  return { shown, pauses, settled }
}

test('a payment that is paid shows its receipt and leaves the device', async () => {
  expect(await followed({ statuses: ['open', 'paid'] })).toEqual({
    shown: ['checking-payment', 'paid', 'done'],
    pauses: [0, 1000],
    settled: [null],
  })
})

test.each(['cancelled', 'failed', 'expired'] as const)('%s: the order leaves the device with the reason', async (why) => {
  expect(await followed({ statuses: [why] })).toEqual({ shown: ['checking-payment', 'unpaid'], pauses: [0], settled: [why] })
})

test('after a minute the payment is asked for every 30 seconds, and the screen no longer says that it is being checked', async () => {
  const { shown, pauses, settled } = await followed({ statuses: [...Array<PaymentStatus>(10).fill('pending'), 'paid'] })
  expect(shown).toEqual(['checking-payment', 'still-pending', 'still-pending', 'paid', 'done'])
  expect(pauses.slice(0, 8)).toEqual([0, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000])
  expect(settled).toEqual([null])
})

test('a failed question is no outcome: it is asked again', async () => {
  const { shown, settled } = await followed({ statuses: [noNetwork, noNetwork, 'paid'] })
  expect(shown).toEqual(['checking-payment', 'paid', 'done'])
  expect(settled).toEqual([null])
})

test('an unknown payment is shown as unknown, leaves the device, and is not asked for again', async () => {
  expect(await followed({ statuses: [unknown] })).toEqual({
    shown: ['checking-payment', 'no-payment'],
    pauses: [0, 1000],
    settled: [null],
  })
})

test('a receipt that comes late is asked for four times, and then every 15 seconds', async () => {
  const { shown, pauses } = await followed({ statuses: ['paid'], receipts: [...Array<Error>(5).fill(noNetwork), 'TU-1'] })
  expect(shown).toEqual(['checking-payment', 'paid', 'done'])
  expect(pauses).toEqual([0, 2000, 2000, 2000, 15_000, 2000])
})

test('a visitor who is no customer sees that it is paid, and nothing is asked after that', async () => {
  const { shown, settled, pauses } = await followed({ statuses: ['paid'], customer: false })
  expect(shown).toEqual(['checking-payment', 'paid'])
  expect(settled).toEqual([])
  expect(pauses).toEqual([0, 2000, 2000, 2000])
})

test('nothing is asked or shown after the screen is left', async () => {
  const { shown, settled, pauses } = await followed({ statuses: ['pending', 'pending', 'paid'], stopAfter: 2 })
  expect(shown).toEqual(['checking-payment'])
  expect([pauses.length, settled]).toEqual([2, []])
})
