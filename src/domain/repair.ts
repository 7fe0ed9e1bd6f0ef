import type { Day } from '../api/contract/parts.ts'
import type { RepairProblem, RepairState } from '../api/contract/repair.ts'
import { addMonths } from './dates.ts'
import { messageProblem } from './outage.ts'
import { addWorkdays } from './workdays.ts'

/** A phone has a guarantee of two years from the day on which it was delivered. */
const GUARANTEE_MONTHS = 24

/** The last day of the guarantee. */
export const guaranteedUntil = (deliveredOn: Day): Day => addMonths(deliveredOn, GUARANTEE_MONTHS)

export const isGuaranteed = (warrantyUntil: Day, today: Day): boolean => today <= warrantyUntil

/** Falling and water are no fault of the phone (domain sim.repair): with or without a guarantee the customer first hears a price. */
export const hearsPriceFirst = (problem: RepairProblem, warrantyUntil: Day, today: Day): boolean =>
  problem === 'SCREEN' || problem === 'WATER' || !isGuaranteed(warrantyUntil, today)

/** A repair is over when the phone is on its way back: another one may be asked for. */
export const isOver = ({ state }: { state: RepairState }): boolean => state === 'SENT_BACK'

/** The label for sending comes within a working day (domain sim.repair). */
export const labelBy = (requestedOn: Day): Day => addWorkdays(requestedOn, 1)

/** What is wrong with the explanation: it may be too long, and "something else" says nothing without one. */
export function explanationProblem(text: string, problem: RepairProblem | ''): 'tooLong' | 'required' | null {
  if (problem === 'OTHER' && text.trim() === '') return 'required'
  return messageProblem(text)
}
