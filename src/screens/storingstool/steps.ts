import type { OutageType } from '../../api/contract/outage.ts'
import { areaOf, hasPlace } from '../../domain/outage.ts'
import type { Step as AnyStep } from '../../flow/steps.ts'

/** The step is in the address (`/storingstool?stap=waar`), so the browser's Back goes one step back. */
export type Step = 'wat' | 'waar' | 'proberen' | 'melden'

/** The answers so far; `zipCode` is empty while unknown. */
export type Answers = { type: OutageType | null; zipCode: string }

export type Way = { next: () => void; back: () => void }

/** The steps in order; problems abroad have no place step. */
export const outageSteps: { readonly steps: readonly [AnyStep<Answers, Step>, ...AnyStep<Answers, Step>[]] } = {
  steps: [
    { path: 'wat', answered: ({ type }) => type !== null },
    { path: 'waar', answered: ({ zipCode }) => areaOf(zipCode) !== null, when: ({ type }) => type === null || hasPlace(type) },
    { path: 'proberen', answered: () => true },
    { path: 'melden', answered: () => false },
  ],
}
