import type { HandsetOrder, HandsetOrderStatus } from './contract/handsetOrder.ts'

type Order = Pick<HandsetOrder, 'status' | 'totalCredit' | 'totalPaid'>

/** Cents of the credit not yet repaid. */
export const openAmountOf = ({ totalCredit, totalPaid }: Order): number => totalCredit - totalPaid

/** True when the credit is repaid or the status is PAID_OFF (spec 4 handset order status). */
export const isPaid = (order: Order): boolean => openAmountOf(order) === 0 || order.status === 'PAID_OFF'

/** An unpaid order that is delivered or accepted; new and terminated orders are not open (spec 4 handset order status). */
export const isOpenOrder = (order: Order): boolean =>
  !isPaid(order) && (order.status === 'DELIVERED' || order.status === 'ACCEPTED')

const MAKES_WAY: readonly HandsetOrderStatus[] = ['INITIAL', 'TERMINATED', 'CANCELLED', 'NEW']
const MAKES_WAY_WHEN_PAID: readonly HandsetOrderStatus[] = ['PAID_OFF', 'DELIVERED']

/** True when a postpaid customer may place a new order beside this one, if any (spec 4 handset order status). */
export function canOrderHandset(isPostpaid: boolean, order: Order | null): boolean {
  if (!isPostpaid) return false
  if (order === null || MAKES_WAY.includes(order.status)) return true
  return MAKES_WAY_WHEN_PAID.includes(order.status) && openAmountOf(order) === 0
}
