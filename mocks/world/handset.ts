/** Phones that were ordered here: where they are and what of them was paid follows from the day. */
import type { Handset, Phone, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { addDays, addMonths, startOfMonth } from '../../src/domain/dates.ts'
import { invoiceDateOf } from '../../src/domain/invoices.ts'
import { isOnItsWay, phoneStanding } from '../../src/domain/phoneStanding.ts'
import { addWorkdays } from '../../src/domain/workdays.ts'
import { DEBIT_DAYS, monthsBetween } from './calendar.ts'

/** Working days after which a phone that goes back is here, and after which that is settled: within 14 days (domain 1.15). */
const [COMES_BACK, IS_SETTLED] = [4, 2]

const termsIn = ({ totalCredit, monthlyPrice }: Handset): number => (monthlyPrice === 0 ? 0 : totalCredit / monthlyPrice)

/** The month of its first term: the one after it arrived. Null for a phone that came to nothing. */
const firstTermOf = ({ firstTerm, arrivesOn }: Handset): Day | null =>
  firstTerm ?? (arrivesOn === undefined ? null : addMonths(startOfMonth(arrivesOn), 1))

/** Terms that are on an invoice by a day: the last of them is the one that is shown (decisions D10). */
function invoicedBy(handset: Handset, day: Day): number {
  const first = firstTermOf(handset)
  if (first === null) return 0
  const month = startOfMonth(day)
  const begun = monthsBetween(first, month) + (invoiceDateOf(month) <= day ? 1 : 0)
  return Math.min(Math.max(0, begun), termsIn(handset))
}

/** Terms that have been debited by a day: only those are paid. An invoice is debited a week after its date. */
const debitedBy = (handset: Handset, day: Day): number => invoicedBy(handset, addDays(day, -DEBIT_DAYS - 1))

/** From the order until it arrives. */
function comingStatus(orderedOn: Day, arrivesOn: Day, today: Day): Handset['status'] {
  if (today <= orderedOn) return 'ACCEPTED'
  return today < addDays(arrivesOn, -1) ? 'PROCESSING_BY_LOGISTICS' : 'WAIT_FOR_DELIVERY'
}

function goingStatus(withdrawnOn: Day, returnedOn: Day | undefined, today: Day): Handset['status'] {
  const back = returnedOn ?? addWorkdays(withdrawnOn, COMES_BACK)
  if (today < back) return 'WAIT_FOR_RETURN'
  return today < addWorkdays(back, IS_SETTLED) ? 'RETURN' : 'TERMINATED'
}

/** The order on a day. */
export function handsetOn(handset: Handset, today: Day): Handset {
  const { status, orderedOn, arrivesOn, withdrawnOn, returnedOn, totalCredit, monthlyPrice } = handset
  if (status === 'REJECTED' || status === 'CANCELLED') return handset
  if (withdrawnOn !== undefined) return { ...handset, status: goingStatus(withdrawnOn, returnedOn, today) }
  if (firstTermOf(handset) === null) return handset
  if (orderedOn !== undefined && arrivesOn !== undefined && today < arrivesOn)
    return { ...handset, status: comingStatus(orderedOn, arrivesOn, today) }
  const totalPaid = debitedBy(handset, today) * monthlyPrice
  return { ...handset, totalPaid, status: totalPaid === totalCredit ? 'PAID_OFF' : 'DELIVERED' }
}

/** The customer on a day, with the phone as it is then. */
export function withHandsetOn(account: PostpaidAccount, today: Day): PostpaidAccount {
  if (account.handset === null) return account
  const handset = handsetOn(account.handset, today)
  const { arrivesOn, withdrawnOn } = handset
  const isHere = arrivesOn !== undefined && arrivesOn <= today && withdrawnOn === undefined && !isOnItsWay(handset)
  const phone = isHere && account.phone ? { ...account.phone, delivered: arrivesOn } : account.phone
  return { ...account, handset, phone }
}

/** A term of a phone on an invoice. */
export type PhoneTerm = { readonly number: number; readonly total: number; readonly amount: number }

const chainOf = (handset: Handset | null): Handset[] => (handset ? [handset, ...chainOf(handset.former?.handset ?? null)] : [])

/**
 * The terms of phones in a month, as was known on a day (`asOf`): the last one invoiced is that of this month (decisions D10). A phone that went
 * back has none from the withdrawal on.
 */
export const termsOf = ({ handset }: PostpaidAccount, month: Day, asOf: Day): PhoneTerm[] =>
  chainOf(handset).flatMap((one) => {
    const { status, withdrawnOn, monthlyPrice } = one
    const total = termsIn(one)
    const first = firstTermOf(one)
    const isGone = status === 'REJECTED' || status === 'CANCELLED' || (withdrawnOn !== undefined && withdrawnOn <= asOf)
    if (total === 0 || isGone || first === null) return []
    const number = monthsBetween(first, month) + 1
    return number >= 1 && number <= total ? [{ number, total, amount: monthlyPrice }] : []
  })

/** The last month with a line about a phone whose days are known: of its last term, or of what is paid back. Null without one. */
export function lastPhoneMonth({ handset }: PostpaidAccount): Day | null {
  const first = handset && firstTermOf(handset)
  if (handset === null || first === null || termsIn(handset) === 0) return null
  const { withdrawnOn } = handset
  return withdrawnOn === undefined ? addMonths(first, termsIn(handset) - 1) : addMonths(startOfMonth(withdrawnOn), 1)
}

/** A phone that was ordered here, and can go back. */
export const isReturnable = ({ orderedOn, status, withdrawnOn }: Handset): boolean =>
  orderedOn !== undefined && withdrawnOn === undefined && !['REJECTED', 'CANCELLED', 'WAIT_FOR_RETURN'].includes(status)

/** Has it left, so that it has to be sent back? */
export const hasLeft = ({ status }: Handset): boolean => status !== 'ACCEPTED' && status !== 'PROCESSING_BY_LOGISTICS'

/** The order of a phone that the customer does not want after all: it goes back, or never leaves. One that was not ordered here stays. */
export function withdrawnHandset({ handset }: PostpaidAccount, today: Day): Handset | null {
  if (handset === null || !isReturnable(handset)) return handset
  return { ...handset, status: hasLeft(handset) ? 'WAIT_FOR_RETURN' : 'CANCELLED', withdrawnOn: today }
}

/** It came today. What goes back, or came before, does not come again. */
export function arrived(handset: Handset, today: Day): Handset {
  return isOnItsWay(handset) ? { ...handset, status: 'DELIVERED', arrivesOn: today } : handset
}

/** It is here again. */
export const returned = (handset: Handset, today: Day): Handset =>
  handset.status === 'WAIT_FOR_RETURN'
    ? { ...handset, status: 'RETURN', withdrawnOn: handset.withdrawnOn ?? today, returnedOn: today }
    : handset

/** A phone that makes way for another one: its terms stay in the months in which they were. */
export function formerOf({ handset, phone }: PostpaidAccount): Handset['former'] {
  if (handset === null) return undefined
  const firstTerm = firstTermOf(handset)
  return { handset: { ...handset, ...(firstTerm && { firstTerm }) }, phone }
}

/** The order that counts: one that came to nothing leaves the phone before it, if there was one. */
export const countingHandset = (handset: Handset | null): Handset | null =>
  handset?.former && phoneStanding(handset) === 'none' ? countingHandset(handset.former.handset) : handset

/** Which phone that order is about; null when nobody knows. */
export const countingPhone = ({ handset, phone }: Pick<PostpaidAccount, 'handset' | 'phone'>): Phone | null =>
  handset?.former && phoneStanding(handset) === 'none' ? countingPhone(handset.former) : phone

/** The day of the invoice with the first term, for a phone that is here and of which none is paid; null for any other. */
export function firstTermOn(handset: Handset): Day | null {
  const first = firstTermOf(handset)
  const isWaitedFor = phoneStanding(handset) === 'paying' && !isOnItsWay(handset) && handset.totalPaid === 0
  return isWaitedFor && first !== null ? invoiceDateOf(first) : null
}

/** The phone that the customer has: the newest that came and did not go back. */
export function ownPhoneOf({ handset, phone }: Pick<PostpaidAccount, 'handset' | 'phone'>): Phone | null {
  const standing = phoneStanding(handset)
  if (phone && phone.delivered !== null && (standing === 'paying' || standing === 'paid')) return phone
  return handset?.former ? ownPhoneOf(handset.former) : null
}
