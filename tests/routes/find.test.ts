import { expect, test } from 'vitest'
import { addRow, find, isFlow, patterns } from '#platform/router/find.ts'

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

test('a page of the demo that is added is found, and among the screens that the data layer may name', () => {
  expect(find('/demo/proef')).toBeUndefined()
  addRow('/demo/proef', { for: 'anyone', title: 'Proef', screen: () => Promise.reject(new Error('never shown')) })
  expect(find('/Demo/proef/')?.pattern).toBe('/demo/proef')
  expect(patterns()).toContain('/demo/proef')
})
