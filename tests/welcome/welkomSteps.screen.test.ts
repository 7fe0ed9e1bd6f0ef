import { expect, test } from 'vitest'
import { copy as welcomeCopy } from '#features/welcome/copy.ts'
import { toDo, visitSteps } from '#features/welcome/steps.ts'
import { admittedStep } from '#page/flow/steps.ts'

test.each([
  [false, false, 'password', 2],
  [true, false, 'contract', 1],
  [true, true, 'done', 0],
  [false, true, 'done', 0],
])(
  'a first visit with the password chosen (%s) and the contract confirmed (%s) is at %s, with %i things to do',
  (passwordChosen, isConfirmed, step, left) => {
    expect(toDo({ passwordChosen, isConfirmed })).toBe(left)
    expect(admittedStep(visitSteps, { passwordChosen, isConfirmed }, 'done')).toBe(step)
  },
)

test.each([
  [null, 'Dit nummer houd je. Je hoort van ons wanneer het overkomt.'],
  [5, 'Dit nummer houd je. Nog 5 dagen, dan komt het over.'],
  [1, 'Dit nummer houd je. Morgen komt het over.'],
  [0, 'Dit nummer houd je. Vandaag komt het over.'],
])('the number that is kept comes in %s days: %s', (days, text) => expect(welcomeCopy.keeps(days)).toBe(text))
