import { expect, test } from 'vitest'
import { admit } from '../../src/flow/steps.ts'
import { visitSteps } from '../../src/screens/welkom/steps.ts'

test.each([
  [false, false, 'password'],
  [true, false, 'contract'],
  [true, true, 'done'],
  [false, true, 'done'],
])(
  'a first visit with the password chosen (%s) and the contract confirmed (%s) is at %s',
  (passwordChosen, isConfirmed, step) => {
    expect(admit(visitSteps, { passwordChosen, isConfirmed }, 'done')).toBe(step)
  },
)
