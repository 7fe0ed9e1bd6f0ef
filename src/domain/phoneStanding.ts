import type { HandsetOrder, HandsetOrderStatus } from '../api/contract/handsetOrder.ts'
import type { Day } from '../api/contract/parts.ts'
import { daysBetween } from './dates.ts'
import { isPaid } from './handsetOrder.ts'

type Order = Pick<HandsetOrder, 'status' | 'totalCredit' | 'totalPaid'>

const NO_PHONE: readonly HandsetOrderStatus[] = ['INITIAL', 'TERMINATED', 'CANCELLED', 'REJECTED']
const COMES: readonly HandsetOrderStatus[] = ['NEW', 'ACCEPTED', 'PROCESSING_BY_LOGISTICS', 'WAIT_FOR_DELIVERY']
const GOES_BACK: readonly HandsetOrderStatus[] = ['WAIT_FOR_RETURN', 'RETURN']

/** True before delivery. Nothing has been paid then: the first term is on the invoice after it. */
export const isOnItsWay = ({ status }: Pick<Order, 'status'>): boolean => COMES.includes(status)

/** The state of the ordered phone: none, being paid, paid off, or being returned. */
export function phoneStanding(order: Order | null): 'none' | 'paying' | 'paid' | 'returning' {
  if (order === null || NO_PHONE.includes(order.status)) return 'none'
  if (GOES_BACK.includes(order.status)) return 'returning'
  return isPaid(order) ? 'paid' : 'paying'
}

/** The status of an order that ended without a phone, for a customer who wants to read how it ended; null otherwise. */
export const endedStatusOf = (order: Pick<Order, 'status'> | null): 'TERMINATED' | 'CANCELLED' | 'REJECTED' | null =>
  (['TERMINATED', 'CANCELLED', 'REJECTED'] as const).find((status) => status === order?.status) ?? null

const STEPS: Partial<Record<HandsetOrderStatus, number>> = {
  NEW: 0,
  ACCEPTED: 0,
  PROCESSING_BY_LOGISTICS: 1,
  WAIT_FOR_DELIVERY: 2,
}

/**
 * How far a phone is on its way: 0 ordered, 1 being packed, 2 on the road. Null before the order and from delivery on. A phone that is
 * being packed has not left; the other steps have happened.
 */
export const deliveryStepOf = (status: HandsetOrderStatus): number | null => STEPS[status] ?? null

/**
 * When a phone comes that is on its way, as said `today`; null for any other, or without a day. `late`: its day is over and it has not come.
 */
export function comesWhen(
  { status, arrivesOn }: Pick<HandsetOrder, 'status' | 'arrivesOn'>,
  today: Day,
): 'today' | 'tomorrow' | 'later' | 'late' | null {
  if (!isOnItsWay({ status }) || arrivesOn === undefined) return null
  const days = daysBetween(today, arrivesOn)
  if (days < 0) return 'late'
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later'
}

/** The days after delivery on which the customer is helped to begin. */
const NEW_DAYS = 2

/** True on the day of delivery and shortly after it. */
export const hasJustArrived = ({ status, arrivesOn }: Pick<HandsetOrder, 'status' | 'arrivesOn'>, today: Day): boolean =>
  status === 'DELIVERED' && arrivesOn !== undefined && arrivesOn <= today && daysBetween(arrivesOn, today) <= NEW_DAYS
