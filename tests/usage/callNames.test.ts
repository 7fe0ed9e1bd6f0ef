import { expect, test } from 'vitest'
import { nameOf } from '#model/usage/callNames.ts'
import { nameProblem, withName } from '#model/usage/givenName.ts'

const names = { '0690041276': 'Mama', '0690058310': 'Werk', '0690058399': 'Werk mobiel' }

test.each([
  ['its whole number is shown', '0690041276', { name: 'Mama', isSure: true }],
  ['exactly one named number fits its shown digits', '0690041•••', { name: 'Mama', isSure: false }],
  ['two named numbers fit its shown digits', '0690058•••', null],
  ['another number has the name', '0690041277', null],
  ['it has fewer digits', '069004•••', null],
  ['it is a word that every object has', 'constructor', null],
])('the name of a number: when %s, then %s is %j', (_, number, known) => {
  expect(nameOf(number, names)).toEqual(known)
})

test('a name: when it is given, changed or emptied, then only that number changes', () => {
  expect(withName({ a: 'An' }, 'b', '  Bo  de   Wit ')).toEqual({ a: 'An', b: 'Bo de Wit' })
  expect(withName({ a: 'An', b: 'Bo' }, 'b', 'Bob')).toEqual({ a: 'An', b: 'Bob' })
  expect(withName({ a: 'An', b: 'Bo' }, 'b', ' ')).toEqual({ a: 'An' })
})

test('a name: when it has more than 40 characters, then it is too long', () => {
  expect([nameProblem('é'.repeat(40)), nameProblem('a'.repeat(41)), nameProblem('')]).toEqual([null, 'tooLong', null])
})
