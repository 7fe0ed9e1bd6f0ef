import { daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { HandsetOrderStatus } from './contract/handsetOrder.ts'
import { isPhoneOnItsWay } from './phoneState.ts'

/** A phone from its order on. `status` is null when only the day is known: of its order nothing else is stored on the device. */
export type PhoneDelivery = { readonly status: HandsetOrderStatus | null; readonly arrivesOn?: Day | undefined }

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
export const deliveryStepOf = ({ status }: Pick<PhoneDelivery, 'status'>): number | null => (status && STEPS[status]) ?? null

/**
 * When a phone comes that is on its way, as said `today`; null for any other, or without a day. `late`: its day is over and it has not come.
 */
export function comesWhen({ status, arrivesOn }: PhoneDelivery, today: Day): 'today' | 'tomorrow' | 'later' | 'late' | null {
  if (arrivesOn === undefined || (status !== null && !isPhoneOnItsWay({ status }))) return null
  const days = daysBetween(today, arrivesOn)
  if (days < 0) return 'late'
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later'
}

/** True from delivery on. A phone that was paid at once is paid off when it comes. */
export const isDelivered = ({ status }: Pick<PhoneDelivery, 'status'>): boolean => status === 'DELIVERED' || status === 'PAID_OFF'

/** The days after delivery on which the customer is helped to begin. */
const NEW_DAYS = 2

/** True on the day of delivery and shortly after it. */
export const hasJustArrived = ({ status, arrivesOn }: PhoneDelivery, today: Day): boolean =>
  isDelivered({ status }) && arrivesOn !== undefined && arrivesOn <= today && daysBetween(arrivesOn, today) <= NEW_DAYS
