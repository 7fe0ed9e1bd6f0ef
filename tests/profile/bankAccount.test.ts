import { describe, expect, test } from 'vitest'
import { ibanIn, ibanProblem, newIbanProblem } from '#kit/typed/iban.ts'
import { isHolder, linkProblem } from '#model/profile/bankAccount.ts'
import { accounts } from '../../fixtures/accounts/all.ts'

const CURRENT = 'NL04WADB9000000001'

describe('the account that a customer wants to pay from', () => {
  test.each([
    ['', 'required'],
    ['NL91 ABNA 0417', 'tooShort'],
    ['NL91 ABNA 0417 1643 01', 'invalid'],
    ['nl04 wadb 9000.0000.01', 'same'],
    ['NL91 ABNA 0417 1643 00', null],
    // refusing a foreign account is forbidden
    ['DE89 3704 0044 0532 0130 00', null],
    // 31 characters: the longest in the SEPA area
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', null],
    // not in the SEPA area
    ['BR15 0000 0000 0000 1093 2840 814P 2', 'invalid'],
  ])('%s: %s', (typed, problem) => expect(newIbanProblem(typed, CURRENT)).toBe(problem))

  test('where there is none yet, none is the same', () => expect(newIbanProblem(CURRENT, null)).toBe(null))
  test('every test account has one of its own that is right', () => {
    expect(accounts.map(({ iban }) => ibanProblem(iban)).filter((problem) => problem !== null)).toEqual([])
    expect(new Set(accounts.map(({ iban }) => ibanIn(iban))).size).toBe(accounts.length)
    expect(accounts[0]?.iban).toBe(CURRENT)
  })
})

describe('the holder that a bank names', () => {
  const pieter = { firstName: 'Pieter', lastName: 'van der Meer' }
  test.each([
    ['P VAN DER MEER', true],
    ['Meer, P. van der', true],
    ['Hr P v/d Meer e/o A Jansen', true],
    ['MEER', true],
    ['A. van der Meer', false],
    ['P. Anders', false],
    ['', false],
  ])('%s of Pieter van der Meer: %s', (holder, fits) => expect(isHolder(holder, pieter)).toBe(fits))

  test.each([
    ['Z TER HAAR', 'Zoë', 'ter Haar'],
    ['F YILMAZ', 'Fatima', 'Yılmaz'],
    ['N VAN HOHENSTAUFEN BREDERODE', 'Nina', 'van Hohenstaufen-Brederode'],
    ['O EL IDRISSI', 'Omar', 'El Idrissi'],
  ])('%s is %s %s', (holder, firstName, lastName) => expect(isHolder(holder, { firstName, lastName })).toBe(true))

  test('who has no last name but a word between names is nobody', () =>
    expect(isHolder('P. Anders', { firstName: 'Pieter', lastName: 'van der' })).toBe(false))

  test('another account weighs heavier than another name', () => {
    const other = { iban: 'NL91ABNA0417164300', holder: 'P. Anders' }
    expect(linkProblem(CURRENT, other, pieter)).toBe('other-account')
    expect(linkProblem(CURRENT, { ...other, iban: CURRENT }, pieter)).toBe('other-name')
    expect(linkProblem('NL04 WADB 9000 0000 01', { iban: CURRENT, holder: 'P VAN DER MEER' }, pieter)).toBe(null)
  })
})
