import { expect, test } from 'vitest'
import { isFlow } from '../../src/routes/find.ts'

test.each([
  ['/mbs-bijkopen', true],
  ['/bundels-wijzigen/controle', true],
  ['/inloggen/mfa', true],
  ['/wachtwoord-instellen', true],
  ['/welkom', true],
  ['/mbs-bijkopen/bedankt', false],
  ['/', false],
  ['/inloggen', false],
  ['/verlengen', false],
  ['/bestaat-niet', false],
] as const)('no update comes between a purchase or a flow (decisions D9): is %s one? %s', (path, flow) => {
  expect(isFlow(path)).toBe(flow)
})
