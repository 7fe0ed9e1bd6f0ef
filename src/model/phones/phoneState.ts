import type { HandsetOrder, HandsetOrderStatus } from './contract/handsetOrder.ts'
import { isOpenOrder, isPaid } from './handsetOrder.ts'

type Order = Pick<HandsetOrder, 'status' | 'totalCredit' | 'totalPaid'>

const NO_PHONE: readonly HandsetOrderStatus[] = ['INITIAL', 'TERMINATED', 'CANCELLED', 'REJECTED']
const COMES: readonly HandsetOrderStatus[] = ['NEW', 'ACCEPTED', 'PROCESSING_BY_LOGISTICS', 'WAIT_FOR_DELIVERY']
const GOES_BACK: readonly HandsetOrderStatus[] = ['WAIT_FOR_RETURN', 'RETURN']

/** True before delivery. Nothing has been paid then: the first term is on the invoice after it. */
export const isPhoneOnItsWay = ({ status }: Pick<Order, 'status'>): boolean => COMES.includes(status)

/** True when a phone asks for a large bundle: its order is open, or on its way since it was accepted (spec 9 minimum MB). */
export const asksForLargeBundle = (order: Order): boolean =>
  isOpenOrder(order) || (isPhoneOnItsWay(order) && order.status !== 'NEW' && !isPaid(order))

/** The state of the ordered phone: none, being paid, paid off, or being returned. */
export function phoneState(order: Order | null): 'none' | 'paying' | 'paid' | 'returning' {
  if (order === null || NO_PHONE.includes(order.status)) return 'none'
  if (GOES_BACK.includes(order.status)) return 'returning'
  return isPaid(order) ? 'paid' : 'paying'
}

/** The status of an order that ended without a phone, for a customer who wants to read how it ended; null otherwise. */
export const endedStatusOf = (order: Pick<Order, 'status'> | null): 'TERMINATED' | 'CANCELLED' | 'REJECTED' | null =>
  (['TERMINATED', 'CANCELLED', 'REJECTED'] as const).find((status) => status === order?.status) ?? null
