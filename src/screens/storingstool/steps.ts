import type { OutageType } from '../../api/contract/outage.ts'
import { areaOf, hasPlace } from '../../domain/outage.ts'
import type { Step as AnyStep } from '../../flow/steps.ts'

/** In the address: `/storingstool?stap=waar`, so that Back goes one step back. */
export type Step = 'wat' | 'waar' | 'proberen' | 'melden'

/** What has been answered so far; `zipCode` is empty while it is not known. */
export type Answers = { type: OutageType | null; zipCode: string }

/** How a step leads on and back. */
export type Way = { next: () => void; back: () => void }

/** What is asked, in order; abroad there is no place to ask after. */
export const outageSteps: { readonly steps: readonly [AnyStep<Answers, Step>, ...AnyStep<Answers, Step>[]] } = {
  steps: [
    { path: 'wat', answered: ({ type }) => type !== null },
    { path: 'waar', answered: ({ zipCode }) => areaOf(zipCode) !== null, when: ({ type }) => type === null || hasPlace(type) },
    { path: 'proberen', answered: () => true },
    { path: 'melden', answered: () => false },
  ],
}
