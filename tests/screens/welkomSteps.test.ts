import { expect, test } from 'vitest'
import { admittedStep } from '../../src/flow/steps.ts'
import { toDo, visitSteps } from '../../src/screens/welkom/steps.ts'

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
