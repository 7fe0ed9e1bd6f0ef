import type { HandsetOrder, HandsetOrderStatus } from './contract/handsetOrder.ts'
import { isPhoneOnItsWay, phoneState } from './phoneState.ts'

const words: Record<HandsetOrderStatus, string> = {
  INITIAL: 'Nog niet besteld',
  NEW: 'Bestelling ontvangen',
  ACCEPTED: 'Bestelling goedgekeurd',
  PROCESSING_BY_LOGISTICS: 'We pakken je telefoon in',
  WAIT_FOR_DELIVERY: 'Onderweg',
  DELIVERED: 'Bezorgd',
  WAIT_FOR_RETURN: 'We wachten op je retour',
  RETURN: 'Retour ontvangen',
  PAID_OFF: 'Afbetaald',
  TERMINATED: 'Beëindigd',
  CANCELLED: 'Geannuleerd',
  REJECTED: 'Afgewezen',
}

/** The status text of a phone order (domain enums). A delivered phone that is paid off belongs to the customer. */
export const phoneOrderText = (order: Pick<HandsetOrder, 'status' | 'totalCredit' | 'totalPaid'>): string =>
  words[phoneState(order) === 'paid' && !isPhoneOnItsWay(order) ? 'PAID_OFF' : order.status]
