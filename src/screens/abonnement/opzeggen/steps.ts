import type { Day } from '../../../api/contract/parts.ts'
import type { TerminateData, TerminateReason } from '../../../api/contract/termination.ts'
import { earliestEnd, endProblem, latestEnd } from '../../../domain/termination.ts'
import type { Step as AnyStep } from '../../../flow/steps.ts'
import { dateIn } from '../../../typed/dateInput.ts'
import type { EndChoice } from './draft.ts'

/** The step is in the address (`/opzeggen?stap=datum`), so the browser's Back goes one step back. */
export type Step = 'reden' | 'aanbod' | 'datum' | 'bevestigen'

export type Answers = { reason: TerminateReason | null; isDeclined: boolean; endsOn: Day | null; offer: number | null }

/** Reasons for which a smaller subscription may help. */
const COSTS: readonly TerminateReason[] = ['CHEAPER_ELSEWHERE', 'TOO_MUCH']

/** There is one offer at most, for customers who find the subscription too expensive. */
export const hasOffer = ({ reason, offer }: Pick<Answers, 'reason' | 'offer'>): boolean =>
  offer !== null && reason !== null && COSTS.includes(reason)

export const terminateSteps: { readonly steps: readonly [AnyStep<Answers, Step>, ...AnyStep<Answers, Step>[]] } = {
  steps: [
    { path: 'reden', answered: ({ reason }) => reason !== null },
    { path: 'aanbod', answered: ({ isDeclined }) => isDeclined, when: (known) => hasOffer(known) },
    { path: 'datum', answered: ({ endsOn }) => endsOn !== null },
    { path: 'bevestigen', answered: () => false },
  ],
}

type Chosen = { reason: TerminateReason | null; end: EndChoice | null; date: string }

/** The days the customer can choose. `contract` is the end of the contract, if waiting for it saves anything. */
export function endsFor({ contractEnd }: Pick<TerminateData, 'contractEnd'>, reason: TerminateReason | null, today: Day) {
  const soonest = earliestEnd(today, reason)
  return {
    soonest,
    latest: latestEnd(today, contractEnd),
    contract: contractEnd !== null && contractEnd > soonest && reason !== 'DECEASED' ? contractEnd : null,
  }
}

/** The chosen last day; null when nothing valid is chosen. */
export function endOf({ reason, end, date }: Chosen, data: Pick<TerminateData, 'contractEnd'>, today: Day): Day | null {
  const { soonest, latest, contract } = endsFor(data, reason, today)
  if (end === 'soonest') return soonest
  if (end === 'contract') return contract
  return end === 'other' && endProblem(date, soonest, latest) === null ? dateIn(date) : null
}
