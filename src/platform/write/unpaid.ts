import { announce } from '../analytics/announce.ts'
import type { Unpaid } from './machine.ts'
import { orderPaidWith, settleOrder } from './records.ts'

/**
 * Removes the order of a payment with a known outcome, or of an unknown payment. `why`: nothing was paid, which is reported to the data
 * layer.
 */
export async function endOrder(payment: string, why: Unpaid | null): Promise<void> {
  const order = await orderPaidWith(payment)
  if (order === null) return
  if (why !== null) announce({ event: 'funnel', flow: order.flow, funnel_step: why === 'cancelled' ? 'cancel' : 'failed' })
  await settleOrder(order)
}
