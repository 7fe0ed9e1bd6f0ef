import type { Day } from '../api/contract/parts.ts'
import type { TerminateData, TerminateReason } from '../api/contract/termination.ts'
import { type DateProblem, dateIn, dateProblem } from './dateInput.ts'
import { addDays, addMonths, daysBetween, endOfMonth } from './dates.ts'
import { invoiceDateOf, proRata } from './invoices.ts'

/** Months of notice, counted from the day itself (domain 1.14: cancelled on 20 November, ends on 20 December). */
const NOTICE_MONTHS = 1
/** How far ahead an end can be chosen, in months; the end of the contract always can. */
const AHEAD_MONTHS = 12

/** A customer who died or moves abroad owes nothing for the rest of the term (domain 1.14). */
const WITHOUT_FEE: readonly TerminateReason[] = ['DECEASED', 'ABROAD']

/** The first last day: after a month of notice, or tomorrow when the customer has died. */
export const earliestEnd = (today: Day, reason: TerminateReason | null): Day =>
  reason === 'DECEASED' ? addDays(today, 1) : addMonths(today, NOTICE_MONTHS)

export function latestEnd(today: Day, contractEnd: Day | null): Day {
  const ahead = addMonths(today, AHEAD_MONTHS)
  return contractEnd !== null && contractEnd > ahead ? contractEnd : ahead
}

/** Days of the term that are left after a last day. */
export const daysLeftOfTerm = (contractEnd: Day | null, endsOn: Day): number =>
  contractEnd === null ? 0 : Math.max(0, daysBetween(endsOn, contractEnd))

/** What is asked about the term that is running; a contract in its reflection period binds nobody. */
export type Term = Pick<TerminateData, 'monthly' | 'contractEnd'>

/** Cents for ending before the contract does: the fixed price of the bundles over the days that are left, rounded once (domain 1.14). */
export const terminationFee = ({ monthly, contractEnd }: Term, reason: TerminateReason | null, endsOn: Day): number =>
  reason !== null && WITHOUT_FEE.includes(reason) ? 0 : proRata(monthly, daysLeftOfTerm(contractEnd, endsOn))

/** Taking it back is possible until the day before the last one (domain 1.14). */
export const undoUntil = (endsOn: Day): Day => addDays(endsOn, -1)
export const canUndo = (endsOn: Day, today: Day): boolean => today <= undoUntil(endsOn)

/** The last invoice is the one after the month in which it ends. */
export const finalInvoiceOn = (endsOn: Day): Day => invoiceDateOf(addDays(endOfMonth(endsOn), 1))

/** What is wrong with a typed last day, or null. */
export function endProblem(text: string, earliest: Day, latest: Day): DateProblem | 'tooEarly' | 'tooLate' | null {
  const day = dateIn(text)
  if (day === null) return dateProblem(text)
  return day < earliest ? 'tooEarly' : day > latest ? 'tooLate' : null
}
