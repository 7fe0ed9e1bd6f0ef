import { expect, test } from 'vitest'
import { emailIn, newEmailProblem, repeatEmailProblem } from '../../src/typed/email.ts'

const NOW = 'sanne.visser@voorbeeld.example'

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['sanne', 'invalid'],
  ['sanne@voorbeeld', 'invalid'],
  ['sanne@voorbeeld.x', 'invalid'],
  ['sanne visser@voorbeeld.nl', 'invalid'],
  ['sanne@@voorbeeld.nl', 'invalid'],
  [`${'s'.repeat(250)}@a.nl`, 'invalid'],
  ['Sanne.Visser@Voorbeeld.example ', 'same'],
  ['sanne@nieuw.nl', null],
])('%s: %s', (typed, problem) => expect(newEmailProblem(typed, NOW)).toBe(problem))

test('stored without what comes along with pasting', () => expect(emailIn(' sanne@nieuw.nl\u200b ')).toBe('sanne@nieuw.nl'))

test('typed again: capitals and spaces make no difference', () => {
  expect(repeatEmailProblem('sanne@nieuw.nl', '')).toBe('required')
  expect(repeatEmailProblem('sanne@nieuw.nl', 'sanne@nieuw.nu')).toBe('mismatch')
  expect(repeatEmailProblem('sanne@nieuw.nl', ' Sanne@nieuw.nl')).toBe(null)
})
