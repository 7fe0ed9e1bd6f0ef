import * as v from 'valibot'
import type { Day } from '#kit/parts.ts'
import { dateIn } from '#kit/typed/dateInput.ts'
import { endProblem } from '#kit/typed/endDate.ts'
import { type TerminateData, TerminateReason } from '#model/subscription/contract/termination.ts'
import { earliestEnd, latestEnd } from '#model/subscription/termination.ts'
import { defineDraft, persisted, personal } from '#page/draft/defineDraft.ts'
import { clearWhenLeft, leave } from '#page/draft/draft.ts'
import type { Step as AnyStep } from '#page/flow/steps.ts'

/** Reasons for which a smaller subscription may help. */
const COSTS: readonly TerminateReason[] = ['CHEAPER_ELSEWHERE', 'TOO_MUCH']

export const terminateSteps: {
  readonly steps: readonly [AnyStep<TerminationAnswers, LeavingStep>, ...AnyStep<TerminationAnswers, LeavingStep>[]]
} = {
  steps: [
    { path: 'reden', answered: ({ reason }) => reason !== null },
    { path: 'aanbod', answered: ({ isDeclined }) => isDeclined, when: (known) => hasOffer(known) },
    { path: 'datum', answered: ({ endsOn }) => endsOn !== null },
    { path: 'bevestigen', answered: () => false },
  ],
}

export const EndChoice = v.picklist(['contract', 'soonest', 'other'])
export type EndChoice = v.InferOutput<typeof EndChoice>

export const terminateDraft = defineDraft('terminate', {
  reason: persisted(v.nullable(TerminateReason), null),
  end: persisted(v.nullable(EndChoice), null),
  date: persisted(v.pipe(v.string(), v.maxLength(40)), ''),
  isDeclined: persisted(v.boolean(), false),
  /** Free text. */
  message: personal(''),
})

/** Clears the draft once it is submitted. */
export const finishTermination = (): void => clearWhenLeft(terminateDraft)
export const leftTermination = (): void => leave(terminateDraft)

/** The step is in the address (`/opzeggen?stap=datum`), so the browser's Back goes one step back. */
export type LeavingStep = 'reden' | 'aanbod' | 'datum' | 'bevestigen'

export type TerminationAnswers = { reason: TerminateReason | null; isDeclined: boolean; endsOn: Day | null; offer: number | null }

/** There is one offer at most, for customers who find the subscription too expensive. */
export const hasOffer = ({ reason, offer }: Pick<TerminationAnswers, 'reason' | 'offer'>): boolean =>
  offer !== null && reason !== null && COSTS.includes(reason)

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
