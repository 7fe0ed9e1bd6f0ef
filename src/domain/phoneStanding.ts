import type { HandsetOrder, HandsetOrderStatus } from '../api/contract/handsetOrder.ts'
import { isPaid } from './handsetOrder.ts'

type Order = Pick<HandsetOrder, 'status' | 'totalCredit' | 'totalPaid'>

const NO_PHONE: readonly HandsetOrderStatus[] = ['INITIAL', 'TERMINATED', 'CANCELLED', 'REJECTED']
const COMES: readonly HandsetOrderStatus[] = ['NEW', 'ACCEPTED', 'PROCESSING_BY_LOGISTICS', 'WAIT_FOR_DELIVERY']
const GOES_BACK: readonly HandsetOrderStatus[] = ['WAIT_FOR_RETURN', 'RETURN']

/** The phone has not come yet, and nothing of it has been paid: its first term is on the invoice after that. */
export const isOnItsWay = ({ status }: Pick<Order, 'status'>): boolean => COMES.includes(status)

/** How it stands with the phone of this order, if any: there is none, it is being paid, it is paid, or it goes back. */
export function phoneStanding(order: Order | null): 'none' | 'paying' | 'paid' | 'returning' {
  if (order === null || NO_PHONE.includes(order.status)) return 'none'
  if (GOES_BACK.includes(order.status)) return 'returning'
  return isPaid(order) ? 'paid' : 'paying'
}

/** An order that came to nothing, or that is over: it leaves no phone, and the customer may want to read how it ended. */
export const endedStatusOf = (order: Pick<Order, 'status'> | null): 'TERMINATED' | 'CANCELLED' | 'REJECTED' | null =>
  (['TERMINATED', 'CANCELLED', 'REJECTED'] as const).find((status) => status === order?.status) ?? null
