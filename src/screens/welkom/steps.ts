import type { Step as AnyStep } from '../../flow/steps.ts'

export type Step = 'password' | 'contract' | 'done'

/** How far the customer is (spec 4 onboarding). */
export type Visited = { passwordChosen: boolean; isConfirmed: boolean }

export const visitSteps: { readonly steps: readonly [AnyStep<Visited, Step>, ...AnyStep<Visited, Step>[]] } = {
  steps: [
    // Accepting the contract answers both: the backend takes it only after the password.
    { path: 'password', answered: ({ passwordChosen, isConfirmed }) => passwordChosen || isConfirmed },
    { path: 'contract', answered: ({ isConfirmed }) => isConfirmed },
    { path: 'done', answered: () => true },
  ],
}

/** How many things are still to be done. */
export const toDo = (visited: Visited): number => visitSteps.steps.filter(({ answered }) => !answered(visited)).length
