import { describe, expect, test } from 'vitest'
import {
  infixProblem,
  initialsProblem,
  initialsText,
  lastNameInFull,
  nameProblem,
  plainName,
  splitLastName,
} from '../../src/typed/personName.ts'

describe('names (domain 1.26)', () => {
  test.each(['Gerrit', 'Hart', "d'Hont", 'Zoë', 'van der Berg', 'Hohenstaufen-Brederode', 'Łukasz', 'O’Brien'])('%s', (name) =>
    expect(nameProblem(name)).toBeNull(),
  )
  test.each(['R2D2', 'a@b', '-Jan', '<b>', 'A'.repeat(51)])('%s is none', (name) => expect(nameProblem(name)).toBe('invalid'))
  test.each(['', '  ', '\u200b'])('nothing: %j', (name) => expect(nameProblem(name)).toBe('required'))
  test('are stored without what cannot be seen', () => expect(plainName(' Jan\u200b  Piet ')).toBe('Jan Piet'))
})

describe('initials (domain 1.26: normalised to J.A.)', () => {
  test.each([
    ['ja', 'J.A.'],
    ['J.A.', 'J.A.'],
    ['j. a.', 'J.A.'],
    ['é', 'É.'],
  ])('%s as %s', (typed, text) => {
    expect(initialsProblem(typed)).toBeNull()
    expect(initialsText(typed)).toBe(text)
  })
  test.each(['J1', 'ABCDEFGHI', 'J-A'])('%s stays as it is', (typed) => {
    expect(initialsProblem(typed)).toBe('invalid')
    expect(initialsText(typed)).toBe(typed)
  })
  test('nothing', () => expect(initialsProblem(' ')).toBe('required'))
})

describe('what comes before a last name', () => {
  test.each([
    ['van der Berg', 'van der', 'Berg'],
    ['Terpstra', '', 'Terpstra'],
    ['El Idrissi', '', 'El Idrissi'],
    ['van Hohenstaufen-Brederode', 'van', 'Hohenstaufen-Brederode'],
    ['berg', '', 'berg'],
  ])('%s: %j and %s, and together again', (name, infix, lastName) => {
    expect(splitLastName(name)).toEqual({ infix, lastName })
    expect(lastNameInFull(infix, lastName)).toBe(name)
  })
  test.each([
    ['van der', null],
    ['', null],
    ['v4n', 'invalid'],
  ])('%j: %s', (infix, problem) => expect(infixProblem(infix)).toBe(problem))
})
