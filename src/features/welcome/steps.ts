import type { Step as AnyStep } from '#page/flow/steps.ts'

export type WelcomeStep = 'password' | 'contract' | 'done'

type Visited = { passwordChosen: boolean; isConfirmed: boolean }

export const visitSteps: { readonly steps: readonly [AnyStep<Visited, WelcomeStep>, ...AnyStep<Visited, WelcomeStep>[]] } = {
  steps: [
    // Accepting the contract implies a password: the backend requires it first.
    { path: 'password', answered: ({ passwordChosen, isConfirmed }) => passwordChosen || isConfirmed },
    { path: 'contract', answered: ({ isConfirmed }) => isConfirmed },
    { path: 'done', answered: () => true },
  ],
}

export const toDo = (visited: Visited): number => visitSteps.steps.filter(({ answered }) => !answered(visited)).length
