/** Phones ordered in the demo: their delivery and paid terms follow from the day. */

import { addDays, addMonths, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { addWorkdays, workdayBefore } from '#kit/workdays.ts'
import { isPhoneOnItsWay, phoneState } from '#model/phones/phoneState.ts'
import type { Refund } from '#model/subscription/contract/withdrawal.ts'
import type { Half, OrderedPhone, Phone, PhoneOrder, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { DEBIT_DAYS, invoicedOn, monthsBetween } from '../world/calendar.ts'
import { restOf } from '../world/halves.ts'

/** The working days until a returned phone arrives, and until it is settled after that: within 14 days in total. */
const [COMES_BACK, IS_SETTLED] = [4, 2]

/** The cents that are due with the order. */
export const toPayNow = ({ initial, oneOff: { connection, delivery, levy } }: Pick<OrderedPhone, 'initial' | 'oneOff'>): number =>
  initial + connection + delivery + levy

const termsIn = ({ totalCredit, monthlyPrice }: PhoneOrder): number => (monthlyPrice === 0 ? 0 : totalCredit / monthlyPrice)

/** The month of its first term, which is the month after delivery. Null for a cancelled order. */
const firstTermOf = ({ firstTerm, arrivesOn }: PhoneOrder): Day | null =>
  firstTerm ?? (arrivesOn === undefined ? null : addMonths(startOfMonth(arrivesOn), 1))

/** The number of terms invoiced by a day; the last one is the term on display. */
function invoicedBy(handset: PhoneOrder, day: Day): number {
  const first = firstTermOf(handset)
  if (first === null) return 0
  const month = startOfMonth(day)
  const begun = monthsBetween(first, month) + (invoicedOn(month) <= day ? 1 : 0)
  return Math.min(Math.max(0, begun), termsIn(handset))
}

/** The cents of the terms invoiced by a day. */
export const termsInvoiced = (handset: PhoneOrder, day: Day): number => invoicedBy(handset, day) * handset.monthlyPrice

/** The number of terms debited by a day, which are the paid ones. An invoice is debited a week after its date. */
const debitedBy = (handset: PhoneOrder, day: Day): number => invoicedBy(handset, addDays(day, -DEBIT_DAYS - 1))

/** The status from the order until delivery. A phone leaves on the last working day before it arrives. */
function comingStatus(orderedOn: Day, arrivesOn: Day, today: Day): PhoneOrder['status'] {
  if (today <= orderedOn) return 'ACCEPTED'
  return today < workdayBefore(arrivesOn) ? 'PROCESSING_BY_LOGISTICS' : 'WAIT_FOR_DELIVERY'
}

/** The day on which a shipped phone is back after its withdrawal. Null when the warehouse told that it keeps waiting. */
const backOn = ({ returnedOn, told }: PhoneOrder, withdrawnOn: Day): Day | null =>
  returnedOn ?? (told === 'WAIT_FOR_RETURN' ? null : addWorkdays(withdrawnOn, COMES_BACK))

function goingStatus(handset: PhoneOrder, withdrawnOn: Day, today: Day): PhoneOrder['status'] {
  const back = backOn(handset, withdrawnOn)
  if (back === null || today < back) return 'WAIT_FOR_RETURN'
  return today < addWorkdays(back, IS_SETTLED) ? 'RETURN' : 'TERMINATED'
}

/** The order on a day. */
function handsetOn(handset: PhoneOrder, today: Day): PhoneOrder {
  const { told, status, orderedOn, arrivesOn, withdrawnOn, totalCredit, monthlyPrice } = handset
  if (told !== undefined) return { ...handset, status: told }
  if (status === 'REJECTED' || status === 'CANCELLED') return handset
  if (withdrawnOn !== undefined) return { ...handset, status: goingStatus(handset, withdrawnOn, today) }
  if (firstTermOf(handset) === null) return handset
  if (orderedOn !== undefined && arrivesOn !== undefined && today < arrivesOn)
    return { ...handset, status: comingStatus(orderedOn, arrivesOn, today) }
  const totalPaid = debitedBy(handset, today) * monthlyPrice
  return { ...handset, totalPaid, status: totalPaid === totalCredit ? 'PAID_OFF' : 'DELIVERED' }
}

export function phoneOrderOn(account: PostpaidAccount, today: Day): PostpaidAccount {
  if (account.handset === null) return account
  const handset = handsetOn(account.handset, today)
  const { arrivesOn, withdrawnOn } = handset
  const isHere = arrivesOn !== undefined && arrivesOn <= today && withdrawnOn === undefined && !isPhoneOnItsWay(handset)
  const phone = isHere && account.phone ? { ...account.phone, delivered: arrivesOn } : account.phone
  return { ...account, handset, phone }
}

/** A phone term on an invoice. */
type PhoneTerm = { readonly number: number; readonly total: number; readonly amount: number }

const chainOf = (handset: PhoneOrder | null): PhoneOrder[] =>
  handset ? [handset, ...chainOf(handset.former?.handset ?? null)] : []

/**
 * The phone terms in a month, as known in a half-day. The latest invoiced term is that of this month. A returned phone has no terms
 * from its withdrawal on.
 */
export const termsOf = ({ handset }: PostpaidAccount, month: Day, known: Half): PhoneTerm[] =>
  chainOf(handset).flatMap((one) => {
    const { status, withdrawnOn, monthlyPrice } = one
    const total = termsIn(one)
    const first = firstTermOf(one)
    const isGone = status === 'REJECTED' || status === 'CANCELLED' || (withdrawnOn !== undefined && restOf(withdrawnOn) <= known)
    if (total === 0 || isGone || first === null) return []
    const number = monthsBetween(first, month) + 1
    return number >= 1 && number <= total ? [{ number, total, amount: monthlyPrice }] : []
  })

/** The month of a phone's last term on an invoice, as far as it is known. Null without one. */
export function lastPhoneMonth({ handset }: PostpaidAccount): Day | null {
  const first = handset && firstTermOf(handset)
  if (handset === null || first === null) return null
  const { withdrawnOn } = handset
  const terms = withdrawnOn === undefined ? termsIn(handset) : invoicedBy(handset, withdrawnOn)
  return terms === 0 ? null : addMonths(first, terms - 1)
}

/** Can this phone be returned? Only a phone ordered in the demo can. */
export const isReturnable = ({ orderedOn, status, withdrawnOn }: PhoneOrder): boolean =>
  orderedOn !== undefined && withdrawnOn === undefined && !['REJECTED', 'CANCELLED', 'WAIT_FOR_RETURN'].includes(status)

/** Has the phone been shipped, so that a withdrawal means a return? */
export const hasLeft = ({ status }: PhoneOrder): boolean => status !== 'ACCEPTED' && status !== 'PROCESSING_BY_LOGISTICS'

/** The withdrawn order: the phone is returned, or never shipped. Null when there is no order in the demo. */
export function withdrawnOrder({ handset }: PostpaidAccount, today: Day): PhoneOrder | null {
  if (handset === null || !isReturnable(handset)) return handset
  const { told: _, ...own } = handset
  return { ...own, status: hasLeft(handset) ? 'WAIT_FOR_RETURN' : 'CANCELLED', withdrawnOn: today }
}

/** The phones that were withdrawn, latest first. */
export const withdrawnOrders = ({ handset }: PostpaidAccount): PhoneOrder[] =>
  chainOf(handset).filter(({ withdrawnOn }) => withdrawnOn !== undefined)

/**
 * The refund of a withdrawn phone, as known on a day: the payment with the order and the invoiced terms. It is paid when the phone has
 * come back; a phone that was never shipped is not waited for. Null for a phone that was not withdrawn.
 */
export function refundOf(handset: PhoneOrder, today: Day): Refund | null {
  const { withdrawnOn, paidAtOnce = 0, status } = handset
  if (withdrawnOn === undefined) return null
  const amount = paidAtOnce + termsInvoiced(handset, withdrawnOn)
  if (status === 'CANCELLED') return { amount, on: addWorkdays(withdrawnOn, IS_SETTLED), receivedOn: null }
  const back = backOn(handset, withdrawnOn)
  if (back === null || today < back) return { amount, on: null, receivedOn: null }
  return { amount, on: addWorkdays(back, IS_SETTLED), receivedOn: back }
}

/** The phone was delivered today, whatever was told of it before. Returned and delivered phones stay as they are. */
export function arrived({ told, ...handset }: PhoneOrder, today: Day): PhoneOrder {
  if (isPhoneOnItsWay(handset)) return { ...handset, status: 'DELIVERED', arrivesOn: today }
  return { ...handset, ...(told !== undefined && { told }) }
}

export function returned(handset: PhoneOrder, today: Day): PhoneOrder {
  if (handset.status !== 'WAIT_FOR_RETURN') return handset
  const { told: _, ...own } = handset
  return { ...own, status: 'RETURN', withdrawnOn: own.withdrawnOn ?? today, returnedOn: today }
}

/** The phones that a new order replaces. Their terms keep their months. */
export function formerOf({ handset, phone }: PostpaidAccount): PhoneOrder['former'] {
  if (handset === null) return undefined
  const firstTerm = firstTermOf(handset)
  return { handset: { ...handset, ...(firstTerm && { firstTerm }) }, phone }
}

/** The relevant order: a cancelled order gives way to the phone before it, if any. */
export const countingOrder = (handset: PhoneOrder | null): PhoneOrder | null =>
  handset?.former && phoneState(handset) === 'none' ? countingOrder(handset.former.handset) : handset

/** The phone of the relevant order; null when unknown. */
export const countingPhone = ({ handset, phone }: Pick<PostpaidAccount, 'handset' | 'phone'>): Phone | null =>
  handset?.former && phoneState(handset) === 'none' ? countingPhone(handset.former) : phone

/** The invoice date of the first term, for a delivered phone without paid terms; null for any other. */
export function firstTermOn(handset: PhoneOrder): Day | null {
  const first = firstTermOf(handset)
  const isWaitedFor = phoneState(handset) === 'paying' && !isPhoneOnItsWay(handset) && handset.totalPaid === 0
  return isWaitedFor && first !== null ? invoicedOn(first) : null
}

/** The phone that the customer has: the latest delivered phone that was not returned. */
export function ownPhoneOf({ handset, phone }: Pick<PostpaidAccount, 'handset' | 'phone'>): Phone | null {
  const standing = phoneState(handset)
  if (phone && phone.delivered !== null && (standing === 'paying' || standing === 'paid')) return phone
  return handset?.former ? ownPhoneOf(handset.former) : null
}
