import type { Day } from '../../api/contract/parts.ts'
import type { TerminateData, TerminateReason } from '../../api/contract/termination.ts'
import { dateIn } from '../../domain/dateInput.ts'
import { earliestEnd, endProblem, latestEnd } from '../../domain/termination.ts'
import type { Step as AnyStep } from '../../flow/steps.ts'
import type { EndChoice } from './draft.ts'

/** In the address: `/opzeggen?stap=datum`, so that Back goes one step back. */
export type Step = 'reden' | 'aanbod' | 'datum' | 'bevestigen'

export type Answers = { reason: TerminateReason | null; isDeclined: boolean; endsOn: Day | null; offer: number | null }

/** The reasons for which a smaller subscription may be the answer. */
const COSTS: readonly TerminateReason[] = ['CHEAPER_ELSEWHERE', 'TOO_MUCH']

/** One offer at most, to a customer who finds it too dear (domain 1.14). */
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

/** The days that can be chosen; `contract`: its end, when that is worth waiting for. */
export function endsFor({ contractEnd }: Pick<TerminateData, 'contractEnd'>, reason: TerminateReason | null, today: Day) {
  const soonest = earliestEnd(today, reason)
  return {
    soonest,
    latest: latestEnd(today, contractEnd),
    contract: contractEnd !== null && contractEnd > soonest && reason !== 'DECEASED' ? contractEnd : null,
  }
}

/** The last day that was chosen; null when there is none, or it cannot be. */
export function endOf({ reason, end, date }: Chosen, data: Pick<TerminateData, 'contractEnd'>, today: Day): Day | null {
  const { soonest, latest, contract } = endsFor(data, reason, today)
  if (end === 'soonest') return soonest
  if (end === 'contract') return contract
  return end === 'other' && endProblem(date, soonest, latest) === null ? dateIn(date) : null
}
