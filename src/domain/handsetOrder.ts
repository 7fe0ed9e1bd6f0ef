import type { HandsetOrder, HandsetOrderStatus } from '../api/contract/handsetOrder.ts'

type Order = Pick<HandsetOrder, 'status' | 'totalCredit' | 'totalPaid'>

/** Cents of the credit that are still to be paid. */
export const openAmountOf = ({ totalCredit, totalPaid }: Order): number => totalCredit - totalPaid

/** Total credit equals total paid, or the status is PAID_OFF (spec 4 handset order status). */
export const isPaid = (order: Order): boolean => openAmountOf(order) === 0 || order.status === 'PAID_OFF'

/** Not paid, and delivered or accepted; terminated and new ones are not open (spec 4 handset order status). */
export const isOpenOrder = (order: Order): boolean =>
  !isPaid(order) && (order.status === 'DELIVERED' || order.status === 'ACCEPTED')

const MAKES_WAY: readonly HandsetOrderStatus[] = ['INITIAL', 'TERMINATED', 'CANCELLED', 'NEW']
const MAKES_WAY_WHEN_PAID: readonly HandsetOrderStatus[] = ['PAID_OFF', 'DELIVERED']

/** May a new order be placed beside this one, if any? Only by postpaid users (spec 4 handset order status). */
export function mayOrderHandset(isPostpaid: boolean, order: Order | null): boolean {
  if (!isPostpaid) return false
  if (order === null || MAKES_WAY.includes(order.status)) return true
  return MAKES_WAY_WHEN_PAID.includes(order.status) && openAmountOf(order) === 0
}

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
