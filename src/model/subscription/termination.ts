import { addDays, addMonths, daysBetween, endOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { invoiceDateOf, proRata } from '#model/invoices/invoices.ts'
import type { TerminateData, TerminateReason } from './contract/termination.ts'

/** The notice period in months, from the day itself (domain 1.14: cancelled on 20 November, ends on 20 December). */
const NOTICE_MONTHS = 1
/** How many months ahead an end date can be chosen; the end of the contract is always possible. */
const AHEAD_MONTHS = 12

/** Nothing is due for the rest of the term when the customer died or moves abroad (domain 1.14). */
const WITHOUT_FEE: readonly TerminateReason[] = ['DECEASED', 'ABROAD']

/** The earliest last day: after the notice period, or tomorrow when the customer has died. */
export const earliestEnd = (today: Day, reason: TerminateReason | null): Day =>
  reason === 'DECEASED' ? addDays(today, 1) : addMonths(today, NOTICE_MONTHS)

export function latestEnd(today: Day, contractEnd: Day | null): Day {
  const ahead = addMonths(today, AHEAD_MONTHS)
  return contractEnd !== null && contractEnd > ahead ? contractEnd : ahead
}

/** The days of the term left after the last day. */
export const daysLeftOfTerm = (contractEnd: Day | null, endsOn: Day): number =>
  contractEnd === null ? 0 : Math.max(0, daysBetween(endsOn, contractEnd))

/** The current term. A contract in its reflection period does not bind. */
type ContractTerm = Pick<TerminateData, 'monthly' | 'contractEnd'>

/** The fee (cents) for ending before the contract does: the fixed bundle price over the remaining days, rounded once (domain 1.14). */
export const terminationFee = ({ monthly, contractEnd }: ContractTerm, reason: TerminateReason | null, endsOn: Day): number =>
  reason !== null && WITHOUT_FEE.includes(reason) ? 0 : proRata(monthly, daysLeftOfTerm(contractEnd, endsOn))

/** The last day to undo a cancellation: the day before the end (domain 1.14). */
export const undoUntil = (endsOn: Day): Day => addDays(endsOn, -1)
export const canUndo = (endsOn: Day, today: Day): boolean => today <= undoUntil(endsOn)

/** The date of the final invoice: that of the month after the end. */
export const finalInvoiceOn = (endsOn: Day): Day => invoiceDateOf(addDays(endOfMonth(endsOn), 1))
