import { describe, expect, test } from 'vitest'
import { passwordProblem, repeatProblem, strengthOf } from '#model/login/password.ts'

const personal = ['Sanne', 'de Boer', '0690000001']

describe('10 to 64 characters, not the number or name, not in a list of common passwords (domain 1.26)', () => {
  test.each([
    ['', 'required'],
    ['kort', 'tooShort'],
    ['steltlope', 'tooShort'],
    ['👍👍👍👍👍', 'tooShort'],
    [`${'tien vogels op 1'.repeat(4)}!`, 'tooLong'],
    ['x1'.repeat(32), 'tooCommon'],
    ['wachtwoord', 'tooCommon'],
    ['Wachtwoord123!', 'tooCommon'],
    ['W@chtw00rd!', 'tooCommon'],
    ['welkom2026!!', 'tooCommon'],
    ['1234567890', 'tooCommon'],
    ['0987654321', 'tooCommon'],
    ['aaaaaaaaaaaa', 'tooCommon'],
    ['abcdefghijk', 'tooCommon'],
    ['steltstelt', 'tooCommon'],
    ['MijnTureluur1', 'tooCommon'],
    ['ik ben Sanne!', 'containsPersonal'],
    ['deboer-aan-zee', 'containsPersonal'],
    ['bel 06 9000 0001', 'containsPersonal'],
    ['xx0690000001', 'containsPersonal'],
  ])('%j: %s', (password, problem) => expect(passwordProblem(password, personal)).toBe(problem))

  test.each([
    'steltloper-26',
    'steltloper',
    'drie vogels op een paal',
    '          x',
    ' spatie aan beide kanten ',
    'ĳsvogel-é-ü-ñ',
    '👩‍👩‍👧 aan het wad',
    'tien vogels op 1'.repeat(4),
    'acegikmoqs',
  ])('%j is accepted, with its spaces and signs', (password) => expect(passwordProblem(password, personal)).toBeNull())

  test('when the customer is unknown or a name has two letters, then no name is avoided', () => {
    expect(passwordProblem('ik ben Sanne!')).toBeNull()
    expect(passwordProblem('vader en moeder', ['de'])).toBeNull()
    expect(passwordProblem('vader en moeder', ['moe'])).toBe('containsPersonal')
  })
})

test('typed again', () => {
  expect(repeatProblem('steltloper', '')).toBe('required')
  expect(repeatProblem('steltloper', 'Steltloper')).toBe('mismatch')
  expect(repeatProblem('steltloper', 'steltloper ')).toBe('mismatch')
  expect(repeatProblem('steltloper', 'steltloper')).toBeNull()
})

test.each([
  ['', 'weak'],
  ['kort', 'weak'],
  ['wachtwoord123', 'weak'],
  ['abababababcc', 'weak'],
  ['aabbccddccaa', 'weak'], // four different characters
  ['aabbccddeeaa', 'fair'], // five
  ['steltloper', 'fair'],
  ['steltloper-vlo', 'fair'],
  ['steltloper-vlot', 'fair'], // fifteen
  ['steltloper-vloot', 'strong'], // sixteen
  ['Vlootje-kan', 'fair'], // eleven of three kinds
  ['Vlootje-kanz', 'strong'], // twelve of three kinds
  ['Steltloper-26', 'strong'],
  ['drie vogels op een paal', 'strong'],
] as const)('%j is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))
