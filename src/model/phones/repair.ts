import { addMonths } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { addWorkdays } from '#kit/workdays.ts'
import { messageIn, messageProblem } from '#model/outage/outage.ts'
import type { RepairProblem, RepairState } from './contract/repair.ts'

/** The warranty on a phone is two years from delivery. */
const GUARANTEE_MONTHS = 24

/** The last day of the warranty. */
export const guaranteedUntil = (deliveredOn: Day): Day => addMonths(deliveredOn, GUARANTEE_MONTHS)

export const isGuaranteed = (warrantyUntil: Day, today: Day): boolean => today <= warrantyUntil

/**
 * True when a price estimate comes first: drops and water damage are not covered (domain sim.repair), nor is anything after the warranty.
 */
export const hearsPriceFirst = (problem: RepairProblem, warrantyUntil: Day, today: Day): boolean =>
  problem === 'SCREEN' || problem === 'WATER' || !isGuaranteed(warrantyUntil, today)

/** A repair is over once the phone is sent back; a new one may be requested. */
export const isRepairOver = ({ state }: { state: RepairState }): boolean => state === 'SENT_BACK'

/** The day by which the shipping label arrives: one working day (domain sim.repair). */
export const labelBy = (requestedOn: Day): Day => addWorkdays(requestedOn, 1)

/** The problem with the explanation, or null: it has a maximum length, and `OTHER` requires one. */
export function explanationProblem(text: string, problem: RepairProblem | ''): 'tooLong' | 'required' | null {
  if (problem === 'OTHER' && messageIn(text) === '') return 'required'
  return messageProblem(text)
}
