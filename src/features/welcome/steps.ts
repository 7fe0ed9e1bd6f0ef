import type { Step as AnyStep } from '#page/flow/steps.ts'

export type Step = 'password' | 'contract' | 'done'

type Visited = { passwordChosen: boolean; isConfirmed: boolean }

export const visitSteps: { readonly steps: readonly [AnyStep<Visited, Step>, ...AnyStep<Visited, Step>[]] } = {
  steps: [
    // Accepting the contract implies a password: the backend requires it first.
    { path: 'password', answered: ({ passwordChosen, isConfirmed }) => passwordChosen || isConfirmed },
    { path: 'contract', answered: ({ isConfirmed }) => isConfirmed },
    { path: 'done', answered: () => true },
  ],
}

export const toDo = (visited: Visited): number => visitSteps.steps.filter(({ answered }) => !answered(visited)).length
