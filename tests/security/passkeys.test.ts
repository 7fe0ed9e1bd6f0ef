import { expect, test } from 'vitest'
import { MOST_PASSKEYS, mayOfferPasskey, passkeyNameIn, passkeyNameProblem, QUESTION_LIVES } from '#model/security/passkeys.ts'

test('a question: two minutes', () => expect(QUESTION_LIVES).toBe(120_000))

test('passkeys: ten at most', () => expect(MOST_PASSKEYS).toBe(10))

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['Telefoon van Noor', null],
  ['a'.repeat(40), null],
  [` ${'a'.repeat(40)} `, null],
  ['a'.repeat(41), 'tooLong'],
])('a name: when it is "%s", then %s is wrong with it', (name, problem) => expect(passkeyNameProblem(name)).toBe(problem))

test('a name: when there are spaces around it, then they are left out', () =>
  expect(passkeyNameIn('  Telefoon ')).toBe('Telefoon'))

test.each([
  ['nothing speaks against it', {}, true],
  ['the device can make none', { canMake: false }, false],
  ['it was offered here before', { wasOffered: true }, false],
  ['the customer has one', { has: 1 }, false],
])('an offer: when %s, then %s is made', (_, change, made) =>
  expect(mayOfferPasskey({ canMake: true, wasOffered: false, has: 0, ...change })).toBe(made),
)
