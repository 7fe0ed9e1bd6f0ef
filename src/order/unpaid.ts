import { announce } from '../analytics/announce.ts'
import type { Unpaid } from './machine.ts'
import { orderPaidWith, settleOrder } from './records.ts'

/** The outcome of a payment is known, or there is no such payment: the device forgets it. `why`: nothing was paid, which the data layer hears. */
export async function endOrder(payment: string, why: Unpaid | null): Promise<void> {
  const order = await orderPaidWith(payment)
  if (order === null) return
  if (why !== null) announce({ event: 'funnel', flow: order.flow, funnel_step: why === 'cancelled' ? 'cancel' : 'failed' })
  await settleOrder(order)
}
