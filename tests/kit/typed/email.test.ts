import { expect, test } from 'vitest'
import { emailIn, newEmailProblem, repeatEmailProblem } from '#kit/typed/email.ts'

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

test.each([
  ['mailto:a@b.nl', 'a@b.nl'],
  ['MAILTO:a@b.nl', 'a@b.nl'],
  ['Anna Bakker <a@b.nl>', 'a@b.nl'],
  ['"Bakker, A." <a@b.nl>;', 'a@b.nl'],
  ['<a@b.nl>', 'a@b.nl'],
  ['a@b.nl,', 'a@b.nl'],
  ['a@b.nl.', 'a@b.nl'],
  ['a@b.nl>', 'a@b.nl'],
  ['a @ b.nl', 'a@b.nl'],
  ['ａ＠ｂ．ｎｌ', 'a@b.nl'],
  ['a@b。nl', 'a@b.nl'],
  ['a+b_c.d@b-c.example', 'a+b_c.d@b-c.example'],
  ['josé@müller.example', 'josé@müller.example'],
  ['a@xn--mller-kva.example', 'a@xn--mller-kva.example'],
  [`${'a'.repeat(64)}@b.nl`, `${'a'.repeat(64)}@b.nl`],
])('%s is the address %s', (typed, email) => expect(emailIn(typed)).toBe(email))

test.each([
  'a@b..nl',
  'a@.b.nl',
  '.a@b.nl',
  'a.@b.nl',
  'a..b@c.nl',
  'a@-b.nl',
  'a@b-.nl',
  'a@b,nl',
  'a@b.nl c@d.nl',
  'a,b@c.nl',
  'a@b.1',
  'a@127.0.0.1',
  'a@b@c.nl',
  `${'a'.repeat(65)}@b.nl`,
  `a@${'b'.repeat(64)}.nl`,
  `a@${'b.'.repeat(150)}nl`,
])('%s is no address', (typed) => expect(emailIn(typed)).toBeNull())

test('stored without what comes along with pasting', () => expect(emailIn(' sanne@nieuw.nl\u200b ')).toBe('sanne@nieuw.nl'))

test('typed again: capitals and spaces make no difference', () => {
  expect(repeatEmailProblem('sanne@nieuw.nl', '')).toBe('required')
  expect(repeatEmailProblem('sanne@nieuw.nl', 'sanne@nieuw.nu')).toBe('mismatch')
  expect(repeatEmailProblem('sanne@nieuw.nl', ' Sanne@nieuw.nl')).toBe(null)
})
