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
